// Reads the choices of a header's House line as they were meant.
#include "grammar/lenient/characters.hpp"
#include "grammar/lenient/failure_site.hpp"
#include "grammar/lenient/header.hpp"
#include "grammar/lenient/header_value.hpp"
#include "grammar/lenient/trailing_comment.hpp"
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace arbiter::lenient {
namespace {

/// The letters and digits of a word as Americans spell it.
std::string spelled(std::string_view word) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> spellings{
        {{"grey", "gray"}, {"our", "or"}, {"centre", "center"}}};
    std::string letters;
    for (const char byte : word) {
        if (is_letter(byte) || is_digit(byte)) {
            letters += lower_case(byte);
        }
    }
    for (const auto& [british, american] : spellings) {
        for (std::size_t at = letters.find(british); at != npos; at = letters.find(british, at + american.size())) {
            letters.replace(at, british.size(), american);
        }
    }
    return letters;
}

/// `wall=gray` for `wall = grey`, `Wall: Gray`, `gray wall`; empty when that is no choice, or could be two.
std::string choice_in(std::string_view item, std::span<const Choice> choices) {
    const std::string letters = spelled(item);
    std::vector<std::string> meant;
    for (const Choice& choice : choices) {
        const std::string id = spelled(choice.id);
        for (const std::string_view option : choice.options) {
            const std::string word = spelled(option);
            if (letters == id + word || letters == word + id) {
                meant.push_back(fmt::format("{}={}", choice.id, option));
            }
        }
    }
    return meant.size() == 1 ? meant[0] : std::string();
}

/// Puts a comma where people write a semicolon, "and" or "&".
std::string with_commas(std::string_view list) {
    std::string text(list);
    for (const std::string_view between : {" and ", " And ", " AND ", " & ", ";"}) {
        for (std::size_t at = text.find(between); at != npos; at = text.find(between, at)) {
            text.replace(at, between.size(), ",");
        }
    }
    return text;
}

/// The list with each choice as it should be; empty unless all its items are choices.
std::string choices_in(std::string_view list, std::span<const Choice> choices) {
    const std::string text = with_commas(list);
    std::vector<std::string> meant;
    for (const std::string_view item : names_of(text)) {
        meant.push_back(choice_in(item, choices));
    }
    if (meant.size() > 1 && trimmed(text).ends_with(',')) {
        meant.pop_back();
    }
    return std::find(meant.begin(), meant.end(), "") == meant.end() ? joined_by(meant, ", ") : std::string();
}

}  // namespace

bool names_choice(std::string_view text, std::span<const Choice> choices) {
    const std::string list = with_commas(text);
    const std::vector<std::string_view> items = names_of(list);
    return std::any_of(items.begin(), items.end(),
                       [&](std::string_view item) { return !choice_in(item, choices).empty(); });
}

void read_house(Draft& draft, std::size_t at, std::span<const Choice> choices) {
    const std::string value(trimmed(std::string_view(draft.text()).substr(at)));
    if (value.size() > longest_value) {
        return;
    }
    const std::string all = choices_in(value, choices);
    const std::vector<std::string_view> items = names_of(value);
    if (!all.empty() && all != joined_by(items, ", ")) {
        put_value(draft, at, all, Habit::header);
        return;
    }
    // From the last to the first, so that their places stay; what is no choice is left to its finding.
    for (auto item = items.rbegin(); all.empty() && item != items.rend(); ++item) {
        const std::string meant = choice_in(*item, choices);
        if (!meant.empty() && meant != *item) {
            draft.replace(at + static_cast<std::size_t>(item->data() - value.data()), item->size(), meant,
                          Habit::header);
        }
    }
}

}  // namespace arbiter::lenient
