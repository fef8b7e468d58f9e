// Says where displays lie whose first cell nobody noted.
#include "rules/framework/floating.hpp"

#include "rules/framework/covering.hpp"
#include "rules/framework/words.hpp"

#include <utility>

namespace arbiter::framework {
namespace {

/// A cell that a line names says where the tiles before it lie: `cell` is one of those that they leave or take.
void anchor(const State& state, const Written& written, Cell named, Cell cell, const Completion& visit) {
    const Player player = player_of(state, written.line);
    const Cell by = named - cell;
    const Display& display = state.displays[player];
    State refined = state;
    refined.displays[player] = rebuilt(state, player, 0, display[0].tile, by);
    Values values;
    for (const auto& [tile, at] : display.origin().asked()) {
        values.add(at, text_of(display[tile].cell + by));
    }
    if (written.verb() == Verb::turn) {
        fill_turn(refined, written, visit, values);
    } else {
        static_cast<void>(values.hand_on(refined, written, visit));
    }
}

}  // namespace

Display rebuilt(const State& state, Player player, std::size_t number, const Tile& tile, Cell by) {
    const Display& old = state.displays[player];
    return rebuilt(
        state, player, [&](std::size_t i) { return i == number ? tile : old[i].tile; }, by);
}

Display rebuilt(const State& state, Player player, const TileOf& tile_of, Cell by) {
    const Display& old = state.displays[player];
    Display display;
    for (std::size_t i = 0; i < old.size(); ++i) {
        const Chains::Growth growth = display.lay(tile_of(i), display.spot(old[i].cell + by), old[i].line);
        if (old[i].guessed) {
            display.guess_cell();
        }
        if (state.agreed.house.tokens == Tokens::automatic) {
            cover_completed(display, growth, state.agreed.tokens[player], state.agreed.house.dual, old[i].line);
        }
    }
    display.anchor_origin(old);
    for (std::size_t i = 0; i < old.size() && state.agreed.house.tokens == Tokens::claimed; ++i) {
        for (std::size_t task = 0; task < Tile::most_tasks; ++task) {
            if (old[i].has_token(task)) {
                display.cover(i, task, old[i].token_lines[task]);
            }
        }
    }
    return display;
}

bool anchor_each(const State& state, const Written& written, const Completion& visit) {
    const Player player = player_of(state, written.line);
    const Display& display = state.displays[player];
    const bool lays = written.verb() == Verb::turn && written.turn.act != Act::store;
    if (lays && written.turn.place.by == Place::By::cell) {
        display.for_each_free_cell([&](Cell cell) { anchor(state, written, written.turn.place.cell, cell, visit); });
        return true;
    }
    if (written.tokens().empty()) {
        return false;
    }
    const Cell named = written.marks[0].cell;
    for (const Laid& laid : display.tiles()) {
        anchor(state, written, named, laid.cell, visit);
    }
    if (const Event event(state, written); lays && event.has_cell) {
        anchor(state, written, named, event.move.spot.cell, visit);
    }
    return true;
}

void recall_cells(State& before, const State& now) {
    for (Player player = 0; player < before.agreed.players; ++player) {
        const Display& old = std::as_const(before).displays[player];
        if (old.origin().floats() && !now.displays[player].empty() && !now.displays[player].origin().floats()) {
            const Cell by = now.displays[player][0].cell - old[0].cell;
            before.displays[player] = rebuilt(before, player, 0, old[0].tile, by);
        }
        if (now.displays[player].origin() != std::as_const(before).displays[player].origin()) {
            before.displays[player].recall_origin(now.displays[player]);
        }
    }
}

}  // namespace arbiter::framework
