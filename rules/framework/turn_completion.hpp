// What a turn with facts that nobody wrote down can mean in a position.
#pragma once

#include "rules/framework/values.hpp"

namespace arbiter::framework {

/// Visits the complete turns, each with what they say of the position; `values`: what is known already.
void fill_turn(const State& state, const Written& turn, const Completion& visit, const Values& values);

}  // namespace arbiter::framework
