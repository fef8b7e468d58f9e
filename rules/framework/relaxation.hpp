// A position that stands for more positions than can be followed: it knows where tiles lie, whose turn it is and which
// tiles may be taken, as far as that is the same in all of them, and how many tokens each player has at least and at
// most.
//
// Why two displays bound all: chains only grow with frames, a task is complete once they are long enough, and a token
// lies on every complete task as far as tokens reach. So what is complete with an unknown tile blank is complete
// whatever the tile is, and what is not complete with all colors on it never is. Tokens run out in both in the same
// way: of more complete tasks there are never fewer tokens. A display without an unknown tile is both, and exact. Each
// tile is laid twice; that is all it costs.
//     Besides, the record says something of tokens. A claim says that a token lies on this task: it is laid in the
// display of the least, too. Totals say how many there are; a tile laid later adds no more than the tasks that it can
// have completed: those that become complete in the display of the most, and those that were in it, perhaps not in
// truth, and that the tile's chains reach. Who goes on says that nobody had laid the last token before. Where players
// lay the tokens, what they lay is what they have, and the displays only say what can be complete.
#pragma once

#include "rules/framework/event.hpp"
#include "rules/framework/move.hpp"
#include "rules/framework/state.hpp"
#include "rules/report/report.hpp"

#include <cstdint>
#include <optional>
#include <span>

namespace arbiter::framework {

/// Adds one more position to what a relaxation stands for; false when their turns are not the same.
bool widen(State& relaxation, const State& position);
/// It stands for all that its unknown tiles can be, from here on.
void become_relaxation(State& state);

/// Finds the tile of a turn, as far as it can be told; false when it is not to be had in any of the positions.
bool take_in_relaxation(const State& state, const Turn& turn, Move& move);

// What happens in a relaxation.

/// A stored tile is laid, nobody knows which.
void forget_stored(State& state);
void lay_in_relaxation(State& state, const Move& move, Stamp line);
/// The tokens of a line whose other parts have happened: laid by the players, or claimed of those that the referee
/// lays.
void mark_in_relaxation(State& state, const Event& event);
/// The game goes on, so that nobody has laid the last token.
void go_on(State& state);

// What is asked of a relaxation.

/// What a tile shows and completes at most.
inline const Tile& at_most(const Tile& tile) {
    static constexpr Tile everything = Tile::everything();
    return tile.is_told() ? tile : everything;
}
/// Whether tokens are where its display has them, and nowhere else: what a line says of tokens can be judged.
bool knows_tokens(const State& state, Player player);
/// Whether nothing unknown decides on the scores.
bool knows_scores(const State& state);
/// What they can be, in place of the scores where unknown tiles decide on them.
void tell_ranges(const State& state, Report& report);
/// Whether these tokens of the player can be all there are; they are from now on.
bool hear_total(State& state, Player player, std::int32_t total);
/// Whether these players, one bit each, can be those who have won; they are from now on.
bool hear_winners(State& state, unsigned players);

}  // namespace arbiter::framework
