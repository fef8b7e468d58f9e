// Framework's score sheet.
#pragma once

#include "grammar/record/seats.hpp"
#include "rules/framework/done.hpp"
#include "rules/framework/state.hpp"
#include "rules/score/sheet.hpp"

#include <string>
#include <vector>

namespace arbiter::framework {

/// "4B on 2,-1"
std::string place_of(const Laid& laid, std::size_t task);
/// "4 brown": the frames that counted.
std::vector<score::Cell> why_covered(const State& state, const Done& done);

/// For each player the tasks in the order covered with the frames that counted, then what was overlooked; alone also
/// the window that decides the minus points.
score::Sheet sheet_of(const State& state, const Seats& seats);

}  // namespace arbiter::framework
