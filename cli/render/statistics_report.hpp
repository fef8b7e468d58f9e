// Statistics as a person reads them, and as JSON.
#pragma once

#include "cli/statistics.hpp"

#include <string>

namespace arbiter::cli {

std::string statistics_text(const GameStatistics& games);
std::string statistics_json(const GameStatistics& games);

}  // namespace arbiter::cli
