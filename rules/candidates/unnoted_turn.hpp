// A turn of which nothing was noted but whose it was (`Ben ?`): any that the rules allow in a candidate.
#pragma once

#include "rules/candidates/interface.hpp"
#include "rules/game/game_defaults.hpp"

#include <fmt/format.h>

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace arbiter::candidates {

/// Whether the turn of this player, which the last line is of, consists of more lines.
template <Game G>
bool turn_goes_on(const typename G::State& state, Seat seat) {
    if constexpr (requires { G::turn_goes_on(state, seat); }) {
        return G::turn_goes_on(state, seat);
    }
    return false;
}

/// Visits every legal move in place of the line, with its canonical text as the value of the `?`; as one of the player
/// who is written, or where a turn goes on, of whoever has to act.
template <Game G, typename Visit>
void each_turn(const typename G::State& state, const typename G::Written& written, bool goes_on, Visit visit) {
    using Written = typename G::Written;
    std::string text;
    std::vector<FilledIn> values;
    // Whoever is not to move has no legal one: the first says so as well as all.
    const Seat to_move = G::to_move(state);
    const bool once = !goes_on && to_move != no_seat && to_move != written.line.seat;
    bool more = true;
    defaults::each_move<G>(state, [&](const Written& move) {
        Written filled = move;
        const Line line = move.line;
        text.clear();
        defaults::write<G>(state, filled, {Seats{}, {}}, text);
        text.erase(0, text.rfind('\n') + 1);
        if (const std::string actor = fmt::format("{} ", Seats{}.word(written.line.seat)); text.starts_with(actor)) {
            text.erase(0, actor.size());
        }
        filled.line = written.line;
        filled.line.verb = line.verb;
        filled.line.seat = goes_on ? line.seat : written.line.seat;
        G::completions(state, filled,
                       [&](const typename G::State& from, const Written& whole, std::span<const FilledIn> own) {
                           values.assign(own.begin(), own.end());
                           values.push_back({written.line.event.end - 1, text});
                           more = visit(from, whole, values);
                           return more;
                       });
        return more && !once;
    });
}

/// The complete lines that this one can mean.
template <Game G, typename Visit>
void each_completion(const typename G::State& state, const typename G::Written& written, Visit visit) {
    if (written.line.kind() == LineKind::turn) [[unlikely]] {
        each_turn<G>(state, written, false, visit);
    } else {
        G::completions(state, written, visit);
    }
}

}  // namespace arbiter::candidates
