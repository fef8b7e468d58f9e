// What can be wrong with any record, whatever the game.
#pragma once

#include "rules/report/rule.hpp"

#include <span>
#include <string_view>

namespace arbiter::record {

std::span<const Rule> rulebook();

/// The rule with this id; it must exist. For cold paths only.
const Rule& rule(std::string_view id);

/// Findings with this code follow from the record being what it is, unfinished or known in part: nobody has to expect
/// them, and they are no fault.
bool follows_from_record(std::string_view code);

/// Whether who breaks it shows that a line before is missing or written twice, such as the last one of a round.
bool says_line_missing(const Rule& rule);

}  // namespace arbiter::record
