// An input that was not read, and why.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

namespace arbiter::cli {

/// Becomes a line on stderr and an entry of every report.
struct InputError {
    std::string path;
    std::string why;       ///< in plain words
    bool skipped = false;  ///< passed over in a folder on purpose; otherwise the exit code is 3
};

using InputErrors = std::vector<InputError>;

/// Whether an input could not be read that should have been.
inline bool is_unread(const InputErrors& input_errors) {
    return std::any_of(input_errors.begin(), input_errors.end(),
                       [](const InputError& input_error) { return !input_error.skipped; });
}

}  // namespace arbiter::cli
