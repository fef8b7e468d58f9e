// The plane of hexes: axial cells and the six directions between them, by whatever names they have.
#pragma once

#include "grammar/cell/cell.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arbiter::hexes {

/// How the hexes lie before the players: with a corner or with an edge up.
///
/// Where a corner of each points up, x grows to the east, y to the south-east; with an edge up the same cells lie a
/// twelfth of a turn farther left: x grows to the north-east.
enum class Hexes : std::uint8_t { pointy, flat };

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

/// From a cell to its neighbors, by value of Direction.
inline constexpr std::array<Cell, 6> steps{{{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}}};

constexpr Cell neighbor(Cell cell, Direction direction) {
    return cell + steps[index(direction)];
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

}  // namespace arbiter::hexes
