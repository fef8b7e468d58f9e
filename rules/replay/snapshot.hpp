// The position at one moment of a replay, for those who look on.
#pragma once

#include "rules/candidates/candidates.hpp"
#include "rules/game/game.hpp"

namespace arbiter {

/// Of a game that has not joined the set of possible worlds.
struct NoCandidates {
    void clear() {}
    static constexpr bool active() { return false; }
};
template <typename G, bool joined = candidates::Joined<G>>
struct CandidatesOf {
    using Type = NoCandidates;
};
template <typename G>
struct CandidatesOf<G, true> {
    using Type = candidates::Candidates<G>;
};

template <typename G>
struct Snapshot {
    /// Where facts are unknown, one that is possible. nullptr: nobody knows any.
    const typename G::State* position;
    const typename G::ScoreLog& log;             ///< of that position
    typename CandidatesOf<G>::Type* candidates;  ///< all that are possible, where facts are unknown; else nullptr
};

/// What became of a line.
struct LineFate {
    bool was_live;  ///< no line before it was refused
    bool live;      ///< nor was this one
    bool found;     ///< something was found
};

}  // namespace arbiter
