// Dorfromantik's score sheet.
#pragma once

#include "rules/dorfromantik/state.hpp"
#include "rules/score/sheet.hpp"

namespace arbiter::dorfromantik {

/// The lines as printed, and what became of every marker and flag.
score::Sheet sheet_of(const State& state);

}  // namespace arbiter::dorfromantik
