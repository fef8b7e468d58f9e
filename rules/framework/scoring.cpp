// Counts tokens and points, with ranges where tiles are unknown, and finds winners.
#include "rules/framework/scoring.hpp"

#include "rules/framework/window.hpp"

#include <algorithm>
#include <limits>

namespace arbiter::framework {
namespace {

/// Unused tokens decide after the last round, so a handicap counts (rulings `bag`, `handicap`).
unsigned fewest_unused(const State& state) {
    int fewest = std::numeric_limits<int>::max();
    unsigned players = 0;
    for (Player player = 0; player < state.agreed.players; ++player) {
        const int left = state.tokens_left(player);
        players = left < fewest ? 1u << player : left == fewest ? players | 1u << player : players;
        fewest = std::min(fewest, left);
    }
    return players;
}

}  // namespace

int tokens_laid(const State& state, Player player) {
    const bool all = state.ended == Ended::last_token && state.last_token_of == player;
    return all ? state.agreed.tokens[player] : state.displays[player].tokens_placed();
}

int score(const State& state, Player player) {
    const Display& display = state.displays[player];
    return state.agreed.solo() ? best_window(display).tiles - static_cast<int>(display.size())
                               : tokens_laid(state, player);
}

bool has_scores(const State& state) {
    return !(state.agreed.solo() && state.ended == Ended::bag_empty);
}

unsigned winners(const State& state) {
    if (state.agreed.solo()) {
        return 0;
    }
    switch (state.ended) {
        case Ended::no: return 0;
        case Ended::last_token: return 1u << state.last_token_of;
        case Ended::bag_empty: return fewest_unused(state);
    }
    return 0;
}

}  // namespace arbiter::framework
