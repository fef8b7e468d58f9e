// Possible candidates that have become the same: one is kept of each.
#pragma once

#include "rules/candidates/candidate_state.hpp"
#include "rules/candidates/knowledge.hpp"
#include "rules/candidates/moves.hpp"
#include "rules/game/game_defaults.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

namespace arbiter::candidates {

/// The fingerprint of a member's position, and which member it is.
using Print = std::pair<std::uint64_t, std::size_t>;

template <Game G>
class Sharing {
public:
    using State = typename G::State;
    using ScoreLog = typename G::ScoreLog;

    /// `remembering`: moves may be taken back, so that what they lead back to has to be the same, too.
    Sharing(std::span<CandidateState<G>> members, const Moves<G>& moves, Knowledge& knowledge, bool remembering)
        : members_(members), moves_(moves), knowledge_(knowledge), remembering_(remembering) {}

    /// Marks those as wrong that were taken into another.
    void share(std::vector<Print>& prints) {
        prints.clear();
        for (std::size_t i = 0; i < members_.size(); ++i) {
            prints.emplace_back(print_of(members_[i].state), i);
        }
        std::ranges::sort(prints);
        for (std::size_t i = 0; i < prints.size();) {
            std::size_t end = i + 1;
            while (end < prints.size() && prints[end].first == prints[i].first) {
                ++end;
            }
            share_alike(std::span(prints).subspan(i, end - i));
            i = end;
        }
    }

private:
    /// Among members with one fingerprint.
    void share_alike(std::span<const Print> alike) {
        for (std::size_t i = 1; i < alike.size(); ++i) {
            CandidateState<G>& member = members_[alike[i].second];
            for (std::size_t j = 0; j < i && !member.wrong; ++j) {
                CandidateState<G>& kept = members_[alike[j].second];
                if (!kept.wrong && kept.state == member.state && same_past(kept, member)) {
                    merge(kept, member);
                }
            }
        }
    }

    std::uint64_t print_of(const State& state) const {
        std::uint64_t print = G::fingerprint(state);
        if constexpr (requires { G::past_fingerprint(state); }) {
            print ^= remembering_ ? G::past_fingerprint(state) : 0;
        }
        return print;
    }

    bool same_past(const CandidateState<G>& one, const CandidateState<G>& other) const {
        if constexpr (requires { G::same_past(one.state, other.state); }) {
            if (remembering_ && !G::same_past(one.state, other.state)) {
                return false;
            }
        }
        return moves_.same(one.before, other.before);
    }

    void merge(CandidateState<G>& kept, CandidateState<G>& member) {
        if constexpr (requires { G::merge(kept.state, member.state); }) {
            G::merge(kept.state, member.state);
        }
        kept.known = knowledge_.either(kept.known, member.known);
        kept.completions = sum(kept.completions, member.completions);
        kept.mixed = kept.mixed || member.mixed || !same_trail(kept.log, member.log);
        member.wrong = true;
    }

    static bool same_trail(const ScoreLog& one, const ScoreLog& other) {
        if constexpr (std::is_same_v<ScoreLog, NoTrail>) {
            return true;
        } else if constexpr (requires { one == other; }) {
            return one == other;
        } else {
            return false;
        }
    }

    std::span<CandidateState<G>> members_;
    const Moves<G>& moves_;
    Knowledge& knowledge_;
    bool remembering_;
};

}  // namespace arbiter::candidates
