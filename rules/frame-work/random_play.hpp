// What chance decides when games are played at random: deals, draws and the choice among legal lines.
#pragma once

#include "grammar/frame-work/written.hpp"
#include "rules/frame-work/state.hpp"
#include "rules/game/random.hpp"

#include <optional>

namespace arbiter::frame_work {

/// The deal that is due, out of a well-shuffled deck; nothing in the middle of a round.
std::optional<Written> random_deal(const State& state, Random& random);
/// A legal turn; nothing when no player is to act.
std::optional<Written> random_turn(const State& state, Random& random);
/// A legal line of the effect in progress; nothing when there is none.
std::optional<Written> random_change(const State& state, Random& random);

}  // namespace arbiter::frame_work
