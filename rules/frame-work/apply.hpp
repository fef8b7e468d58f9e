// Carries events out: legal ones wholly, others as far as the cards allow.
#pragma once

#include "rules/frame-work/event.hpp"

namespace arbiter::frame_work {

/// An event that `look` finds nothing wrong with. It refers to this very state.
void apply(State& state, const Event& event);

/// An event that `stands` although it is wrong: what can be done is done, what cannot changes nothing.
void force(State& state, const Event& event);

}  // namespace arbiter::frame_work
