// Every place where a tile may lie: the cells along the border of the map, in every turn of the tile.
#pragma once

#include "rules/dorfromantik/event.hpp"

#include <algorithm>
#include <utility>

namespace arbiter::dorfromantik {

/// Calls `found(cell)` for every empty cell that touches the map, each once, until it answers true.
/// The first tile may lie anywhere; 0,0 then stands for all cells.
template <typename Found>
bool any_border_cell(const Map& map, Found&& found) {
    if (map.empty()) {
        return found(Cell{});
    }
    for (TileNumber number = 0; number < map.size(); ++number) {
        for (const Direction side : all_directions) {
            const Cell cell = neighbor(map[number].cell, side);
            if (map.at(cell) != no_tile) {
                continue;
            }
            // A cell with several neighbours is visited from the earliest of them only.
            const Around around = map.around(cell).tiles;
            if (*std::min_element(around.begin(), around.end()) == number && found(cell)) {
                return true;
            }
        }
    }
    return false;
}

/// Calls `found(play)` for every way to lay the play's tile that breaks no law of place, until it answers true.
template <typename Found>
bool any_place(const Table& table, const Play& play, Found&& found) {
    Event event(table, table.to_move(), play);
    event.play.set_aside = false;
    return any_border_cell(table.map(), [&](Cell cell) {
        event.move_to(cell);
        for (unsigned turn = 0; turn < distinct_turns(play.tile); ++turn) {
            event.play.tile = play.tile.turned(turn);
            if (may_lie(event) && found(std::as_const(event.play))) {
                return true;
            }
        }
        return false;
    });
}

}  // namespace arbiter::dorfromantik
