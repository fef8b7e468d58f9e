// arbiter merge: what the parts of a run come to together.
#pragma once

#include <string>
#include <vector>

namespace arbiter::cli {

struct MergeOptions {
    std::vector<std::string> parts;
    std::vector<std::string> reports;  ///< FORMAT=PATH
    bool json = false;                 ///< of sums; otherwise text, or of stats
    bool csv = false;
    bool svg = false;
};

int merge(const MergeOptions& options);

}  // namespace arbiter::cli
