// Every legal turn of a position.
#pragma once

#include "rules/framework/legal.hpp"
#include "rules/framework/state.hpp"

#include <algorithm>
#include <cstddef>

namespace arbiter::framework {

/// Visits every cell where a tile may be laid, once; in an empty display any cell will do, 0,0 stands for all.
template <typename Visit>
void for_each_free_cell(const Display& display, Visit&& visit) {
    if (display.empty()) {
        visit(Cell{});
    }
    for (std::size_t tile = 0; tile < display.size(); ++tile) {
        for (const auto direction : directions) {
            const Cell cell = beside(display[tile].cell, direction);
            // Of the tiles around a free cell the oldest speaks for it.
            const auto around = display.beside(cell);
            if (!display.at(cell) && *std::ranges::min_element(around) == tile) {
                visit(cell);
            }
        }
    }
}

/// Visits the turns of the player whose turn it is. Alone a drawn tile is chance: it is written `?`.
template <typename Visit>
void for_each_turn(const State& state, Visit&& visit) {
    const Display& display = state.displays[state.turn];
    const auto lay = [&](Act act, const Pick& pick) {
        for_each_free_cell(display, [&](Cell cell) { visit(Turn{.act = act, .pick = pick, .place = {.cell = cell}}); });
    };
    if (state.finished()) {
        return;
    }
    for (std::size_t tile = 0; state.phase == Phase::picking && tile < state.offer.tiles().size(); ++tile) {
        if (state.offer.may_be_free(tile)) {
            lay(Act::lay, Pick{.number = static_cast<std::uint16_t>(tile + 1)});
        }
    }
    if (!state.agreed.solo()) {
        return;
    }
    const Pick drawn{.by = Pick::By::unknown};
    if (state.bag > 0) {
        lay(Act::lay, drawn);
    }
    if (state.bag > 0 && state.storage.size() < state.agreed.house.storage) {
        visit(Turn{.act = Act::store, .pick = drawn});
    }
    for (std::size_t stored = 0; stored < state.storage.size(); ++stored) {
        const Tile& tile = state.storage[stored];
        if (std::ranges::find(state.storage, tile) == &tile) {
            lay(Act::unstore, Pick{.by = tile.known() ? Pick::By::tile : Pick::By::unknown, .tile = tile});
        }
    }
}

}  // namespace arbiter::framework
