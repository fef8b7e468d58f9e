// The plane of squares: four directions, four neighbors, four corners.
#pragma once

#include "grammar/cell/cell.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace arbiter::squares {

enum class Direction : std::uint8_t { north, east, south, west };

inline constexpr std::array directions{Direction::north, Direction::east, Direction::south, Direction::west};
inline constexpr std::string_view direction_letters = "NESW";  ///< by value of Direction

/// From a cell to its neighbors, by value of Direction.
inline constexpr std::array<Cell, 4> steps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

constexpr Cell neighbor(Cell cell, Direction direction) {
    return cell + steps[static_cast<std::size_t>(direction)];
}

/// The four cells that share only a corner with this one.
constexpr std::array<Cell, 4> corners(Cell cell) {
    return {{cell + Cell{-1, -1}, cell + Cell{1, -1}, cell + Cell{-1, 1}, cell + Cell{1, 1}}};
}

/// Reads N, E, S or W; nullptr when none of them stands here.
inline const char* scan_direction(const char* at, const char* end, Direction& direction) {
    const auto found = at == end ? std::string_view::npos : direction_letters.find(*at);
    if (found == std::string_view::npos) {
        return nullptr;
    }
    direction = static_cast<Direction>(found);
    return at + 1;
}

}  // namespace arbiter::squares
