// One mistake is one finding: errors behind the first violation or wrong claim stand below it.
#pragma once

#include "rules/report/report.hpp"

namespace arbiter::record {

/// The first violation or wrong claim: what happened in the body comes before what the header announces. nullptr when
/// there is none.
Finding* first_cause(Report& report);
const Finding* first_cause(const Report& report);

/// Puts every later violation and wrong claim under the first one. Syntax errors stay where they are.
void gather_consequences(Report& report);

/// Takes them out again, each to its place: before findings are allowed, demoted or compared one by one.
void spread_consequences(Report& report);

}  // namespace arbiter::record
