// FRAME-WORK's score sheet.
#pragma once

#include "grammar/record/seats.hpp"
#include "rules/frame-work/state.hpp"
#include "rules/score/sheet.hpp"

#include <string>

namespace arbiter::frame_work {

/// What a round has given or cost somebody who played it: "+3  2 revealed Alibis, 1 for the most of them".
score::Row gain_row(std::string key, const RoundResult& result, Seat seat);

/// Round by round: who earned or lost Trust Points, for what, and the totals.
score::Sheet sheet_of(const State& state, const Seats& seats);

}  // namespace arbiter::frame_work
