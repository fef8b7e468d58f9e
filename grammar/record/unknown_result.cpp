// Goes from one `?` to the next, and looks at what stands between them.
#include "grammar/record/unknown_result.hpp"

#include "grammar/text/ascii.hpp"
#include "grammar/text/trimmed.hpp"

#include <algorithm>
#include <array>

namespace arbiter {
namespace {

constexpr std::string_view marks = " \t,;:=/|+-";
constexpr std::array<std::string_view, 6> words{"to", "and", "points", "point", "pts", "pts."};

bool is_mark(char byte) {
    return marks.find(byte) != std::string_view::npos;
}

std::string_view first_word(std::string_view text) {
    return text.substr(0, std::min(text.find_first_of(marks), text.size()));
}

/// How many bytes the name or the beginning of one takes that stands in front; 0: none does.
std::size_t name_size(std::string_view text, std::span<const std::string_view> players) {
    for (const std::string_view name : players) {
        const bool whole = text.size() == name.size() || (text.size() > name.size() && is_mark(text[name.size()]));
        if (!name.empty() && whole && begins_alike(text, name)) {
            return name.size();
        }
    }
    const std::string_view word = first_word(text);
    const bool begun = std::any_of(players.begin(), players.end(), [&](auto name) { return begins_alike(name, word); });
    return begun ? word.size() : 0;
}

/// One name, or those of a team, and no other word that says anything. A name behind a comma has a total of its own.
bool is_between(std::string_view text, std::span<const std::string_view> players) {
    text = trimmed(text, marks);
    while (!text.empty()) {
        const std::string_view word = first_word(text);
        const bool known = std::find(words.begin(), words.end(), word) != words.end();
        const std::size_t size = known ? word.size() : name_size(text, players);
        if (size == 0) {
            return false;
        }
        text.remove_prefix(size);
        const std::size_t next = std::min(text.find_first_not_of(marks), text.size());
        if (!known && next != text.size() && text.substr(0, next).find_first_of(",;") != std::string_view::npos) {
            return false;
        }
        text.remove_prefix(next);
    }
    return true;
}

}  // namespace

bool claims_nothing(std::string_view result, std::span<const std::string_view> players) {
    const bool odd_names =
        std::any_of(players.begin(), players.end(), [](auto name) { return name.find('?') != std::string_view::npos; });
    if (odd_names || result.find('?') == std::string_view::npos) {
        return result == "?";
    }
    while (!result.empty()) {
        const std::size_t end = result.find('?');
        const bool last = end == std::string_view::npos;
        // Behind the last total no name stands: `Ann ?, Ben` says that Ben has won.
        if (!is_between(result.substr(0, end), last ? std::span<const std::string_view>{} : players)) {
            return false;
        }
        result = last ? std::string_view() : result.substr(end + 1);
    }
    return true;
}

}  // namespace arbiter
