// Compares score sheets line by line: what all worlds say, from where to where their numbers go, and where they differ.
#include "rules/worlds/common_sheet.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

namespace arbiter::worlds {
namespace {

constexpr std::string_view digits = "0123456789";

std::string_view take(std::string_view& text, std::size_t length) {
    const std::string_view taken = text.substr(0, length);
    text.remove_prefix(taken.size());
    return taken;
}

std::string_view take_line(std::string_view& text) {
    return take(text, std::min(text.find('\n'), text.size() - 1) + 1);
}

std::string_view take_blanks(std::string_view& text) {
    return take(text, std::min(text.find_first_not_of(' '), text.size()));
}

std::string_view take_word(std::string_view& text) {
    return take(text, std::min(text.find_first_of(" \n", 1), text.size()));
}

/// How far a number goes here, 0 where there is none: the numbers of a cell are a word.
std::size_t number_length(std::string_view text) {
    const std::size_t sign = text.starts_with('+') || text.starts_with('-') ? 1 : 0;
    const std::size_t end = std::min(text.find_first_not_of(digits, sign), text.size());
    const std::size_t behind = std::min(text.find_first_not_of(",;:", end), text.size());
    return end > sign && (behind == text.size() || text[behind] == ' ' || text[behind] == '\n') ? end : 0;
}

/// A number, or from where to where it goes; as written.
struct Numbers {
    std::string_view least;
    std::string_view most;
};

std::optional<Numbers> take_numbers(std::string_view& text) {
    constexpr std::string_view to = " to ";
    const std::string_view first = take(text, number_length(text));
    const std::size_t second = text.starts_with(to) ? number_length(text.substr(to.size())) : 0;
    if (first.empty() || second == 0) {
        return first.empty() ? std::nullopt : std::optional(Numbers{first, first});
    }
    take(text, to.size());
    return Numbers{first, take(text, second)};
}

std::int64_t value_of(std::string_view number) {
    std::int64_t value = 0;
    number.remove_prefix(number.starts_with('+') ? 1 : 0);
    std::from_chars(number.data(), number.data() + number.size(), value);
    return value;
}

std::string range_of(const Numbers& one, const Numbers& other) {
    const auto [least, more] = std::ranges::minmax(one.least, other.least, {}, value_of);
    const auto [less, most] = std::ranges::minmax(one.most, other.most, {}, value_of);
    std::string range(least);
    return value_of(least) == value_of(most) ? range : range.append(" to ").append(most);
}

/// The word that is both, but for the `s` of several.
std::optional<std::string_view> common_word(std::string_view one, std::string_view other) {
    const std::string_view longer = one.size() < other.size() ? other : one;
    const std::string_view shorter = one.size() < other.size() ? one : other;
    const std::size_t end = longer.find_last_not_of(",;:") + 1;
    const bool several = end != 0 && longer[end - 1] == 's' &&
                         longer.substr(0, end - 1) == shorter.substr(0, end - 1) &&
                         longer.substr(end) == shorter.substr(end - 1);
    return one == other || several ? std::optional(longer) : std::nullopt;
}

/// Behind the first number `?` stands for words that differ. A line that begins with a number is one of several that
/// may be of anything.
std::optional<std::string> common_line(std::string_view one, std::string_view other) {
    std::string common(take_blanks(one));
    if (take_blanks(other).size() != common.size() || number_length(one) != 0) {
        return std::nullopt;
    }
    bool numbered = false;
    while (!one.empty() && !other.empty()) {
        const std::optional<Numbers> numbers = take_numbers(one);
        const std::optional<Numbers> others = take_numbers(other);
        if (numbers && others) {
            common += range_of(*numbers, *others);
            numbered = true;
        } else if (const auto word = common_word(take_word(one), take_word(other)); !numbers && !others && word) {
            common += *word;
        } else {
            common.resize(common.find_last_not_of(' ') + 1);
            return numbered ? std::optional(common.append(differing_lines)) : std::nullopt;
        }
        common += take_blanks(one);
        take_blanks(other);
    }
    return common;
}

/// A line as another sheet has it, too, and what stands behind it there.
struct Found {
    std::string line;
    std::string_view behind;
};

/// What is indented belongs to the line above that is not.
template <typename Compare>
std::optional<Found> find(std::string_view line, std::string_view sheet, Compare compare) {
    while (!sheet.empty()) {
        const std::string_view theirs = take_line(sheet);
        if (line.starts_with(' ') && !theirs.starts_with(' ')) {
            return std::nullopt;
        }
        if (std::optional<std::string> common = compare(line, theirs)) {
            return Found{std::move(*common), sheet};
        }
    }
    return std::nullopt;
}

std::optional<std::string> same_line(std::string_view one, std::string_view other) {
    return one == other ? std::optional<std::string>(one) : std::nullopt;
}

void leave_out(std::string& sheet) {
    sheet += sheet.ends_with(differing_lines) ? std::string_view() : differing_lines;
}

/// What belongs to a line that the other sheet has not.
void skip_part(std::string_view line, std::string_view& sheet) {
    while (!line.starts_with(' ') && sheet.starts_with(' ')) {
        take_line(sheet);
    }
}

}  // namespace

std::string common_sheet(std::string_view one, std::string_view other) {
    std::string common;
    while (!one.empty()) {
        const std::string_view line = take_line(one);
        std::optional<Found> found = find(line, other, same_line);
        found = found ? std::move(found) : find(line, other, common_line);
        if (!found) {
            leave_out(common);
            skip_part(line, one);
            continue;
        }
        take_line(other);
        found->behind.size() == other.size() ? void() : leave_out(common);
        common += found->line;
        other = found->behind;
    }
    other.empty() ? void() : leave_out(common);
    return common;
}

}  // namespace arbiter::worlds
