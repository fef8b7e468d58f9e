// Whether a line is legal in a position. Looks, never touches.
#pragma once

#include "rules/frame-work/line.hpp"
#include "rules/frame-work/refusal.hpp"
#include "rules/frame-work/state.hpp"

namespace arbiter::frame_work {

Refusal look(const State& state, const Call& call);
Refusal look(const State& state, const Deal& deal);
Refusal look(const State& state, const Turn& turn);
Refusal look(const State& state, const Change& change);

// Whether the cards allow a line that breaks a rule, so that it can stand: nobody needs cards that are not there, and
// nothing of a busted player is touched.
bool can_happen(const State& state, const Turn& turn);
bool can_happen(const State& state, const Change& change);

}  // namespace arbiter::frame_work
