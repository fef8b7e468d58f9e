// arbiter merge: what the parts of a run come to together.
#pragma once

#include <string>
#include <vector>

namespace arbiter::cli {

struct MergeOptions {
    std::vector<std::string> parts;
    std::vector<std::string> reports;  ///< FORMAT=PATH
    bool json = false;                 ///< of sums
};

int merge(const MergeOptions& options);

}  // namespace arbiter::cli
