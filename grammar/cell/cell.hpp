// A cell of a plane without borders, and how records write it: `1,-2`.
#pragma once

#include <cstdint>
#include <string>

namespace arbiter {

/// Of squares: x to the right, y down. Of hexes, in axial coordinates: x along a row, y to the lower right
/// (grammar/cell/hexes.hpp). The origin is anywhere; adding moves a cell by another's distance from it.
struct Cell {
    std::int32_t x = 0;
    std::int32_t y = 0;

    friend constexpr bool operator==(Cell, Cell) = default;
    friend constexpr Cell operator+(Cell one, Cell other) { return {one.x + other.x, one.y + other.y}; }
    friend constexpr Cell operator-(Cell one, Cell other) { return {one.x - other.x, one.y - other.y}; }
};

/// "1,-2"
std::string text_of(Cell cell);

}  // namespace arbiter
