// Where a tile lies: axial hex cells and the six directions between them.
#pragma once

#include "grammar/dorfromantik/hexes.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arbiter::dorfromantik {

/// Where a corner of each hexagon points up, q grows to the east, r to the south-east; with an edge up the same cells
/// lie a twelfth of a turn farther left: q grows to the north-east.
struct Cell {
    std::int32_t q = 0;
    std::int32_t r = 0;

    friend constexpr bool operator==(Cell, Cell) = default;
};

/// Clockwise from the north-east, the order in which a tile's edges are written; called after hexes with a corner up.
enum class Direction : std::uint8_t { ne, e, se, sw, w, nw };

inline constexpr std::array<Direction, 6> all_directions{Direction::ne, Direction::e, Direction::se,
                                                         Direction::sw, Direction::w, Direction::nw};

constexpr std::size_t index(Direction direction) {
    return static_cast<std::size_t>(direction);
}

constexpr Direction opposite(Direction direction) {
    constexpr std::array<Direction, 6> across{Direction::sw, Direction::w, Direction::nw,
                                              Direction::ne, Direction::e, Direction::se};
    return across[index(direction)];
}

constexpr Cell neighbour(Cell cell, Direction direction) {
    constexpr std::array<Cell, 6> steps{{{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}}};
    const Cell step = steps[index(direction)];
    return {cell.q + step.q, cell.r + step.r};
}

/// As it is written: the steps are the same, only their names depend on how the hexes lie.
constexpr std::string_view name(Direction direction, Hexes hexes) {
    constexpr std::array<std::string_view, 6> pointy{"NE", "E", "SE", "SW", "W", "NW"};
    constexpr std::array<std::string_view, 6> flat{"N", "NE", "SE", "S", "SW", "NW"};
    return (hexes == Hexes::flat ? flat : pointy)[index(direction)];
}

constexpr std::string_view word(Direction direction, Hexes hexes) {
    constexpr std::array<std::string_view, 6> pointy{"north-east", "east", "south-east",
                                                     "south-west", "west", "north-west"};
    constexpr std::array<std::string_view, 6> flat{"north", "north-east", "south-east",
                                                   "south", "south-west", "north-west"};
    return (hexes == Hexes::flat ? flat : pointy)[index(direction)];
}

}  // namespace arbiter::dorfromantik
