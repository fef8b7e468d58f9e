// What reports of check say more or less, and what a part of them is.
#pragma once

#include "cli/commands/check.hpp"
#include "cli/report/record_json.hpp"

#include <string>
#include <vector>

namespace arbiter::cli {

// All throw std::runtime_error with a sentence about what cannot be asked.

/// Of --with and --without.
Parts parts_of(const CheckOptions& options);
/// Of --part, which is FORMATS=PATH.
std::vector<std::string> formats_of_part(const CheckOptions& options);
std::string path_of_part(const CheckOptions& options);

}  // namespace arbiter::cli
