// The words of a game, as far as undoing habits needs to know them.
#pragma once

#include "grammar/record/seats.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::lenient {

/// What people say for what the notation writes.
struct Term {
    enum class Before : std::uint8_t {
        anything,
        number,  ///< `line 3`, `forest 5`: a number follows, with or without a blank
    };

    std::string_view said;   ///< in small letters
    std::string_view meant;  ///< may be nothing
    Before before = Before::anything;
    bool read = true;  ///< false: offered, never read
};

/// The part of a game's vocabulary that never changes: a small table of each game.
struct Table {
    std::span<const Term> terms;
    std::span<const std::string_view> words;  ///< beside the keywords: words that stand within a line, as written
    std::string_view openings;                ///< letters that a line can begin with, beside names and words
    std::string_view glyph_colors;            ///< `#` before one of these letters is a tile; empty: `#` means nothing
    bool steps = false;                       ///< an arrow can also mean `>`
    std::string_view glyphs{};                ///< of tiles with such a color, each before it
};

/// A square or a circle of a keyboard of pictures, and the color that it has.
struct ColorSign {
    std::string_view sign;
    std::string_view color;  ///< "blue"
};
std::span<const ColorSign> color_signs();
/// What the game writes for a color; empty where it has no such color.
std::string_view letter_of(std::string_view color, const Table& table);

/// Everything that can be said in one record. Words and terms are views that have to outlive it.
struct Vocabulary {
    std::vector<std::string_view> keywords;  ///< as the notation writes them
    std::vector<std::string_view> openers;   ///< those that a line can begin with, and go on behind
    std::vector<std::string_view> ids;       ///< of cards: written so, and not otherwise
    std::vector<Term> terms;
    const Table* table = nullptr;
    const Seats* seats = nullptr;
};

/// A vocabulary of the game's keywords and table, for these players.
Vocabulary vocabulary_of(std::span<const std::string_view> keywords, const Table& table, const Seats& seats);

}  // namespace arbiter::lenient
