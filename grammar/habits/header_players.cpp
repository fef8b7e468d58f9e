// Reads who plays, and who starts, as it was meant.
#include "grammar/habits/characters.hpp"
#include "grammar/habits/header.hpp"
#include "grammar/habits/header_value.hpp"
#include "grammar/habits/spot.hpp"
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace arbiter::habits {
namespace {

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
        put_value(draft, at, joined_by(names, ", "), Habit::header);
    } else if (pair == Pair::doubtful) {
        offers = {"Players: " + joined_by(names, ", "), "Players: " + joined_by(items, ", ")};
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
            found.marks.back() += small(text[at]);
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

void read_teams(Draft& draft, std::size_t at, std::span<const std::string_view> players) {
    const std::string value(trimmed(std::string_view(draft.text()).substr(at)));
    const auto [names, marks] = names_in(value, players);
    const bool two_by_two = names.size() == 4 && marks[1] == marks[3] && marks[1] != marks[2];
    const bool framed = marks.front().empty() && (marks.back().empty() || marks.back() == "," || marks.back() == ".");
    if (two_by_two && framed && std::all_of(marks.begin(), marks.end(), may_stand_between)) {
        put_value(draft, at, fmt::format("{}+{}, {}+{}", names[0], names[1], names[2], names[3]), Habit::header);
    }
}

}  // namespace arbiter::habits
