// Judges all records and prints what is written of each.
#pragma once

#include "cli/run.hpp"

#include <functional>
#include <string>

namespace arbiter::cli {

/// `write` appends what standard output gets of a record. Answers the exit code: whether an input could not be read, or
/// a record has an error.
int print_each(const RunOptions& options, const std::function<void(const Judged&, std::string&)>& write);

}  // namespace arbiter::cli
