// A place in the play area: x to the right, y downwards, the origin anywhere.
#pragma once

#include <cstdint>

namespace arbiter::grawlix {

struct Cell {
    std::int32_t x = 0;
    std::int32_t y = 0;

    friend bool operator==(Cell, Cell) = default;
};

/// The cell next to this one: N, E, S or W.
constexpr Cell neighbor(Cell cell, char heading) {
    switch (heading) {
        case 'N': return {cell.x, cell.y - 1};
        case 'E': return {cell.x + 1, cell.y};
        case 'S': return {cell.x, cell.y + 1};
        default: return {cell.x - 1, cell.y};
    }
}

}  // namespace arbiter::grawlix
