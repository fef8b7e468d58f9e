// Azul's score sheet in plain words.
#pragma once

#include "grammar/record/seats.hpp"
#include "rules/azul/state.hpp"
#include "rules/azul/trail.hpp"

#include <string>

namespace arbiter::azul {

/// Appends, for each player, every tile's points by round, the floor line, the end bonuses, and the wall as a picture.
void write_sheet(const State& state, const Trail& trail, const Seats& seats, std::string& text);

}  // namespace arbiter::azul
