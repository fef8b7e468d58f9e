// An event of Grawlix as it is written, not yet judged.
#pragma once

#include "grammar/cell/squares.hpp"
#include "grammar/grawlix/tile.hpp"
#include "grammar/record/line.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace arbiter::grawlix {

enum class Verb : std::uint8_t { draft = first_verb, play, stuck };

/// A draft has eight picks; there is room for somewhat more, so that the referee can tell one from the other.
inline constexpr std::size_t most_picks = 12;
inline constexpr std::size_t most_redrafts = 2;

/// `1,0`, or, seen from a tile that lies already: `E` of the tile laid last, `7E` of the 7th laid; or `?`.
struct Place {
    enum class By : std::uint8_t { cell, side, unknown };

    By by = By::cell;
    Cell cell{};
    squares::Direction direction{};
    std::int32_t origin = last_laid;  ///< side: the number of the tile, from 1
    Span span{};
    bool guessed = false;  ///< it was unknown, and the cell is one that it can be
    bool floats = false;   ///< and that is counted from the first tile, which lies nobody knows where

    static constexpr std::int32_t last_laid = -1;
};

/// Fields below `line` mean something only with their verb.
struct Written {
    Line line;
    /// Of an event.
    Verb verb() const { return static_cast<Verb>(line.verb); }

    std::array<WrittenTile, most_picks> picks;  ///< Verb::draft
    std::uint32_t pick_count = 0;               ///< how many were written, also beyond the room
    bool broken_off = false;                    ///< the players stopped in the middle of it, says the line behind it

    WrittenTile tile;  ///< Verb::play
    Place place;
    std::array<WrittenTile, most_redrafts> redrafts;  ///< the replacements
    std::uint32_t redraft_count = 0;                  ///< how many were written, also beyond the room
};

}  // namespace arbiter::grawlix
