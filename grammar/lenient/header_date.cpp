// Reads the date of a header as it was meant.
#include "grammar/lenient/failure_site.hpp"
#include "grammar/lenient/header.hpp"
#include "grammar/lenient/header_value.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <numeric>
#include <optional>

namespace arbiter::lenient {
namespace {

struct Day {
    int year = 0;
    int month = 0;
    int day = 0;

    bool exists() const {
        constexpr int more_than_any = 99;  // of what the calendar can be asked
        return year >= 1000 && year <= 9999 && month >= 1 && month <= more_than_any && day >= 1 &&
               day <= more_than_any && calendar().ok();
    }
    bool is(std::chrono::weekday weekday) const {
        return std::chrono::weekday(std::chrono::sys_days(calendar())) == weekday;
    }
    std::string text() const { return fmt::format("{:04}-{:02}-{:02}", year, month, day); }

private:
    std::chrono::year_month_day calendar() const {
        return {std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                std::chrono::day(static_cast<unsigned>(day))};
    }
};

/// The place among these words of the one that a word begins like; -1: of none.
template <std::size_t Count>
int place_among(const std::array<std::string_view, Count>& words, std::string_view word) {
    for (std::size_t i = 0; i < words.size() && word.size() >= 3; ++i) {
        if (alike(word, words[i].substr(0, word.size()))) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

/// -1 for any other word.
int weekday_called(std::string_view word) {
    constexpr std::array<std::string_view, 7> weekdays{"sunday",   "monday", "tuesday", "wednesday",
                                                       "thursday", "friday", "saturday"};
    return place_among(weekdays, word);
}

int month_called(std::string_view word) {
    constexpr std::array<std::string_view, 12> months{"january",   "february", "march",    "april",
                                                      "may",       "june",     "july",     "august",
                                                      "september", "october",  "november", "december"};
    return alike(word, "sept") ? 9 : place_among(months, word) + 1;
}

/// The numbers and the name of a month in a date, and what stands between them.
struct DateParts {
    std::vector<int> numbers;
    std::vector<std::size_t> digits;
    std::size_t named_at = std::string_view::npos;  ///< the place of the month's name among the parts
    int named = 0;
    int weekday = -1;  ///< 0: Sunday
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
            const std::string_view word = value.substr(begin, at - begin);
            if (parts.weekday < 0 && weekday_called(word) >= 0) {
                parts.weekday = weekday_called(word);
                at = std::min(value.find_first_not_of(".,", at), value.size());
                continue;
            }
            const int month = month_called(word);
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
    std::erase_if(days, [&](const Day& day) {
        return !day.exists() ||
               (parts.weekday >= 0 && !day.is(std::chrono::weekday(static_cast<unsigned>(parts.weekday))));
    });
    return days;
}

/// Digits of a part of a date, unknown ones among them: `??` for one `?`, two digits for one.
std::string filled(std::string_view part) {
    const bool unknown = part.find_first_not_of('?') == npos;
    return unknown ? "??" : part.size() == 1 ? fmt::format("0{}", part) : std::string(part);
}

bool may_be_month(std::string_view month) {
    return month.find('?') != npos || (month >= "01" && month <= "12");
}

/// `2026`, `2026-11`, `2026/11`, `20261120`, `????.??.??`: a date of which parts are not known, or that stands without
/// marks; empty when it is none.
std::string partial_date(std::string_view value) {
    constexpr std::size_t year_size = 4;
    const auto is_number = [](std::string_view text) {
        return !text.empty() && text.size() <= 2 && text.find_first_not_of("0123456789?") == npos;
    };
    const std::string_view year = value.substr(0, year_size);
    if (year.size() != year_size || year.find_first_not_of("0123456789?") != npos || year[0] == '0') {
        return {};
    }
    std::string_view rest = value.substr(year_size);
    std::array<std::string, 2> parts{"??", "??"};
    constexpr std::string_view marks = "-./";
    const char mark = rest.empty() ? ' ' : rest[0];
    const bool bare = rest.size() == year_size && is_digit(mark);
    if (!rest.empty() && marks.find(mark) == npos && !bare) {
        return {};
    }
    for (std::string& part : parts) {
        if (rest.empty()) {
            break;
        }
        rest.remove_prefix(bare ? 0 : 1);
        const std::size_t end = bare ? 2 : std::min(rest.find(mark), rest.size());
        if (!is_number(rest.substr(0, end))) {
            return {};
        }
        part = filled(rest.substr(0, end));
        rest.remove_prefix(end);
    }
    const std::string date = fmt::format("{}-{}-{}", year, parts[0], parts[1]);
    const bool unknown = date.find('?') != npos;
    const auto number = [](std::string_view digits) {
        return std::accumulate(digits.begin(), digits.end(), 0,
                               [](int sum, char digit) { return sum * 10 + digit - '0'; });
    };
    const bool exists =
        unknown ? may_be_month(parts[0]) : Day{number(year), number(parts[0]), number(parts[1])}.exists();
    return rest.empty() && exists ? date : std::string();
}

/// `19:30`, `19:30:00Z`, `7:30 pm` behind a date, and where it begins.
struct TimeBehind {
    std::size_t begin = npos;
    std::string_view text;
};

TimeBehind time_behind(std::string_view value) {
    const std::size_t colon = value.find(':');
    std::size_t begin = std::min(colon, value.size());
    while (begin > 0 && is_digit(value[begin - 1])) {
        --begin;
    }
    const std::size_t digits = colon == npos ? 0 : colon - begin;
    const std::size_t end = colon == npos ? npos : value.find_first_not_of("0123456789:.", colon);
    const std::string_view zone = end == npos ? std::string_view() : trimmed(value.substr(end));
    const bool known = zone.empty() || alike(zone, "z") || alike(zone, "am") || alike(zone, "pm") ||
                       (zone.size() <= 6 && zone.find_first_of("+-") == 0);
    if (digits == 0 || digits > 2 || begin < 2 || colon + 2 >= value.size() || !is_digit(value[colon + 1]) || !known) {
        return {};
    }
    const char before = value[begin - 1];
    return before == 'T' || before == 't' || is_blank(before) ? TimeBehind{begin - 1, value.substr(begin)}
                                                              : TimeBehind{};
}

/// The date that a value can only be; empty where it is none, or could be two, which are offered.
std::string only_date(std::string_view value, std::vector<std::string>& offers) {
    const auto parts = value.size() > 32 ? std::nullopt : parts_of(value);
    const std::vector<Day> days = parts ? days_of(*parts) : std::vector<Day>{};
    if (days.size() == 1 || (days.size() == 2 && days[0].text() == days[1].text())) {
        return days[0].text();
    }
    for (const Day& day : days) {
        offers.push_back("Date: " + day.text());
    }
    const bool month_of_year =
        parts && parts->named != 0 && parts->weekday < 0 && parts->digits.size() == 1 && parts->digits[0] == 4;
    return month_of_year ? fmt::format("{:04}-{:02}-??", parts->numbers[0], parts->named) : partial_date(value);
}

/// 2026-11-20, with ? for any digit.
bool is_as_it_should_be(std::string_view date) {
    constexpr std::string_view form = "dddd-dd-dd";
    return date.size() == form.size() && std::equal(date.begin(), date.end(), form.begin(), [](char byte, char want) {
               return want == 'd' ? is_digit(byte) || byte == '?' : byte == want;
           });
}

}  // namespace

void read_date(Draft& draft, std::size_t at, bool timed, std::vector<std::string>& offers) {
    const std::string value(trimmed(std::string_view(draft.text()).substr(at)));
    const TimeBehind time = time_behind(value);
    const std::string_view written = trimmed(std::string_view(value).substr(0, time.begin), " \t,");
    const bool right = is_as_it_should_be(written);
    const std::string date = right ? std::string(written) : only_date(written, offers);
    if (date.empty() || (right && time.text.empty())) {
        return;
    }
    if (time.text.empty()) {
        put_value(draft, at, date, Habit::date);
        return;
    }
    offers.clear();
    put_value(draft, at, fmt::format("{}\n{} {}", date, timed ? ";" : "Time:", time.text), Habit::date);
}

}  // namespace arbiter::lenient
