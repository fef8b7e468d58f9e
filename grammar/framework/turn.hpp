// A player's turn as the record tells it: which tile, and where it goes.
#pragma once

#include "grammar/cell/squares.hpp"
#include "grammar/framework/tile.hpp"
#include "grammar/text/span.hpp"

#include <cstdint>

namespace arbiter::framework {

using squares::Direction;

/// How a player says which tile is taken: by its number in the offer, by writing it out, or `?`.
struct Pick {
    enum class By : std::uint8_t { number, tile, unknown };

    By by = By::number;
    std::uint16_t number = 1;  ///< from 1, the leftmost
    Tile tile{};
    Span span{};
};

/// Where a tile goes: a cell, a side of a tile laid earlier, or `?`.
struct Place {
    enum class By : std::uint8_t { cell, side_of_last, side_of, unknown };

    By by = By::cell;
    Cell cell{};
    Direction direction{};
    std::uint16_t number = 0;  ///< side_of: from 1, in the order laid
    bool guessed = false;      ///< the cell is one that the tile may lie on: nobody wrote it down
    Span span{};
};

enum class Act : std::uint8_t {
    lay,      ///< take a tile from the offer and lay it; alone: draw one and lay it
    store,    ///< alone: draw a tile and store it
    unstore,  ///< alone: lay a stored tile
};

struct Turn {
    Act act = Act::lay;
    Pick pick{};
    Place place{};
};

/// `+0,0/1`: a token on a task, counted from 1, of the tile on a cell.
struct TokenMark {
    Cell cell{};
    std::uint16_t number = 1;
    Span span{};
    bool guessed = false;  ///< the task asks for something that is complete: nobody wrote it down
};

}  // namespace arbiter::framework
