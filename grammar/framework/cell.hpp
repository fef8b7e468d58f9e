// A cell of a display: x to the right, y downwards, no borders.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace arbiter::framework {

struct Cell {
    std::int32_t x = 0;
    std::int32_t y = 0;

    constexpr bool operator==(const Cell&) const = default;
};

enum class Direction : std::uint8_t { north, east, south, west };

inline constexpr std::string_view direction_letters = "NESW";  ///< by value of Direction
inline constexpr std::array directions{Direction::north, Direction::east, Direction::south, Direction::west};

constexpr Cell beside(Cell cell, Direction direction) {
    switch (direction) {
        case Direction::north: return {cell.x, cell.y - 1};
        case Direction::east: return {cell.x + 1, cell.y};
        case Direction::south: return {cell.x, cell.y + 1};
        case Direction::west: return {cell.x - 1, cell.y};
    }
    return cell;
}

/// The four cells that share only a corner with this one.
constexpr std::array<Cell, 4> corners(Cell cell) {
    return {{{cell.x - 1, cell.y - 1}, {cell.x + 1, cell.y - 1}, {cell.x - 1, cell.y + 1}, {cell.x + 1, cell.y + 1}}};
}

}  // namespace arbiter::framework
