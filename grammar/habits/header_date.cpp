// Reads the date of a header as it was meant.
#include "grammar/habits/header.hpp"
#include "grammar/habits/header_value.hpp"
#include "grammar/habits/spot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace arbiter::habits {
namespace {

struct Day {
    int year = 0;
    int month = 0;
    int day = 0;

    bool exists() const {
        constexpr std::array<int, 13> days{0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
        const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
        return year >= 1000 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 &&
               day <= days[static_cast<std::size_t>(month)] - (month == 2 && !leap ? 1 : 0);
    }
    std::string text() const { return fmt::format("{:04}-{:02}-{:02}", year, month, day); }
};

int month_called(std::string_view word) {
    constexpr std::array<std::string_view, 12> months{"january",   "february", "march",    "april",
                                                      "may",       "june",     "july",     "august",
                                                      "september", "october",  "november", "december"};
    for (std::size_t i = 0; i < months.size() && word.size() >= 3; ++i) {
        if (alike(word, months[i].substr(0, word.size())) || (i == 8 && alike(word, "sept"))) {
            return static_cast<int>(i) + 1;
        }
    }
    return 0;
}

/// The numbers and the name of a month in a date, and what stands between them.
struct DateParts {
    std::vector<int> numbers;
    std::vector<std::size_t> digits;
    std::size_t named_at = std::string_view::npos;  ///< the place of the month's name among the parts
    int named = 0;
    std::string marks;
};

std::optional<DateParts> parts_of(std::string_view value) {
    DateParts parts;
    for (std::size_t at = 0; at < value.size();) {
        const std::size_t begin = at;
        while (at < value.size() && is_digit(value[at]) && at - begin < 5) {
            ++at;
        }
        if (at > begin) {
            parts.digits.push_back(at - begin);
            int number = 0;
            std::from_chars(value.data() + begin, value.data() + at, number);
            parts.numbers.push_back(number);
            continue;
        }
        while (at < value.size() && is_letter(value[at])) {
            ++at;
        }
        if (at > begin) {
            const int month = month_called(value.substr(begin, at - begin));
            if (month == 0 || parts.named != 0) {
                return std::nullopt;
            }
            parts.named = month;
            parts.named_at = parts.numbers.size();
            continue;
        }
        if (!is_blank(value[at])) {
            parts.marks += value[at];
        }
        ++at;
    }
    return parts;
}

/// The days that a date may mean.
std::vector<Day> days_of(const DateParts& parts) {
    const auto& n = parts.numbers;
    const std::string_view marks = parts.marks;
    std::vector<Day> days;
    if (parts.named != 0 && n.size() == 2 && parts.digits[1] == 4 && parts.digits[0] <= 2) {
        days = {{n[1], parts.named, n[0]}};  // 20 Nov 2026, Nov 20, 2026
    } else if (parts.named == 0 && n.size() == 3 && parts.digits[0] == 4 && marks.size() == 2 && marks[0] == marks[1]) {
        days = {{n[0], n[1], n[2]}};  // 2026/11/20
    } else if (parts.named == 0 && n.size() == 3 && parts.digits[2] == 4 && parts.digits[0] <= 2 &&
               parts.digits[1] <= 2) {
        if (marks == "..") {
            days = {{n[2], n[1], n[0]}};
        } else if (marks == "//") {
            days = {{n[2], n[0], n[1]}, {n[2], n[1], n[0]}};
        }
    }
    std::erase_if(days, [](const Day& day) { return !day.exists(); });
    return days;
}

}  // namespace

void read_date(Draft& draft, std::size_t at, std::vector<std::string>& offers) {
    const std::string value(trimmed(std::string_view(draft.text()).substr(at)));
    const auto parts = value.size() > 32 ? std::nullopt : parts_of(value);
    const std::vector<Day> days = parts ? days_of(*parts) : std::vector<Day>{};
    if (days.size() == 1 || (days.size() == 2 && days[0].text() == days[1].text())) {
        put_value(draft, at, days[0].text(), Habit::date);
        return;
    }
    for (const Day& day : days) {
        offers.push_back("Date: " + day.text());
    }
}

}  // namespace arbiter::habits
