// arbiter test: records that say what the referee should say of them.
#pragma once

#include <string>
#include <vector>

namespace arbiter::cli {

struct TestOptions {
    std::vector<std::string> paths;
    bool verbose = false;  ///< a line for every record that passes, too
    bool quiet = false;    ///< only what fails, and the closing line
    bool color = false;
};

int test(const TestOptions& options);

}  // namespace arbiter::cli
