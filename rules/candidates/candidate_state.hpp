// One possible candidate: a complete position, how it came about, and what it says of the facts nobody wrote down.
#pragma once

#include "rules/candidates/knowledge.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

namespace arbiter::candidates {

/// So many candidates are followed; of more, a relaxation.
inline constexpr std::size_t most_members = 8192;

/// So many complete records and more are not told apart.
inline constexpr std::uint32_t countless = 1'000'000'000;

inline std::uint32_t sum(std::uint32_t one, std::uint32_t other) {
    return one > countless - other ? countless : one + other;
}

inline std::uint32_t product(std::uint32_t one, std::uint32_t other) {
    const std::uint64_t both = std::uint64_t{one} * other;
    return both > countless ? countless : static_cast<std::uint32_t>(both);
}

template <typename G>
struct CandidateState {
    typename G::State state;
    typename G::ScoreLog log{};
    Knowledge::Id known = Knowledge::nothing;
    std::uint32_t before = 0;       ///< the move that undo takes back (Moves), or none
    std::uint32_t completions = 1;  ///< how many ways of filling in the record lead here
    std::uint32_t from = 0;         ///< while a line is played: of which member this one is made
    bool mixed = false;             ///< by different ways, so that its trail is only one of theirs
    bool wrong = false;             ///< the line just played contradicts it, but nothing fits better
};

/// Bytes that a member with this position takes.
template <typename G>
std::size_t weight_of(const typename G::State& state) {
    if constexpr (requires { G::weight(state); }) {
        return G::weight(state) + sizeof(CandidateState<G>);
    } else {
        return sizeof(CandidateState<G>);
    }
}

/// Of the budget, for a line in one candidate.
template <typename G>
std::uint64_t steps_of(const typename G::State& state) {
    if constexpr (requires { G::steps(state); }) {
        return G::steps(state);
    } else {
        return 8 + weight_of<G>(state) / 64;
    }
}

/// How many complete records this position stands for.
template <typename G>
std::uint32_t ways_of(const typename G::State& state) {
    if constexpr (requires { G::ways(state); }) {
        return static_cast<std::uint32_t>(std::min<std::uint64_t>(G::ways(state), countless));
    } else {
        return 1;
    }
}

/// Whether this position stands for one alone.
template <typename G>
bool is_known(const typename G::State& state) {
    if constexpr (requires { G::is_known(state); }) {
        return G::is_known(state);
    } else {
        return ways_of<G>(state) == 1;
    }
}

/// How many the candidates stand for together.
template <typename G>
std::uint32_t completions_of(std::span<const CandidateState<G>> members) {
    std::uint32_t completions = 0;
    for (const CandidateState<G>& member : members) {
        completions = sum(completions, product(member.completions, ways_of<G>(member.state)));
    }
    return completions;
}

}  // namespace arbiter::candidates
