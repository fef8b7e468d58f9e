// Reads who starts, and who plays with whom, as it was meant.
#include "grammar/lenient/characters.hpp"
#include "grammar/lenient/failure_site.hpp"
#include "grammar/lenient/header.hpp"
#include "grammar/lenient/header_value.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace arbiter::lenient {

bool read_start(Draft& draft, std::size_t at, std::span<const std::string_view> players) {
    const std::string value(trimmed(std::string_view(draft.text()).substr(at)));
    if (value.empty() || std::find(players.begin(), players.end(), value) != players.end()) {
        return true;
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
    return fits.size() == 1;
}

std::string_view name_at(std::string_view text, std::span<const std::string_view> names) {
    std::string_view best;
    for (const std::string_view name : names) {
        const bool whole =
            text.size() == name.size() || (text.size() > name.size() && !is_word_byte(text[name.size()]));
        const bool same = text.starts_with(name) || folded(text.substr(0, name.size())) == folded(name);
        if (name.size() > best.size() && whole && same) {
            best = name;
        }
    }
    return best;
}

namespace {

/// The names in a text, in their order, and what stands between them, without blanks.
struct NamesBetween {
    std::vector<std::string_view> names;
    std::vector<std::string> marks;  ///< before, between and behind them
};

NamesBetween names_in(std::string_view text, std::span<const std::string_view> players) {
    NamesBetween found{{}, {{}}};
    for (std::size_t at = 0; at < text.size();) {
        const bool begins = at == 0 || !is_word_byte(text[at - 1]);
        const std::string_view name = begins ? name_at(text.substr(at), players) : std::string_view{};
        if (!name.empty()) {
            found.names.push_back(name);
            found.marks.emplace_back();
        } else if (!is_blank(text[at])) {
            found.marks.back() += lower_case(text[at]);
        }
        at += std::max<std::size_t>(name.size(), 1);
    }
    return found;
}

bool may_stand_between(std::string_view mark) {
    constexpr std::array<std::string_view, 6> words{"and", "with", "vs", "vs.", "versus", "against"};
    return std::find(words.begin(), words.end(), mark) != words.end() ||
           std::none_of(mark.begin(), mark.end(), is_letter);
}

}  // namespace

bool read_teams(Draft& draft, std::size_t at, std::span<const std::string_view> players) {
    const std::string value(trimmed(std::string_view(draft.text()).substr(at)));
    const auto [names, marks] = names_in(value, players);
    const bool two_by_two = names.size() == 4 && marks[1] == marks[3] && marks[1] != marks[2];
    const bool framed = marks.front().empty() && (marks.back().empty() || marks.back() == "," || marks.back() == ".");
    const bool teams = two_by_two && framed && std::all_of(marks.begin(), marks.end(), may_stand_between);
    if (teams) {
        put_value(draft, at, fmt::format("{}+{}, {}+{}", names[0], names[1], names[2], names[3]), Habit::header);
    }
    return teams;
}

}  // namespace arbiter::lenient
