// A record then and now, compared finding by finding.
#pragma once

#include "cli/baseline/baseline_line.hpp"
#include "cli/report/judged_record.hpp"

namespace arbiter::cli {

/// Says in `status` what has become of the record since the baseline.
void compare_with_baseline(BaselineStatus& status, const BaselineLine& then, const JudgedRecord& now);

}  // namespace arbiter::cli
