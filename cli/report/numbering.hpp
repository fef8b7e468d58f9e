// Numbers records that say the same.
#pragma once

#include "cli/report/reporter.hpp"

#include <string>
#include <string_view>

namespace arbiter::cli {

/// In each line, what follows `key` for the first time, up to the next quote, gets -2 behind it when it comes for the
/// second time, and so on.
void number_ids(std::string_view key, ReportState& course, std::string& text);

}  // namespace arbiter::cli
