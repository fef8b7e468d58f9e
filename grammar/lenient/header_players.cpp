// Reads who plays as it was meant.
#include "grammar/lenient/characters.hpp"
#include "grammar/lenient/failure_site.hpp"
#include "grammar/lenient/header.hpp"
#include "grammar/lenient/header_value.hpp"
#include "grammar/lenient/trailing_comment.hpp"
#include "grammar/record/seats.hpp"
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace arbiter::lenient {

bool is_named(std::string_view text, std::string_view name) {
    for (std::size_t at = text.find(name); at != npos && !name.empty(); at = text.find(name, at + 1)) {
        const std::size_t end = at + name.size();
        if ((at == 0 || !is_word_byte(text[at - 1])) && (end == text.size() || !is_word_byte(text[end]))) {
            return true;
        }
    }
    return false;
}

namespace {

std::vector<std::string_view> split_at(std::string_view list, std::string_view mark) {
    std::vector<std::string_view> parts;
    for (std::size_t at = 0; at <= list.size();) {
        const std::size_t end = std::min(list.find(mark, at), list.size());
        parts.push_back(trimmed(list.substr(at, end - at)));
        at = end + mark.size();
    }
    return parts;
}

}  // namespace

std::vector<std::string_view> names_of(std::string_view list) {
    return split_at(list, ",");
}

namespace {

using Names = std::vector<std::string>;

std::string players_line(const Names& names) {
    return "Players: " + joined_by(names, ", ");
}

/// A list of names on its way to what was meant.
struct Seating {
    std::string_view body;   ///< the record's, where players are named
    std::size_t fewest = 1;  ///< that the game needs
    std::string list;        ///< what is left of the value
    Names names{};           ///< empty: not known so far
    Names remarks{};
    Names offers{};  ///< lines that may be meant

    bool named(std::string_view name) const { return is_named(body, name); }
    /// Lines of the body name the player, or begin with the first of several names.
    bool called(std::string_view name) const {
        const std::string line = fmt::format("\n{} ", name.substr(0, name.find(' ')));
        return named(name) || body.find(line) != npos;
    }
};

// "Müller, Anna": the family name first, as programs for chess write it.

std::string natural_order(std::string_view name, const Seating& seating) {
    const std::vector<std::string_view> parts = names_of(name);
    const bool family = seating.named(parts[0]) && !seating.named(parts[1]);
    return family ? fmt::format("{} {}", parts[0], parts[1]) : fmt::format("{} {}", parts[1], parts[0]);
}

bool is_family_first(std::string_view name) {
    const std::vector<std::string_view> parts = names_of(name);
    return parts.size() == 2 && !parts[0].empty() && !parts[1].empty();
}

// Names in quotes.

/// What stands between two names.
std::size_t between_names(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
    for (const std::string_view mark : {",", ";", "and ", "& ", "vs ", "vs. "}) {
        if (alike(text.substr(begin, mark.size()), mark)) {
            return begin + mark.size();
        }
    }
    return begin == text.size() ? begin : npos;
}

/// What stands in quotes at the beginning of a list, and how many bytes that takes; two quotes are one in the name.
struct Quoted {
    std::string name;
    std::size_t size = 0;  ///< 0: the quotes are not closed
};

Quoted quoted_name(std::string_view list) {
    Quoted quoted;
    for (std::size_t at = 1; at < list.size(); ++at) {
        const bool quote = list[at] == '"';
        const bool two = quote && at + 1 < list.size() && list[at + 1] == '"';
        if (quote && !two) {
            quoted.size = at + 1;
            return quoted;
        }
        quoted.name += list[at];
        at += two ? 1 : 0;
    }
    return {};
}

std::size_t least_in(std::string_view list);

/// Without its quotes a name has to be read as the same name.
bool needs_no_quotes(std::string_view name) {
    return !name.empty() && name.find_first_of(",;(#") == npos && name[0] != '"';
}

/// A name without quotes goes to the next comma or semicolon.
Quoted bare_name(std::string_view list) {
    const std::size_t end = std::min(list.find_first_of(",;\""), list.size());
    return {std::string(list.substr(0, end)), end};
}

/// `"Müller, Anna", "Schmidt, Ben"`, `"Ann ""Q"" Bell", Ben`; empty when it is nothing like that.
Names names_in_quotes(std::string_view list, const Seating& seating) {
    Names names;
    while (!trimmed(list).empty()) {
        list = trimmed(list);
        const Quoted quoted = list[0] == '"' ? quoted_name(list) : bare_name(list);
        const std::string_view name = trimmed(quoted.name);
        const bool plain = needs_no_quotes(name);
        names.push_back(plain || !is_family_first(name) ? std::string(name) : natural_order(name, seating));
        if (quoted.size == 0 || !needs_no_quotes(names.back())) {
            return {};
        }
        const std::size_t behind = between_names(list.substr(quoted.size));
        if (behind == npos) {
            return {};
        }
        list.remove_prefix(quoted.size + behind);
    }
    // Without quotes the last one would be two: `"Cat", "Ann and Ben"`.
    return least_in(names.back()) == 1 ? names : Names();
}

// Remarks.

/// `Ann, Ben // at last`: not a remark where the body names somebody so.
void cut_last_remark(Seating& seating) {
    const std::size_t from = std::min(seating.list.find_first_not_of(" \t"), seating.list.size());
    for (std::size_t at = from + 1; at < seating.list.size(); ++at) {
        const std::string_view rest = std::string_view(seating.list).substr(at);
        if (is_blank(seating.list[at - 1]) && (rest.starts_with("//") || rest.starts_with('#'))) {
            const std::string said(trimmed(rest.substr(rest.starts_with('#') ? 1 : 2)));
            if (!seating.named(said)) {
                seating.list.erase(at);
                seating.remarks.push_back(said);
            }
            return;
        }
    }
}

/// Parentheses behind names, or in their place.
void cut_asides(Seating& seating) {
    const std::string written = seating.list;
    const Names asides = lenient::cut_asides(seating.list);
    if (!asides.empty()) {
        std::vector<std::string_view> left = names_of(seating.list);
        std::erase(left, "");
        seating.list = joined_by(left, ", ");
    }
    if (asides.size() == 1 && trimmed(written).ends_with(')')) {
        seating.remarks.push_back(asides[0]);
    } else if (!asides.empty()) {
        seating.remarks.emplace_back(trimmed(written));
    }
}

// Semicolons stand between names, or before a remark.

std::size_t least_in(std::string_view list) {
    const bool more = list.find(',') != npos || list.find(" and ") != npos || list.find(" & ") != npos ||
                      list.find(" vs ") != npos || list.find(" / ") != npos || list.find(" + ") != npos;
    return more ? 2 : 1;
}

void read_semicolons(Seating& seating) {
    const std::string list = seating.list;
    std::vector<std::string_view> parts = split_at(list, ";");
    while (parts.size() > 1 && parts.back().empty()) {
        parts.pop_back();
    }
    const auto every = [&](std::size_t first, auto is) {
        return std::all_of(parts.begin() + static_cast<std::ptrdiff_t>(first), parts.end(), is);
    };
    const auto called = [&](std::string_view part) { return seating.called(part); };
    const auto is_single = [](std::string_view part) { return !part.empty() && least_in(part) == 1; };
    seating.list = parts[0];
    if (parts.size() == 1) {
        return;
    }
    const std::vector<std::string_view> first = names_of(parts[0]);
    const bool first_listed =
        first.size() > 1 && std::all_of(first.begin(), first.end(), [&](auto one) { return seating.named(one); });
    const bool some_called = std::any_of(parts.begin(), parts.end(), called);
    const Names names(parts.begin(), parts.end());
    const std::string remark(trimmed(std::string_view(list).substr(list.find(';') + 1)));
    if (every(0, is_family_first) && !first_listed) {
        std::transform(parts.begin(), parts.end(), std::back_inserter(seating.names),
                       [&](std::string_view part) { return natural_order(part, seating); });
    } else if (every(0, is_single) && (every(0, called) || (seating.fewest > 1 && !some_called))) {
        seating.names = names;
    } else if ((first_listed || least_in(parts[0]) > 1 || seating.called(parts[0])) && !every(1, called)) {
        seating.remarks.push_back(remark);
    } else {
        seating.list = list;
        if (every(0, is_single)) {
            seating.offers = {players_line(names), players_line({names[0]})};
        }
    }
}

// Other signs and words between names.

constexpr std::array<std::string_view, 12> signs_between{" vs. ",     " vs ", " VS ", " Vs ", " versus ", " v. ",
                                                         " against ", " / ",  "/",    " + ",  " | ",      " - "};

/// The names between signs of one kind; one where there is no such sign, or another besides.
std::vector<std::string_view> split_at_signs(std::string_view list) {
    const auto sign = std::find_if(signs_between.begin(), signs_between.end(),
                                   [list](std::string_view one) { return list.find(one) != npos; });
    if (sign == signs_between.end()) {
        return {list};
    }
    const std::vector<std::string_view> parts = split_at(list, *sign);
    const bool plain = std::all_of(parts.begin(), parts.end(), [](std::string_view part) {
        return !part.empty() && least_in(part) == 1 &&
               std::none_of(signs_between.begin(), signs_between.end(),
                            [part](std::string_view one) { return part.find(one) != npos; });
    });
    return plain ? parts : std::vector<std::string_view>{list};
}

void read_signs(Seating& seating) {
    const std::string list(trimmed(seating.list));
    const std::vector<std::string_view> parts = split_at_signs(list);
    if (parts.size() == 1) {
        return;
    }
    const bool all = std::all_of(parts.begin(), parts.end(), [&](auto part) { return seating.called(part); });
    const Names names(parts.begin(), parts.end());
    if (all || (seating.fewest > 1 && !seating.named(list))) {
        seating.names = names;
    } else {
        seating.offers = {players_line(names), players_line({list})};
    }
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

/// One player more for each "and" or "&" between two; whether that is certain.
enum class Pair { none, certain, doubtful };

Pair split_pair(std::string_view item, bool listed, std::string_view body, std::vector<std::string_view>& names) {
    const bool leads = find_and(item).at == 0;
    std::vector<std::string_view> parts;
    for (And word = find_and(item); word.at != npos; word = find_and(item)) {
        parts.push_back(trimmed(item.substr(0, word.at)));
        item = trimmed(item.substr(word.at + word.size));
    }
    if (parts.empty()) {
        return Pair::none;
    }
    parts.push_back(item);
    std::erase(parts, "");
    const bool all_named = std::all_of(parts.begin(), parts.end(), [&](auto part) { return is_named(body, part); });
    names.insert(names.end(), parts.begin(), parts.end());
    return leads || listed || all_named ? Pair::certain : Pair::doubtful;
}

/// Words apart by blanks alone, of which each can be a name.
bool are_words(std::string_view list) {
    const std::vector<std::string_view> words = split_at(list, " ");
    return words.size() > 1 && std::all_of(words.begin(), words.end(), [](std::string_view word) {
               return is_word(word) && !is_digit(word[0]) && !alike(word, "and") && !alike(word, "vs");
           });
}

/// The record names a player by number: then a seat without a name may be meant.
bool counts_players(std::string_view body) {
    for (std::size_t at = body.find('P'); at != npos; at = body.find('P', at + 1)) {
        const bool begins = at == 0 || !is_word_byte(body[at - 1]);
        const bool ends = at + 2 >= body.size() || !is_word_byte(body[at + 2]);
        if (begins && ends && at + 1 < body.size() && is_digit(body[at + 1])) {
            return true;
        }
    }
    return false;
}

/// `Ann,, Ben`: a comma too many, where there are enough players and the record names each; false where a name may be
/// missing.
bool drop_empty(const Seating& seating, std::vector<std::string_view>& items) {
    std::vector<std::string_view> names = items;
    std::erase(names, "");
    const bool all = names.size() >= seating.fewest && !counts_players(seating.body) &&
                     std::all_of(names.begin(), names.end(), [&](auto name) { return seating.called(name); });
    if (all && !names.empty()) {
        items = names;
    }
    return items == names;
}

/// A list with commas, perhaps one too many, and "and" before the last.
void read_commas(Seating& seating) {
    const std::string list(trimmed(seating.list));
    std::vector<std::string_view> items = names_of(list);
    while (items.size() > 1 && items.back().empty()) {
        items.pop_back();
    }
    if (!drop_empty(seating, items)) {
        return;  // that a name is missing is said; nothing else is known
    }
    constexpr std::string_view last_of_list = "and ";
    if (items.size() > 1 && items.back().starts_with(last_of_list)) {
        items.back() = trimmed(items.back().substr(last_of_list.size()));
    }
    std::vector<std::string_view> names(items.begin(), items.end() - 1);
    const bool listed = items.size() > 1 || seating.fewest > 1;
    const Pair pair = split_pair(items.back(), listed && !seating.named(items.back()), seating.body, names);
    if (pair == Pair::none) {
        names.push_back(items.back());
    }
    if (pair == Pair::doubtful) {
        seating.offers = {players_line(Names(names.begin(), names.end())),
                          players_line(Names(items.begin(), items.end()))};
        names = items;
    } else if (items.size() == 1 && pair == Pair::none && are_words(list) &&
               (seating.fewest > 1 || seating.named(list.substr(0, list.find(' '))))) {
        const std::vector<std::string_view> words = split_at(list, " ");
        seating.offers = {players_line(Names(words.begin(), words.end()))};
    }
    seating.names.assign(names.begin(), names.end());
}

bool are_different(const Names& names) {
    return std::set<std::string>(names.begin(), names.end()).size() == names.size();
}

/// Curly quotes are quotes; other characters of a name stay as they are.
std::string with_plain_quotes(std::string_view list) {
    std::string text(list);
    for (const std::string_view quote : {"\xE2\x80\x9C", "\xE2\x80\x9D", "\xE2\x80\x9E"}) {
        for (std::size_t at = text.find(quote); at != npos; at = text.find(quote, at)) {
            text.replace(at, quote.size(), "\"");
        }
    }
    return text;
}

/// A name in quotes stands where a name begins.
bool is_quoted_list(std::string_view list) {
    for (std::size_t at = 0; at != npos && at < list.size();) {
        if (trimmed(list.substr(at)).starts_with('"')) {
            return true;
        }
        const std::size_t next = list.find_first_of(",;", at);
        at = next == npos ? npos : next + 1;
    }
    return false;
}

/// Quotes around a name that is one of several between other signs than commas.
void take_off_quotes(Names& names) {
    for (std::string& name : names) {
        const std::string plain = with_plain_quotes(name);
        const Quoted quoted = plain.starts_with('"') ? quoted_name(plain) : Quoted{};
        const std::string_view inside = trimmed(quoted.name);
        if (quoted.size == plain.size() && needs_no_quotes(inside) && least_in(inside) == 1) {
            name = inside;
        }
    }
}

void read_list(Seating& seating) {
    cut_asides(seating);
    cut_last_remark(seating);
    seating.list.erase(seating.list.find_last_not_of(", \t") + 1);
    if (const std::string plain = with_plain_quotes(seating.list); plain.find('"') != npos && is_quoted_list(plain)) {
        seating.names = names_in_quotes(plain, seating);
        return;
    }
    read_semicolons(seating);
    if (seating.names.empty() && seating.offers.empty()) {
        read_signs(seating);
    }
    if (seating.names.empty() && seating.offers.empty()) {
        read_commas(seating);
    }
    take_off_quotes(seating.names);
}

}  // namespace

void read_players(Draft& draft, std::size_t at, std::size_t fewest, std::string_view body,
                  std::vector<std::string>& offers) {
    const std::string value(trimmed(std::string_view(draft.text()).substr(at)));
    if (value.size() > longest_value) {
        return;
    }
    Seating seating{body, fewest, value};
    read_list(seating);
    offers = seating.offers;
    const std::string names =
        seating.names.empty() ? std::string(trimmed(seating.list)) : joined_by(seating.names, ", ");
    const bool same = names == joined_by(names_of(value), ", ");
    if (names.empty() || same || !are_different(seating.names)) {
        return;
    }
    const bool remarked = !seating.remarks.empty();
    const std::size_t mark = std::min(value.find_first_of(";(#/"), value.size() - 1);
    const Span remark{draft.origin(at + mark), draft.origin(at + value.size())};
    const bool behind = trimmed(value.substr(0, mark)) == trimmed(seating.list);
    const bool alone = names == joined_by(names_of(trimmed(seating.list)), ", ");
    if (remarked && (behind || alone)) {
        draft.blame(Habit::header_remark, remark);
    }
    if (remarked && value.starts_with(names)) {
        draft.replace(at + names.size(), draft.size() - at - names.size(), "", Habit::header_remark);
    } else {
        put_value(draft, at, names, remarked && alone ? Habit::header_remark : Habit::header);
    }
    if (remarked && behind) {
        draft.end_before(remark.begin, Habit::header_remark);
    }
    // A remark amid what else is odd is told with it.
    add_comments(draft, seating.remarks, remarked && !behind && !alone ? Habit::header : Habit::header_remark);
}

}  // namespace arbiter::lenient
