// Parts of stats and coverage, joined.
#pragma once

#include "cli/commands/merge.hpp"
#include "cli/run/partial_results.hpp"

#include <string>
#include <vector>

namespace arbiter::cli {

/// `paths` in the order of the input.
int merge_sums(const MergeOptions& options, const PartialHead& head, const std::vector<std::string>& paths);

}  // namespace arbiter::cli
