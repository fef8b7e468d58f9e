// What a written event means at a table with a deck, and how an event that was made and not read is written.
#pragma once

#include "grammar/frame-work/written.hpp"
#include "rules/frame-work/line.hpp"
#include "rules/frame-work/state.hpp"

namespace arbiter::frame_work {

Call call_of(const Written& written);
Deal deal_of(const State& state, const Written& written);
/// The actor left out is the player to move.
Turn turn_of(const State& state, const Written& written);
Change change_of(const State& state, const Written& written);

// The cards' words are the deck's: the events must not outlive it.
Written written_for(const Call& call);
Written written_for(const State& state, const Deal& deal);
Written written_for(const State& state, const Turn& turn);
Written written_for(const State& state, const Change& change);

}  // namespace arbiter::frame_work
