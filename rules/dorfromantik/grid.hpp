// An endless sheet of hex cells that remembers which tile lies where, in small squares of cells.
#pragma once

#include "grammar/dorfromantik/cell.hpp"

#include <array>
#include <cstdint>
#include <limits>
#include <vector>

namespace arbiter::dorfromantik {

using TileNumber = std::uint32_t;

/// The number of a cell on which no tile lies.
inline constexpr TileNumber no_tile = std::numeric_limits<TileNumber>::max();

/// The tiles in the six directions around a cell.
using Around = std::array<TileNumber, 6>;

/// Neighbouring cells lie in the same square more often than not, and only the squares in use are kept, found by hash:
/// looking around a cell costs the same on any map.
class Grid {
public:
    Grid();

    TileNumber at(Cell cell) const { return square_of(place_of(cell)).tiles[spot(cell)]; }
    Around around(Cell cell) const;
    void put(Cell cell, TileNumber tile);

private:
    static constexpr std::int32_t width = 8;

    struct Square {
        Cell place;
        std::array<TileNumber, width * width> tiles;
    };

    static Cell place_of(Cell cell) { return {cell.q >> 3, cell.r >> 3}; }
    static std::size_t spot(Cell cell) {
        return static_cast<std::size_t>((cell.r & (width - 1)) * width + (cell.q & (width - 1)));
    }
    std::size_t slot_of(Cell place) const;
    const Square& square_of(Cell place) const { return squares_[slots_[slot_of(place)]]; }
    Square& open_square(Cell place);
    void add_square(Cell place);
    void rehash();

    std::vector<Square> squares_;       ///< the first one is empty and stands for all that are not kept
    std::vector<std::uint32_t> slots_;  ///< which square, 0 where free; a power of two of them
};

}  // namespace arbiter::dorfromantik
