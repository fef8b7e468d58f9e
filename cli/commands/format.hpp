// arbiter fmt and arbiter fix: records in canonical form, and as they were probably meant.
#pragma once

#include <string>
#include <vector>

namespace arbiter::cli {

struct FormatOptions {
    std::vector<std::string> paths;
    bool in_place = false;
    bool check = false;  ///< write nothing, say which files are not canonical
    bool diff = false;   ///< write nothing, show what would change
    bool mend = false;   ///< make the best mend of each record that breaks a rule, too
    std::string called = "fmt -i";
};

int format(const FormatOptions& options);

}  // namespace arbiter::cli
