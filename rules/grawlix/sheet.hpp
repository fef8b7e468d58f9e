// Grawlix's score sheet: what each player played and holds, who is stuck and why.
#pragma once

#include "grammar/record/seats.hpp"
#include "rules/grawlix/state.hpp"
#include "rules/score/sheet.hpp"

namespace arbiter::grawlix {

score::Sheet sheet_of(const State& state, const Seats& seats);

}  // namespace arbiter::grawlix
