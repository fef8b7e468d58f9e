// arbiter test: records that say what the referee should say of them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace arbiter::cli {

struct TestOptions {
    std::vector<std::string> paths;
    std::vector<std::string> reports;  ///< FORMAT=PATH
    std::string chosen;                ///< an expression; empty: all records
    std::string into;                  ///< export the cases in this form instead; empty: judge them
    bool update = false;               ///< write what came out into the files, and print what that changes
    bool verbose = false;              ///< a line for every record that passes, too
    bool quiet = false;                ///< only what fails, and the closing line
    bool color = false;
    std::uint64_t jobs = 1;
};

int test(const TestOptions& options);

/// BaselineCounts the files, and prints how.
int update_cases(const TestOptions& options);
/// Prints the cases in the words of other engines.
int export_cases(const TestOptions& options);

}  // namespace arbiter::cli
