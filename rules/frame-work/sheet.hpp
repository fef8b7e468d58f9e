// The score sheet in plain words.
#pragma once

#include "grammar/record/seats.hpp"
#include "rules/frame-work/state.hpp"

#include <string>

namespace arbiter::frame_work {

/// Round by round: who earned or lost Trust Points, for what, and the totals.
void write_sheet(const State& state, const Seats& seats, std::string& text);

}  // namespace arbiter::frame_work
