// Collects the obstacles of every open cell.
#include "rules/grawlix/blocking_reasons.hpp"

namespace arbiter::grawlix {

Obstacles blocking_reasons(const Grid& grid, Tile tile) {
    Obstacles found;
    grid.any_open([&](Cell cell) {
        const bool row = !(grid.row(cell.y).tiles & rivals(tile)).empty();
        const bool column = !(grid.column(cell.x).tiles & rivals(tile)).empty();
        ++found.cells;
        found.row += row && !column ? 1 : 0;
        found.column += column && !row ? 1 : 0;
        found.both += row && column ? 1 : 0;
        return false;
    });
    return found;
}

}  // namespace arbiter::grawlix
