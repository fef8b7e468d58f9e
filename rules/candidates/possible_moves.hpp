// What can be said of a line before it is played in many candidates: whether it is legal, and by which laws.
#pragma once

#include "rules/candidates/interface.hpp"
#include "rules/candidates/trial.hpp"
#include "rules/candidates/unnoted_turn.hpp"
#include "rules/game/game_defaults.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace arbiter::candidates {

/// Whether what is undrawn makes no difference to the move.
template <Game G>
bool is_legal_whatever(const typename G::State& state, const typename G::Written& move) {
    if constexpr (requires { G::is_sure(state, move); }) {
        return G::is_sure(state, move);
    }
    bool legal = true;
    const auto look = [&](const typename G::State& from, const typename G::Written& filled, std::span<const FilledIn>) {
        legal = legal && !defaults::look<G>(typename G::Event{from, filled});
        return legal;
    };
    if (ways_of<G>(state) != 1) {
        G::completions(state, move, std::ref(look));
    }
    return legal;
}

/// The laws that the line meets, in all candidates and all completions that allow it; none if there are more than
/// `most` of these to look at.
template <Game G>
void held_in_all(std::span<const CandidateState<G>> members, const typename G::Written& written, std::size_t most,
                 std::vector<std::uint16_t>& laws) {
    laws.clear();
    bool first = true;
    std::size_t looked = 0;
    std::vector<std::uint16_t> met;
    const auto meet = [&](const typename G::State& from, const typename G::Written& filled, std::span<const FilledIn>) {
        if (++looked > most) {
            laws.clear();
            return false;
        }
        const typename G::Event event{from, filled};
        if (!defaults::look<G>(event)) {
            met.clear();
            defaults::held<G>(event, met);
            if (first) {
                laws = met;
            } else {
                std::erase_if(laws, [&](std::uint16_t law) { return !std::ranges::count(met, law); });
            }
            first = false;
        }
        return first || !laws.empty();
    };
    for (const CandidateState<G>& member : members) {
        if (!is_after_end(member, written)) {
            each_completion<G>(member.state, written, std::ref(meet));
        }
    }
}

/// The moves that are legal in some candidate, `most` of them at most, in the order of the first candidate that has
/// them; and whether they are legal in all.
template <Game G>
std::vector<std::pair<std::string, bool>> possible_moves(std::span<const CandidateState<G>> members, const Seats& seats,
                                                         std::size_t most) {
    struct Found {
        std::size_t place;
        std::size_t candidates = 0;
    };
    std::unordered_map<std::string, Found> found;
    std::vector<std::pair<std::string, bool>> moves;
    std::string text;
    for (const CandidateState<G>& member : members) {
        defaults::each_move_left<G>(member.state, [&](const typename G::Written& move) {
            text.clear();
            defaults::write<G>(member.state, move, {seats, {}}, text);
            const auto at = found.try_emplace(text, Found{moves.size()}).first;
            if (at->second.place == moves.size()) {
                moves.emplace_back(text, true);
            }
            at->second.candidates += is_legal_whatever<G>(member.state, move) ? 1U : 0U;
            return moves.size() < most;
        });
    }
    for (const auto& [move, one] : found) {
        moves[one.place].second = one.candidates == members.size();
    }
    return moves;
}

}  // namespace arbiter::candidates
