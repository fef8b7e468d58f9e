// What a line with facts that nobody wrote down can mean in a position: complete lines, and positions that know more.
#pragma once

#include "rules/framework/event.hpp"
#include "rules/worlds/joins.hpp"

namespace arbiter::framework {

using Filling = worlds::FillingSink<State, Written>;

/// Goes on from one filling with the tasks that this line shows to be complete, of tiles that no list bounds.
bool visit_with_tasks(const State& from, const Written& filled, std::span<const worlds::Value> values,
                      const Filling& visit);

}  // namespace arbiter::framework
