// What can be wrong with any record, whatever the game.
#pragma once

#include "rules/rule.hpp"

#include <span>
#include <string_view>

namespace arbiter::record {

std::span<const Rule> rulebook();

/// The rule with this id; it must exist. For cold paths only.
const Rule& rule(std::string_view id);

}  // namespace arbiter::record
