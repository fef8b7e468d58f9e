// Records to begin with, for what a collection of records does not exercise yet.
#pragma once

#include "cli/cases/coverage.hpp"

#include <string>

namespace arbiter::cli {

/// The stubs that a game's coverage is missing: for a rule never broken the rule's own example, with what is expected
/// of it; for one never held the example up to the mistake; for a ruling's option a header. Each passes `arbiter test`.
std::string case_stubs_for(const GameCoverage& coverage);

}  // namespace arbiter::cli
