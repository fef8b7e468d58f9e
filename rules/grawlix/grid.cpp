// The tiles in play, kept by row and by column.
#include "rules/grawlix/grid.hpp"

namespace arbiter::grawlix {

TileSet Grid::tiles() const {
    return rows_.all() == columns_.all() ? rows_.all() : TileSet();
}

Tile Grid::at(Cell cell) const {
    const TileSet both = row(cell.y).tiles & column(cell.x).tiles;
    return both.empty() ? Tile::unknown() : both.first();
}

void Grid::place(Tile tile, Cell cell) {
    rows_.add(cell.y, tile);
    columns_.add(cell.x, tile);
}

}  // namespace arbiter::grawlix
