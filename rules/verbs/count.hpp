// Counts sequences of moves.
#pragma once

#include "rules/registry/registry.hpp"
#include "rules/replay/replay.hpp"
#include "rules/verbs/replayed.hpp"

#include <cstdint>

namespace arbiter::verbs {

template <Game G>
std::uint64_t count_from(const typename G::State& state, unsigned depth) {
    if (G::over(state)) {
        return 0;
    }
    if constexpr (requires {
                      { G::count(state, depth) } -> std::same_as<std::uint64_t>;
                  }) {
        return G::count(state, depth);  // a game may know how to count without making every move
    }
    if (depth == 0) {
        return 1;
    }
    std::uint64_t sum = 0;
    defaults::each_move<G>(state, [&](const typename G::Written& move) {
        if (depth == 1) {
            ++sum;
            return true;
        }
        typename G::State next = state;
        typename G::ScoreLog log;
        sum += defaults::play<G>(next, move, log) ? 0 : count_from<G>(next, depth - 1);
        return true;
    });
    return sum;
}

template <Game G>
std::uint64_t count(const Record& record, const FileReader& open, unsigned depth) {
    Replay<G> replay;
    Report report;
    replay_record(replay, record, open, report);
    return !replay.state() ? 0 : depth == 0 ? 1 : count_from<G>(*replay.state(), depth);
}

}  // namespace arbiter::verbs
