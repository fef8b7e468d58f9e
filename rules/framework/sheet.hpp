// Framework's score sheet in plain words.
#pragma once

#include "grammar/record/seats.hpp"
#include "rules/framework/state.hpp"

#include <string>

namespace arbiter::framework {

/// Appends, for each player, the tasks in the order covered with the frames that counted, then what was overlooked;
/// alone also the window that decides the minus points.
void write_sheet(const State& state, const Seats& seats, std::string& text);

}  // namespace arbiter::framework
