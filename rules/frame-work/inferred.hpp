// Steps of effects that no line tells of: what cannot be carried out, and what the next line shows was not taken.
#pragma once

#include "grammar/frame-work/written.hpp"
#include "rules/frame-work/state.hpp"

namespace arbiter::frame_work {

/// Passes over the steps that stand between the effect in progress and this line, as far as nothing had to be done.
void infer_steps(State& state, const Written& next);
/// The record ends: passes over steps that cannot be carried out. What could be done somebody may still do.
void infer_last_steps(State& state, Stamp end);

}  // namespace arbiter::frame_work
