// Lays tiles, keeps the open cells, and tells what keeps a tile out of one.
#include "rules/grawlix/grid.hpp"

namespace arbiter::grawlix {

namespace {

struct LineRules {
    Law glyph;
    Law color;
};

std::optional<Offence> clash_in(TileSet line, Tile tile, LineRules rules) {
    const TileSet in_the_way = line & rivals(tile);
    for (const Tile other : in_the_way) {
        if (other.glyph() == tile.glyph()) {
            return Offence{.law = rules.glyph, .tile = other};
        }
    }
    if (!in_the_way.empty()) {
        return Offence{.law = rules.color, .tile = in_the_way.first()};
    }
    return std::nullopt;
}

}  // namespace

TileSet Grid::tiles() const {
    return rows_.all() == columns_.all() ? rows_.all() : TileSet();
}

Tile Grid::at(Cell cell) const {
    const TileSet both = row(cell.y) & column(cell.x);
    return both.empty() ? Tile::unknown() : both.first();
}

std::optional<Offence> Grid::closed(Cell cell) const {
    if (empty()) {
        return std::nullopt;  // "Playing Tiles": the first tile goes anywhere
    }
    const Slot row = rows_.slot(cell.y);
    const Slot column = columns_.slot(cell.x);
    if (const TileSet here = row.tiles & column.tiles; !here.empty()) {
        return Offence{.law = Law::cell_occupied, .tile = here.first()};
    }
    if (!open_crossing(row, column)) {
        return Offence{.law = Law::cell_apart};
    }
    if (row.tiles.empty() && rows_.full()) {
        return Offence{.law = Law::frame_seventh_row};
    }
    if (column.tiles.empty() && columns_.full()) {
        return Offence{.law = Law::frame_seventh_column};
    }
    return std::nullopt;
}

std::optional<Offence> Grid::clashing(Tile tile, Cell cell) const {
    const TileSet in_row = row(cell.y);
    const TileSet in_column = column(cell.x);
    if (((in_row | in_column) & rivals(tile)).empty()) {
        return std::nullopt;
    }
    if (const auto offence = clash_in(in_row, tile, {Law::row_glyph, Law::row_color})) {
        return offence;
    }
    return clash_in(in_column, tile, {Law::column_glyph, Law::column_color});
}

void Grid::place(Tile tile, Cell cell) {
    rows_.add(cell.y, tile);
    columns_.add(cell.x, tile);
}

}  // namespace arbiter::grawlix
