// Dorfromantik's score sheet in plain words.
#pragma once

#include "rules/dorfromantik/state.hpp"

#include <string>

namespace arbiter::dorfromantik {

/// Appends the score sheet row by row, what became of every marker and flag, and the map as a picture.
void write_sheet(const State& state, std::string& text);

}  // namespace arbiter::dorfromantik
