// Every legal play of a position, and how many lines of play follow from it.
#pragma once

#include "rules/grawlix/state.hpp"
#include "rules/grawlix/table.hpp"

#include <cstdint>
#include <optional>

namespace arbiter::grawlix {

/// A tile of the player to move and a cell where it fits. With the draft made: the whole of a turn.
struct Placement {
    Tile tile;
    Cell cell;
};

/// Calls `sink` with every placement the player to move has, row by row; an empty grid offers the cell 0,0 only.
template <typename Sink>
void each_placement(const Table& table, Sink sink) {
    table.grid().any_fit(table.hand(table.mover()), [&](Cell cell, TileSet fitting) {
        for (const Tile tile : fitting) {
            sink(Placement{tile, cell});
        }
        return false;
    });
}

/// Calls `sink` with every legal play: each placement with each replacement, or with none from an empty supply.
template <typename Sink>
void each_play(const State& state, Sink sink) {
    if (!state.drafted()) {
        return;
    }
    const Table& table = state.table();
    each_placement(table, [&](Placement placement) {
        Play play{.player = table.mover(), .tile = placement.tile, .cell = placement.cell, .redrafts = {}};
        if (table.supply().empty()) {
            sink(play);
            return;
        }
        play.redrafts.count = 1;
        for (const Tile tile : table.supply()) {
            play.redrafts.tiles[0] = tile;
            sink(play);
        }
    });
}

/// A tile in hand and a cell where it fits, if there is one: what refutes a false `stuck`.
std::optional<Placement> any_placement(const Table& table);

/// How many different sequences of this many plays can follow (a perft); a game that ends sooner counts none.
std::uint64_t count_continuations(const Table& table, unsigned plays);

}  // namespace arbiter::grawlix
