// What every command knows of the terminal, and how it ends.
#pragma once

#include <cstdint>

namespace arbiter::cli {

/// Exit codes, as everything that calls the program relies on them.
enum Exit : int {
    clean = 0,       ///< nothing at or above --fail-on
    findings = 1,    ///< findings at or above --fail-on
    usage = 2,       ///< wrong usage, or an internal error
    unreadable = 3,  ///< an input could not be read
};

}  // namespace arbiter::cli
