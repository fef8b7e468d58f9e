// Statistics as a person reads them, as JSON, as a table, and drawn.
#pragma once

#include "cli/search/statistics.hpp"

#include <string>

namespace arbiter::cli {

std::string statistics_text(const GameStatistics& games);
std::string statistics_json(const GameStatistics& games);
std::string statistics_csv(const GameStatistics& games);
std::string statistics_svg(const GameStatistics& games);

}  // namespace arbiter::cli
