// Grawlix's score sheet in plain words: what each player played and holds, who is stuck and why, and the grid.
#pragma once

#include "grammar/record/seats.hpp"
#include "rules/grawlix/state.hpp"

#include <string>

namespace arbiter::grawlix {

void write_sheet(const State& state, const Seats& seats, std::string& text);

}  // namespace arbiter::grawlix
