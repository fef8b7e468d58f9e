// Which of the rules that all records share a record could have broken and did not.
#pragma once

#include "grammar/record/header.hpp"
#include "grammar/record/line.hpp"
#include "rules/registry.hpp"

#include <span>

namespace arbiter::record {

/// Adds to `covered.common` (one place a rule of the record rulebook) and `covered.ends`. `lines` are those that all
/// games have.
void count_held(const Header& header, std::span<const Line> lines, const Report& report, Covered& covered);

}  // namespace arbiter::record
