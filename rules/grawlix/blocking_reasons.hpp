// Why a tile fits nowhere: what keeps it out of each open cell.
#pragma once

#include "rules/grawlix/grid.hpp"

namespace arbiter::grawlix {

struct Obstacles {
    int cells = 0;   ///< open cells: empty, touching the grid, inside the frame
    int row = 0;     ///< of these, closed to the tile by their row alone
    int column = 0;  ///< by their column alone
    int both = 0;
};

Obstacles blocking_reasons(const Grid& grid, Tile tile);

}  // namespace arbiter::grawlix
