// An endless sheet of hex cells that remembers which tile lies where, in squares of cells.
#pragma once

#include "grammar/dorfromantik/hexes.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace arbiter::dorfromantik {

using TileNumber = std::uint32_t;

/// The number of a cell on which no tile lies.
inline constexpr TileNumber no_tile = std::numeric_limits<TileNumber>::max();

/// The tiles in the six directions around a cell.
using Around = std::array<TileNumber, 6>;

/// The first tile lies in the middle of a square that most maps never leave; other squares are found by hash, and only
/// those in use are kept. Looking around a cell costs the same on any map.
class Grid {
public:
    Grid();

    TileNumber at(Cell cell) const {
        const Cell here = from_corner(cell);
        return square_of(place_of(here)).tiles[spot(here)];
    }
    Around around(Cell cell) const {
        const Cell here = from_corner(cell);
        if (!inside(here.x) || !inside(here.y)) [[unlikely]] {
            return around_across(here);
        }
        const TileNumber* const middle = square_of(place_of(here)).tiles.data() + spot(here);
        return {middle[1 - width], middle[1], middle[width], middle[width - 1], middle[-1], middle[-width]};
    }
    /// What a copy takes, in bytes.
    std::size_t weight() const { return squares_.size() * sizeof(Square) + slots_.size() * sizeof(std::uint32_t); }
    void put(Cell cell, TileNumber tile) {
        const Cell here = from_corner(cell);
        const bool first = place_of(here) == Cell{} && !squares_.empty();
        first ? void(squares_[0].tiles[spot(here)] = tile) : put_elsewhere(cell, tile);
    }
    void clear(Cell cell) { put(cell, no_tile); }

private:
    static constexpr std::int32_t width = 32;

    struct Square {
        Cell place;
        std::array<TileNumber, width * width> tiles;
    };
    static const Square empty;

    /// Counted from the corner of the first square.
    Cell from_corner(Cell cell) const { return {cell.x - corner_.x, cell.y - corner_.y}; }
    static Cell place_of(Cell here) { return {here.x >> 5, here.y >> 5}; }
    static std::size_t spot(Cell here) {
        return static_cast<std::size_t>((here.y & (width - 1)) * width + (here.x & (width - 1)));
    }
    static bool inside(std::int32_t line) { return (line & (width - 1)) != 0 && (line & (width - 1)) != width - 1; }

    const Square& square_of(Cell place) const {
        return place == Cell{} && !squares_.empty() ? squares_[0] : find_square(place);
    }
    const Square& find_square(Cell place) const;
    Around around_across(Cell here) const;
    std::size_t slot_of(Cell place) const;
    void put_elsewhere(Cell cell, TileNumber tile);
    Square& open_square(Cell place);
    void rehash();

    std::vector<Square> squares_;
    std::vector<std::uint32_t> slots_;  ///< which square, from 1, 0 where free; a power of two of them
    Cell corner_{};
};

}  // namespace arbiter::dorfromantik
