// Every legal turn of a position.
#pragma once

#include "rules/framework/judge.hpp"
#include "rules/framework/state.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace arbiter::framework {

/// Whether the player may lay this token now, on a line of its own, if the tile has the task that nobody wrote down.
bool may_lay(const State& state, Player player, const TokenMark& mark);

/// A line with this turn, by the player whose turn it is.
Written written_turn(const State& state, const Turn& turn);
Written written_token(Player player, const TokenMark& mark);

/// Visits what the player whose turn it is could try with the tiles there are. Alone a drawn tile is chance: it is
/// written `?`.
template <typename Visit>
void for_each_attempt(const State& state, Visit&& visit) {
    const auto lay = [&](Act act, const Pick& pick) {
        state.displays[state.turn].for_each_free_cell(
            [&](Cell cell) { visit(Turn{.act = act, .pick = pick, .place = {.cell = cell}}); });
    };
    for (std::size_t tile = 0; !state.agreed.solo() && tile < state.offer.tiles().size(); ++tile) {
        lay(Act::lay, Pick{.number = static_cast<std::uint16_t>(tile + 1)});
    }
    if (!state.agreed.solo()) {
        return;
    }
    const Pick drawn{.by = Pick::By::unknown};
    lay(Act::lay, drawn);
    visit(Turn{.act = Act::store, .pick = drawn});
    for (const Tile& tile : state.storage) {
        if (std::ranges::find(state.storage, tile) == &tile) {
            lay(Act::unstore, Pick{.by = tile.known() ? Pick::By::tile : Pick::By::unknown, .tile = tile});
        }
    }
}

/// Visits those of them that are legal, as lines.
template <typename Visit>
void for_each_turn(const State& state, Visit&& visit) {
    if (state.finished() || state.turn_unsaid) {
        return;
    }
    Written written = written_turn(state, {});
    for_each_attempt(state, [&](const Turn& turn) {
        written.turn = turn;
        if (!look(Event(state, written))) {
            visit(std::as_const(written));
        }
    });
}

/// Visits the tokens that players may lay now, each as a line of its own.
template <typename Visit>
void for_each_token(const State& state, Visit&& visit) {
    for (Player player = 0; lays_tokens(state) && !state.is_relaxation() && player < state.agreed.players; ++player) {
        const Display& display = state.displays[player];
        display.open().for_each([&](std::size_t tile) {
            for (std::size_t task = 0; task < display[tile].tile.tasks().size(); ++task) {
                const TokenMark mark{.cell = display[tile].cell,
                                     .number = static_cast<std::uint16_t>(task + 1),
                                     .guessed = !display[tile].tile.is_drawn(task)};
                if (may_lay(state, player, mark)) {
                    visit(written_token(player, mark));
                }
            }
        });
    }
}

}  // namespace arbiter::framework
