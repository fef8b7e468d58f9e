// The moves that undo can take back in each possible candidate, sharing what they have in common.
#pragma once

#include "rules/candidates/candidate_state.hpp"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <span>
#include <utility>
#include <vector>

namespace arbiter::candidates {

/// A game that can go back by itself: no position is kept then, only how far it had gone.
template <typename G>
concept GoesBack = requires(typename G::State& state, const typename G::State& seen) {
    G::go_back(state, G::mark(seen));
};

/// What is kept of a position that undo may go back to.
template <typename G>
struct LeftOf {
    using Type = typename G::State;
    static const Type& of(const Type& state) { return state; }
};
template <GoesBack G>
struct LeftOf<G> {
    using Type = decltype(G::mark(std::declval<const typename G::State&>()));
    static Type of(const typename G::State& state) { return G::mark(state); }
};
template <typename G>
using Left = typename LeftOf<G>::Type;

/// A chain of positions for each member, the latest first, in one store.
template <typename G>
class Moves {
public:
    static constexpr std::uint32_t none = 0;

    struct Move {
        Left<G> before;     ///< the position that it left
        std::uint64_t log;  ///< and the mark of its trail
        std::uint32_t earlier;
    };

    void clear() { moves_.clear(); }
    std::size_t size() const { return moves_.size(); }
    std::uint32_t add(const Left<G>& before, std::uint64_t log, std::uint32_t earlier) {
        moves_.push_back({before, log, earlier});
        return static_cast<std::uint32_t>(moves_.size());
    }
    const Move& at(std::uint32_t move) const { return moves_[move - 1]; }

    /// Whether undo finds the same positions in both.
    bool same(std::uint32_t one, std::uint32_t other) const {
        while (one != other) {
            if (one == none || other == none || !(at(one).before == at(other).before)) {
                return false;
            }
            one = at(one).earlier;
            other = at(other).earlier;
        }
        return true;
    }

    /// Forgets the moves that belong to none of these.
    void compact(std::span<CandidateState<G>> members) {
        std::vector<std::uint32_t> moved(moves_.size() + 1, none);
        for (const CandidateState<G>& member : members) {
            for (std::uint32_t move = member.before; move != none && moved[move] == none; move = at(move).earlier) {
                moved[move] = 1;
            }
        }
        std::uint32_t kept = 0;
        for (std::uint32_t move = 1; move < moved.size(); ++move) {
            if (moved[move] != none) {
                Move& here = moves_[kept];
                if (kept != move - 1) {
                    here = std::move(moves_[move - 1]);
                }
                here.earlier = moved[here.earlier];  // an earlier move lies before it
                moved[move] = ++kept;
            }
        }
        for (CandidateState<G>& member : members) {
            member.before = moved[member.before];
        }
        moves_.erase(moves_.begin() + kept, moves_.end());
    }

private:
    std::deque<Move> moves_;  // a vector would need twice and three times the room whenever it grows
};

}  // namespace arbiter::candidates
