// Holds what is set of players and of the table against each other, line by line.
#include "rules/position/pattern.hpp"

#include "rules/position/pieces.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <variant>

namespace arbiter {
namespace {

using HeapWords = std::vector<std::string>;

/// What lies together in no order; a `?` in a pattern is whatever else lies there.
bool is_heap_alike(HeapWords heap, const HeapWords& pattern) {
    bool open = false;
    for (const std::string& word : pattern) {
        if (word == "?") {
            open = true;
            continue;
        }
        const auto same = std::ranges::find(heap, word);
        const auto like = same != heap.end() ? same : std::ranges::find_if(heap, [&](const std::string& one) {
            return is_text_alike(one, word);
        });
        if (like == heap.end()) {
            return false;
        }
        heap.erase(like);
    }
    return open || heap.empty();
}

/// Tiles that are told by a letter each; `-` is none.
HeapWords letters_in_heap(std::string_view text) {
    HeapWords letters;
    for (const char letter : text) {
        if (letter != '-') {
            letters.emplace_back(1, letter);
        }
    }
    return letters;
}

std::string word_of_part(const Value& value) {
    if (const auto* const number = std::get_if<std::int64_t>(&value.data)) {
        return fmt::format("{}", *number);
    }
    const auto* const text = std::get_if<std::string>(&value.data);
    return text == nullptr ? std::string() : *text;
}

HeapWords words_of_part(const Value* value) {
    HeapWords words;
    if (value != nullptr && std::holds_alternative<List>(value->data)) {
        for (const Value& one : std::get<List>(value->data)) {
            words.push_back(word_of_part(one));
        }
    }
    return words;
}

/// All that lies there, whether it is told in letters or in words.
HeapWords heap_of_part(const Value* value) {
    if (value != nullptr && std::holds_alternative<std::string>(value->data)) {
        return letters_in_heap(std::get<std::string>(value->data));
    }
    HeapWords words = words_of_part(value);
    std::erase(words, "-");
    return words;
}

/// The cards of a row, those that lie face up with the mark for that.
HeapWords row_of_cards(const Object& names) {
    HeapWords cards = words_of_part(find_part(names, "cards"));
    const Value* const revealed = find_part(names, "revealed");
    const auto* const faces = revealed == nullptr ? nullptr : std::get_if<List>(&revealed->data);
    for (std::size_t i = 0; faces != nullptr && i < std::min(cards.size(), faces->size()); ++i) {
        const auto* const face = std::get_if<bool>(&(*faces)[i].data);
        cards[i] += face != nullptr && *face ? "!" : "";
    }
    return cards;
}

/// A row of spaces; `x` is a tile of whatever color.
bool is_row_alike(std::string_view row, std::string_view pattern) {
    return std::ranges::equal(row, pattern, [](char space, char asked) {
        return asked == '?' || asked == space || (asked == 'x' && space != '.');
    });
}

template <typename Like>
bool are_alike(const HeapWords& words, const HeapWords& pattern, Like like) {
    return words.size() == pattern.size() && std::ranges::equal(words, pattern, like);
}

bool is_place_alike(const std::string& place, const std::string& pattern) {
    return pattern == "?" || is_heap_alike(letters_in_heap(place), letters_in_heap(pattern));
}

/// `line`: what the position says of it, or nothing.
bool is_part_alike(std::string_view name, const Value& pattern, const Object& line) {
    const Value* const value = find_part(line, name);
    if (name == "tiles" || (name == "cards" && find_part(line, "revealed") == nullptr)) {
        return is_heap_alike(heap_of_part(value), heap_of_part(&pattern));
    }
    if (name == "displays" || name == "lines") {
        const HeapWords asked = words_of_part(&pattern);
        return are_alike(value == nullptr ? HeapWords(asked.size(), "-") : words_of_part(value), asked, is_place_alike);
    }
    if (name == "rows") {
        const HeapWords asked = words_of_part(&pattern);
        return are_alike(
            value == nullptr ? HeapWords(asked.size(), std::string(asked.front().size(), '.')) : words_of_part(value),
            asked, is_row_alike);
    }
    if (std::holds_alternative<List>(pattern.data)) {
        return are_alike(words_of_part(value), words_of_part(&pattern), is_text_alike);
    }
    return value != nullptr && is_text_alike(word_of_part(*value), word_of_part(pattern));
}

bool is_line_alike(const Object& line, const Object& pattern) {
    if (find_part(pattern, "revealed") != nullptr) {
        return are_alike(row_of_cards(line), row_of_cards(pattern), is_text_alike);
    }
    return std::ranges::all_of(pattern, [&](const auto& part) {
        return part.first == "what" || is_part_alike(part.first, part.second, line);
    });
}

/// What the position says of the same things of the same player; what it does not say is not there.
bool has_line(std::span<const SetParts> position, const SetParts& pattern) {
    const std::string_view what = text_of_part(pattern.names, "what");
    bool any = false;
    for (const SetParts& line : position) {
        const bool same = line.player == pattern.player && text_of_part(line.names, "what") == what;
        any = any || same;
        if (same && is_line_alike(line.names, pattern.names)) {
            return true;
        }
    }
    return !any && is_line_alike({}, pattern.names);
}

std::vector<PatternPiece> pieces_of(std::span<const SetParts> lines, Seat player) {
    std::vector<PatternPiece> pieces;
    for (const SetParts& line : lines) {
        line.player == player&& add_pieces(line, pieces);
    }
    return pieces;
}

/// Nothing lies where the line says so: `-`.
bool is_bare(std::span<const SetParts> position, const SetParts& line) {
    const std::string_view what = text_of_part(line.names, "what");
    return std::ranges::none_of(pieces_of(position, line.player),
                                [what](const PatternPiece& piece) { return piece.what == what; });
}

}  // namespace

bool is_alike(std::span<const SetParts> position, std::span<const SetParts> pattern) {
    std::vector<Seat> laying;
    for (const SetParts& line : pattern) {
        std::vector<PatternPiece> pieces;
        if (!add_pieces(line, pieces)) {
            if (!has_line(position, line)) {
                return false;
            }
        } else if (pieces.empty() && !is_bare(position, line)) {
            return false;
        } else {
            laying.push_back(line.player);
        }
    }
    std::ranges::sort(laying);
    laying.erase(std::unique(laying.begin(), laying.end()), laying.end());
    return std::ranges::all_of(
        laying, [&](Seat player) { return lie_alike(pieces_of(position, player), pieces_of(pattern, player)); });
}

std::string fault_of_parts(const SetParts& line) {
    std::vector<PatternPiece> pieces;
    add_pieces(line, pieces);
    for (const PatternPiece& piece : pieces) {
        if (!piece.cell && piece.place != "?" && piece.place != "none") {
            return fmt::format("a cell of a pattern is two numbers, such as 2,-1, and {} is none", piece.place);
        }
    }
    return {};
}

}  // namespace arbiter
