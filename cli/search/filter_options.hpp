// The options by which records are chosen.
#pragma once

#include "cli/app/command.hpp"
#include "cli/search/filter.hpp"

#include <vector>

namespace arbiter::cli {

void add_filters(FilterOptions& filter, std::vector<Option>& to);

}  // namespace arbiter::cli
