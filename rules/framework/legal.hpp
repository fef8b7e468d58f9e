// Looking at an event without touching the position: is it legal, or which rule does it break.
#pragma once

#include "grammar/framework/turn.hpp"
#include "rules/framework/move.hpp"
#include "rules/framework/offence.hpp"
#include "rules/framework/state.hpp"

#include <cstdint>
#include <optional>
#include <span>

namespace arbiter::framework {

/// `starter` is unset when the line names nobody.
Judgement judge_round(const State& state, std::uint32_t number, std::optional<Player> starter);

/// `count` is how many tiles were written, also beyond the room for them.
Judgement judge_offer(const State& state, std::span<const Tile> tiles, std::size_t count);

/// The cell a turn means; nothing when it starts from a tile that has not been laid.
std::optional<Cell> cell_of(const Display& display, const Place& place);

/// Also works out the move, as far as the pieces allow it: a move that breaks a rule may stand.
Judgement judge_turn(const State& state, Player player, const Turn& turn, Move& move);

/// The first of these tiles that cannot all be drawn.
Judgement judge_tiles(const State& state, std::span<const Tile> tiles);

/// The shape of a tile, and whether the inventory has a copy of it left beyond `shown` others.
Judgement judge_tile(const State& state, const Tile& tile, int shown = 0);

/// The tiles that the next offer has: one more than players, or what is left in the bag.
std::size_t offer_size(const State& state);

}  // namespace arbiter::framework
