// Counts tokens and points, with ranges where tiles are unknown, and finds winners.
#include "rules/framework/scoring.hpp"

#include "rules/framework/unknown.hpp"
#include "rules/framework/window.hpp"

#include <algorithm>
#include <limits>

namespace arbiter::framework {
namespace {

/// Unused tokens decide after the last round, so a handicap counts (rulings `bag`, `handicap`).
ScoreRange unused(const State& state, Player player) {
    return {state.agreed.tokens[player] - most_tokens(state, player), state.tokens_left(player)};
}

constexpr bool in(unsigned players, Player player) {
    return (players >> player & 1u) != 0;
}

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

ScoreRange score_range(const State& state, Player player) {
    const int least = score(state, player);
    return {least, state.agreed.solo() ? least : most_tokens(state, player)};
}

bool has_scores(const State& state) {
    return !(state.agreed.solo() && state.ended == Ended::bag_empty);
}

bool may_have_scores(const State& state) {
    return has_scores(state) || unused(state, 0).least <= 0;
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

bool may_have_won(const State& state, unsigned players) {
    if (state.agreed.solo() || state.ended != Ended::bag_empty) {
        return players == winners(state);
    }
    int shared = 0;  // the fewest that all of them can share
    for (Player player = 0; player < state.agreed.players; ++player) {
        shared = in(players, player) ? std::max(shared, unused(state, player).least) : shared;
    }
    for (Player player = 0; player < state.agreed.players; ++player) {
        const int most = unused(state, player).most;
        if (in(players, player) ? most < shared : most <= shared) {
            return false;
        }
    }
    return players != 0;
}

bool may_be_finished(const State& state) {
    return state.finished() || unused(state, state.last_player).least <= 0;
}

}  // namespace arbiter::framework
