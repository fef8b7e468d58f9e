// Reads players, starter, result and date of a header as they were meant.
#include "grammar/habits/characters.hpp"
#include "grammar/habits/header.hpp"
#include "grammar/habits/spot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace arbiter::habits {
namespace {

constexpr std::size_t npos = std::string_view::npos;

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(" \t\r"), text.size());
    const std::size_t end = text.find_last_not_of(" \t\r");
    return end == npos ? std::string_view{} : text.substr(begin, end + 1 - begin);
}

/// Puts a value in the place of the one written, if it is another.
void put_value(Draft& draft, std::size_t at, std::string_view value, Habit why) {
    const std::string_view old = trimmed(std::string_view(draft.text()).substr(at));
    if (old != value) {
        draft.replace(at, old.size(), value, why);
    }
}

std::string joined(std::span<const std::string_view> names) {
    return fmt::format("{}", fmt::join(names, ", "));
}

/// The name stands somewhere in the text as a word.
bool is_named(std::string_view text, std::string_view name) {
    for (std::size_t at = text.find(name); at != npos && !name.empty(); at = text.find(name, at + 1)) {
        const std::size_t end = at + name.size();
        if ((at == 0 || !is_word_byte(text[at - 1])) && (end == text.size() || !is_word_byte(text[end]))) {
            return true;
        }
    }
    return false;
}

/// "and" or "&" between two names, or before one; npos when neither is there.
struct And {
    std::size_t at = npos;
    std::size_t size = 0;
};

And find_and(std::string_view item) {
    for (std::size_t at = 0; at < item.size(); ++at) {
        const bool begins = at == 0 || is_blank(item[at - 1]);
        const bool word = alike(item.substr(at, 3), "and") && at + 3 < item.size() && is_blank(item[at + 3]);
        const bool sign = item[at] == '&' && at + 1 < item.size() && is_blank(item[at + 1]);
        if (begins && (word || sign)) {
            return {at, word ? std::size_t{3} : std::size_t{1}};
        }
    }
    return {};
}

}  // namespace

std::vector<std::string_view> names_of(std::string_view list) {
    std::vector<std::string_view> names;
    for (std::size_t at = 0; at <= list.size();) {
        const std::size_t comma = std::min(list.find(',', at), list.size());
        names.push_back(trimmed(list.substr(at, comma - at)));
        at = comma + 1;
    }
    return names;
}

namespace {

/// One player more where "and" or "&" stands between two; whether that is certain.
enum class Pair { none, certain, doubtful };

Pair split_pair(std::string_view item, bool listed, std::string_view body, std::vector<std::string_view>& names) {
    const And word = find_and(item);
    if (word.at == npos) {
        return Pair::none;
    }
    const std::string_view first = trimmed(item.substr(0, word.at));
    const std::string_view second = trimmed(item.substr(word.at + word.size));
    const bool certain = first.empty() || listed || (is_named(body, first) && is_named(body, second));
    if (!first.empty()) {
        names.push_back(first);
    }
    names.push_back(second);
    return certain ? Pair::certain : Pair::doubtful;
}

}  // namespace

void read_players(Draft& draft, std::size_t at, std::size_t fewest, std::string_view body,
                  std::vector<std::string>& offers) {
    const std::string value(trimmed(std::string_view(draft.text()).substr(at)));
    std::vector<std::string_view> items = names_of(value);
    const bool trailing = items.size() > 1 && items.back().empty();
    if (trailing) {
        items.pop_back();
    }
    constexpr std::string_view last_of_list = "and ";
    const bool spoken = items.size() > 1 && items.back().starts_with(last_of_list);
    if (spoken) {
        items.back() = trimmed(items.back().substr(last_of_list.size()));
    }
    std::vector<std::string_view> names(items.begin(), items.end() - 1);
    const bool listed = items.size() > 1 || fewest > 1;
    const Pair pair = split_pair(items.back(), listed && !is_named(body, items.back()), body, names);
    if (pair == Pair::certain || (pair == Pair::none && (trailing || spoken))) {
        if (pair == Pair::none) {
            names.push_back(items.back());
        }
        put_value(draft, at, joined(names), Habit::header);
    } else if (pair == Pair::doubtful) {
        offers = {"Players: " + joined(names), "Players: " + value};
    } else if (items.size() == 1 && (fewest > 1 || is_named(body, value.substr(0, value.find(' '))))) {
        std::string commas = value;
        for (std::size_t blank = commas.find(' '); blank != npos; blank = commas.find(' ', blank + 2)) {
            commas.insert(blank, 1, ',');
        }
        if (commas != value) {
            offers = {"Players: " + commas};
        }
    }
}

void read_start(Draft& draft, std::size_t at, std::span<const std::string_view> players) {
    const std::string value(trimmed(std::string_view(draft.text()).substr(at)));
    if (value.empty() || std::find(players.begin(), players.end(), value) != players.end()) {
        return;
    }
    const std::string meant = folded(value);
    std::vector<std::string_view> whole;
    std::vector<std::string_view> begun;
    for (const std::string_view name : players) {
        const std::string known = folded(name);
        if (known == meant) {
            whole.push_back(name);
        } else if (known.starts_with(meant)) {
            begun.push_back(name);
        }
    }
    const auto& fits = whole.empty() ? begun : whole;
    if (fits.size() == 1) {
        const bool same = composed(fits[0]) == composed(value);
        put_value(draft, at, fits[0],
                  same            ? Habit::characters
                  : whole.empty() ? Habit::name_beginning
                                  : Habit::letter_case);
    }
}

namespace {

/// Takes words off the front of a result.
class ResultText {
public:
    explicit ResultText(std::string_view text) : rest_(trimmed(text)) {}

    bool empty() const { return rest_.empty(); }
    void skip(std::string_view marks) { rest_.remove_prefix(std::min(rest_.find_first_not_of(marks), rest_.size())); }

    std::optional<std::int32_t> number() {
        std::int32_t value = 0;
        const auto [stop, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
        if (error != std::errc()) {
            return std::nullopt;
        }
        rest_.remove_prefix(static_cast<std::size_t>(stop - rest_.data()));
        return value;
    }

    bool word(std::string_view word) {
        const bool whole =
            rest_.size() == word.size() || (rest_.size() > word.size() && !is_word_byte(rest_[word.size()]));
        if (!alike(rest_.substr(0, word.size()), word) || !whole) {
            return false;
        }
        rest_.remove_prefix(word.size());
        return true;
    }

    /// The longest name that stands here, in letters of any size.
    std::string_view name(std::span<const std::string_view> players) {
        std::string_view best;
        for (const std::string_view name : players) {
            const bool whole =
                rest_.size() == name.size() || (rest_.size() > name.size() && !is_word_byte(rest_[name.size()]));
            const bool same = rest_.starts_with(name) || folded(rest_.substr(0, name.size())) == folded(name);
            if (name.size() > best.size() && whole && same) {
                best = name;
            }
        }
        rest_.remove_prefix(best.size());
        return best;
    }

private:
    std::string_view rest_;
};

/// `84-72`, `84:72`: in the order of the seats.
std::string scores_in_order(std::string_view value, std::span<const std::string_view> players) {
    ResultText text(value);
    std::string result;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const auto score = text.number();
        if (!score || *score < 0) {
            return {};
        }
        result += fmt::format("{}{} {}", i == 0 ? "" : ", ", players[i], *score);
        text.skip(" \t");
        if (!text.empty() && i + 1 < players.size()) {
            text.skip("-: \t");
        }
    }
    return text.empty() && players.size() > 1 ? result : std::string{};
}

/// `Ann wins`, `Ann: 84, Ben: 72`, `Ann 84 Ben 72`.
std::string names_in_words(std::string_view value, std::span<const std::string_view> players) {
    ResultText text(value);
    std::string result;
    while (!text.empty()) {
        const std::string_view name = text.name(players);
        if (name.empty()) {
            return {};
        }
        result += fmt::format("{}{}", result.empty() ? "" : ", ", name);
        text.skip(" \t:=");
        if (const auto score = text.number()) {
            result += fmt::format(" {}", *score);
        }
        text.skip(" \t");
        if (text.word("wins") || text.word("win") || text.word("won")) {
            text.skip(" \t.!");
            return text.empty() ? result : std::string{};
        }
        text.skip(" \t,;");
        if (text.word("and") || text.word("&")) {
            text.skip(" \t");
        }
    }
    return result;
}

}  // namespace

bool read_result(Draft& draft, std::size_t at, std::span<const std::string_view> players) {
    const std::string value(trimmed(std::string_view(draft.text()).substr(at)));
    std::int32_t number = 0;
    const auto [stop, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error == std::errc() && stop == value.data() + value.size()) {
        return true;  // the total of a table that plays together
    }
    const bool draw = alike(value, "draw") || alike(value, "tie");
    std::string meant = draw && players.size() == 2 ? joined(players) : scores_in_order(value, players);
    meant = meant.empty() ? names_in_words(value, players) : meant;
    if (!meant.empty()) {
        put_value(draft, at, meant, Habit::result);
    }
    return !meant.empty();
}

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
    std::size_t named_at = npos;  ///< the place of the month's name among the parts
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
