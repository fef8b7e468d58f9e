// arbiter check --watch: the verdict again each time somebody saves, for a record that is being written.
#pragma once

#include "cli/commands/check.hpp"

namespace arbiter::cli {

/// Goes on until it is stopped, also where all files are gone for a while.
int watch(const CheckOptions& options);

}  // namespace arbiter::cli
