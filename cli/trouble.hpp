// An input that was not read, and why.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

namespace arbiter::cli {

/// Becomes a line on stderr and an entry of every report.
struct Trouble {
    std::string path;
    std::string why;       ///< in plain words
    bool skipped = false;  ///< passed over in a folder on purpose; otherwise the exit code is 3
};

using Troubles = std::vector<Trouble>;

/// Whether an input could not be read that should have been.
inline bool is_unread(const Troubles& troubles) {
    return std::any_of(troubles.begin(), troubles.end(), [](const Trouble& trouble) { return !trouble.skipped; });
}

}  // namespace arbiter::cli
