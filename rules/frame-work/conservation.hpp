// Whether every card of the deck is somewhere, once.
#pragma once

#include "rules/frame-work/state.hpp"

namespace arbiter::frame_work {

/// No card has appeared, vanished or doubled, and faces agree with the cards.
bool conserved(const State& state);

}  // namespace arbiter::frame_work
