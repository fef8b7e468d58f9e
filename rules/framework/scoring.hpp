// Who stands where: tokens, solo minus points, winners, tasks that were overlooked.
#pragma once

#include "rules/framework/counting.hpp"
#include "rules/framework/state.hpp"

#include <array>
#include <cstddef>
#include <optional>

namespace arbiter::framework {

/// Tokens in the display; who has won by the last token has laid all, also those on tiles written `?`.
int tokens_laid(const State& state, Player player);

/// Tokens placed; alone the minus points, as a number that is not above zero.
int score(const State& state, Player player);

/// The same where tiles are unknown.
ScoreRange score_range(const State& state, Player player);

/// A solo game whose bag ran out first has no score (ruling `solo-bag`); it may have one where unknown tiles may have
/// brought the last token before.
bool has_scores(const State& state);
bool may_have_scores(const State& state);

/// The tokens that the player has left: they decide after the last round, so a handicap counts (rulings `bag`,
/// `handicap`).
ScoreRange unused(const State& state, Player player);

/// Bit s: player s has won or shares the draw, whatever is unknown, or may. Nobody wins alone, or before the end.
struct Winners {
    unsigned sure = 0;
    unsigned possible = 0;

    bool known() const { return sure == possible; }
};
Winners winners(const State& state);

/// Complete tasks without a token; with `tokens=claimed` players overlook them.
template <typename Visit>
void for_each_overlooked(const State& state, Player player, Visit&& visit) {
    const Display& display = state.displays[player];
    display.open().for_each([&](std::size_t tile) {
        const Laid& laid = display[tile];
        bool done = false;
        for (std::size_t k = 0; k < laid.tile.tasks().size(); ++k) {
            const Task& task = laid.tile.tasks()[k];
            const bool full = count(display, tile, task, state.agreed.house.dual) >= task.number;
            done = laid.has_token(k) || (full && (!task.after || done));
            if (done && !laid.has_token(k)) {
                visit(TaskAt{static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(k)});
            }
        }
    });
}

}  // namespace arbiter::framework
