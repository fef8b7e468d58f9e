// Whether every card of the deck is somewhere, once.
#pragma once

#include "rules/frame-work/state.hpp"

namespace arbiter::frame_work {

/// No card has appeared, vanished or doubled, faces agree with what is known, and what is known can be true.
bool conserved(const State& state);

}  // namespace arbiter::frame_work
