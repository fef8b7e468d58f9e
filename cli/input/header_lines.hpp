// Header lines as they are given on a command line.
#pragma once

#include <string>
#include <vector>

namespace arbiter::cli {

/// Each with its line break. Throws std::runtime_error where one cannot be a header line.
std::string header_lines(const std::vector<std::string>& given);

}  // namespace arbiter::cli
