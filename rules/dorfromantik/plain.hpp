// The fast path through an archive: plain legal lines are read and played without being written down in between.
#pragma once

#include "grammar/record/reading.hpp"
#include "rules/dorfromantik/state.hpp"

#include <cstdint>

namespace arbiter::dorfromantik {

/// Plays lines as long as they are plain and legal, and moves the cursor behind them; says how many.
std::uint32_t play_plain_lines(LineCursor& cursor, State& state);

}  // namespace arbiter::dorfromantik
