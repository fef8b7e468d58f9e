// Counts tokens and points, with ranges where tiles are unknown, and finds winners.
#include "rules/framework/scoring.hpp"

#include "rules/framework/window.hpp"

#include <algorithm>

namespace arbiter::framework {
namespace {

Winners fewest_unused(const State& state) {
    Winners winners;
    for (Player player = 0; player < state.agreed.players; ++player) {
        const ScoreRange own = unused(state, player);
        bool sure = true;
        bool possible = true;
        for (Player other = 0; other < state.agreed.players; ++other) {
            const ScoreRange theirs = unused(state, other);
            sure = sure && (other == player || own.most <= theirs.least);
            possible = possible && own.least <= theirs.most;
        }
        winners.sure |= sure ? 1u << player : 0u;
        winners.possible |= possible ? 1u << player : 0u;
    }
    return winners;
}

/// Of tiles that lie nobody knows where all may lie in one window, as far as it has room, or one alone.
ScoreRange minus_points(const State& state) {
    const int tiles = static_cast<int>(tiles_in_bag) - state.bag - static_cast<int>(state.storage.size());
    return {std::min(0, 1 - tiles), std::min(0, window_side * window_side - tiles)};
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
    const bool alone = state.agreed.solo();
    if (state.is_relaxation() && !alone) {
        return state.token_range(player);
    }
    const int exact = score(state, player);
    return state.is_relaxation() && state.is_lost(player) ? minus_points(state) : ScoreRange{exact, exact};
}

bool may_have_scores(const State& state) {
    return state.agreed.solo() && state.is_relaxation() && state.ended == Ended::bag_empty &&
           state.token_range(0).most >= state.agreed.tokens[0];
}

bool has_scores(const State& state) {
    return !(state.agreed.solo() && state.ended == Ended::bag_empty) || may_have_scores(state);
}

ScoreRange unused(const State& state, Player player) {
    const ScoreRange laid = state.token_range(player);
    return {state.agreed.tokens[player] - laid.most, state.agreed.tokens[player] - laid.least};
}

Winners winners(const State& state) {
    const auto only = [](unsigned players) { return Winners{players, players}; };
    if (state.agreed.solo() || !state.finished()) {
        return {};
    }
    if (state.ended == Ended::last_token) {
        return only(1u << state.last_token_of);
    }
    const unsigned said = state.is_relaxation() ? state.bounds->winners : 0u;
    return said != 0 ? only(said) : fewest_unused(state);
}

}  // namespace arbiter::framework
