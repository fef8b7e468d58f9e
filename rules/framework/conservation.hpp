// Nothing appears and nothing vanishes: tiles, cells, tokens.
#pragma once

#include "rules/framework/state.hpp"

namespace arbiter::framework {

bool conserved(const State& state);

}  // namespace arbiter::framework
