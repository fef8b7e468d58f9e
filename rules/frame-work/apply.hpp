// Carries lines out: legal ones wholly, others as far as the cards allow.
#pragma once

#include "rules/frame-work/line.hpp"
#include "rules/frame-work/refusal.hpp"
#include "rules/frame-work/state.hpp"

namespace arbiter::frame_work {

// A line that `look` finds nothing wrong with. `stamp` is where the line begins in the record.
void apply(State& state, const Call& call, Stamp stamp);
void apply(State& state, const Deal& deal, Stamp stamp);
void apply(State& state, const Turn& turn, Stamp stamp);
void apply(State& state, const Change& change, Stamp stamp);

// A line that `stands` although it is wrong: what can be done is done, what cannot changes nothing.
void force(State& state, const Call& call, Stamp stamp);
void force(State& state, const Deal& deal, Stamp stamp);
void force(State& state, const Turn& turn, Stamp stamp);
void force(State& state, const Change& change, Stamp stamp);

}  // namespace arbiter::frame_work
