// The tiles in play: where one may go, and what keeps it from going there.
#pragma once

#include "grammar/cell/squares.hpp"
#include "rules/grawlix/lines.hpp"
#include "rules/grawlix/tile_set.hpp"

#include <cstdint>
#include <optional>

namespace arbiter::grawlix {

class Grid {
public:
    bool empty() const { return rows_.count() == 0; }
    int row_count() const { return rows_.count(); }
    int column_count() const { return columns_.count(); }

    /// Every tile in it; none when its rows and its columns do not hold the same tiles.
    TileSet tiles() const;

    /// What lies in a row, in a column, and next to it.
    Slot row(std::int32_t y) const { return rows_.slot(y); }
    Slot column(std::int32_t x) const { return columns_.slot(x); }
    void look_at(Cell cell, Slot& row, Slot& column) const {
        rows_.look_at(cell.y, row);
        columns_.look_at(cell.x, column);
    }

    /// The tile in this cell, or an unknown one when the cell is empty.
    Tile at(Cell cell) const;

    /// Lays a tile in an empty cell, legal or not.
    void place(Tile tile, Cell cell);

    /// Calls `found` with every cell that touches the grid and lies in the frame, until it returns true.
    template <typename Found>
    bool any_open(Found found) const;

    /// Calls `found` with every open cell and those of these tiles that fit there, row by row, until it returns true.
    /// An empty grid has one open cell, 0,0: moving the whole grid changes nothing.
    template <typename Found>
    bool any_fit(TileSet tiles, Found found) const;

    /// Whether any of these tiles could be laid somewhere.
    bool fits(TileSet tiles) const {
        return any_fit(tiles, [](Cell, TileSet) { return true; });
    }

private:
    Lines rows_;
    Lines columns_;
};

/// Whether the cell where these lines cross is empty and touches a tile.
inline bool open_crossing(const Slot& row, const Slot& column) {
    const bool occupied = !(row.tiles & column.tiles).empty();
    const bool touches = !((row.tiles & column.beside) | (row.beside & column.tiles)).empty();
    return touches && !occupied;
}

template <typename Found>
bool Grid::any_open(Found found) const {
    if (empty()) {
        return found(Cell{});
    }
    return rows_.any_slot([&](const Slot& row) {
        return columns_.any_slot([&](const Slot& column) {
            return open_crossing(row, column) && found(Cell{column.at, row.at});
        });
    });
}

template <typename Found>
bool Grid::any_fit(TileSet tiles, Found found) const {
    if (empty()) {
        return !tiles.empty() && found(Cell{}, tiles);
    }
    return rows_.any_slot([&](const Slot& row) {
        const TileSet left = tiles - row.blocked;
        return !left.empty() && columns_.any_slot([&](const Slot& column) {
            const TileSet fitting = left - column.blocked;
            return !fitting.empty() && open_crossing(row, column) && found(Cell{column.at, row.at}, fitting);
        });
    });
}

}  // namespace arbiter::grawlix
