// The steps of a game of Framework, each a change of the position.
#pragma once

#include "rules/framework/event.hpp"
#include "rules/framework/state.hpp"

#include <cstddef>
#include <span>

namespace arbiter::framework {

void announce_round(State& state, Player starter);
/// The tiles left of a round that is broken off go back into the bag.
void clear_offer(State& state);
void lay_out(State& state, const Written& offer);
void lay_out(State& state, std::span<const Tile> tiles, std::span<const Span> spans, Stamp line);

/// Makes a move that is possible, and covers what it completes if that is the referee's business.
void make(State& state, const Event& turn);
/// The same of the player to move, who lays a tile of the offer where it may lie, in a game of several.
void make_plain(State& state, std::size_t from, const Spot& spot, Stamp line);
/// The last token ends the game at once, also in mid-round. In the check behind the last round it does not: then unused
/// tokens are counted (but alone it still makes the game count).
void check_last_token(State& state, Player player);
/// Behind a move and the tokens of its line: the game is over when no tile is left to lay.
void end_turn(State& state);
/// Lays a token on a task that exists and has none.
void lay_token(State& state, Player player, TaskAt at, Stamp line);

}  // namespace arbiter::framework
