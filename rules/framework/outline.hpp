// A position that stands for more positions than can be followed: it knows where tiles lie, whose turn it is and which
// tiles may be taken, as far as that is the same in all of them. Of tokens it knows nothing.
#pragma once

#include "rules/framework/move.hpp"
#include "rules/framework/state.hpp"

#include <optional>

namespace arbiter::framework {

/// Adds one more position to what an outline stands for; false when their turns are not the same.
bool widen(State& outline, const State& position);

/// Finds the tile of a turn, as far as it can be told; false when it is not to be had in any of the positions.
bool take_in_outline(const State& state, const Turn& turn, Move& move);

/// A stored tile is laid, nobody knows which.
void forget_stored(State& state);

}  // namespace arbiter::framework
