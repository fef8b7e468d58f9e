// arbiter fmt: records in canonical form.
#pragma once

#include <string>
#include <vector>

namespace arbiter::cli {

struct FormatOptions {
    std::vector<std::string> paths;
    bool in_place = false;
    bool check = false;  ///< write nothing, say which files are not canonical
};

int format(const FormatOptions& options);

}  // namespace arbiter::cli
