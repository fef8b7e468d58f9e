// Framework's score sheet in plain words.
#pragma once

#include "grammar/record/seats.hpp"
#include "rules/framework/done.hpp"
#include "rules/framework/state.hpp"

#include <string>

namespace arbiter::framework {

/// "4B on 2,-1"
std::string place_of(const Laid& laid, std::size_t task);
/// "4 brown": the frames that counted.
std::string why_covered(const State& state, const Done& done);

/// Appends, for each player, the tasks in the order covered with the frames that counted, then what was overlooked;
/// alone also the window that decides the minus points.
void write_sheet(const State& state, const Seats& seats, std::string& text);

}  // namespace arbiter::framework
