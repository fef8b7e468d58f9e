// arbiter coverage: which rules, rulings and ends of the games a collection of records exercises.
#pragma once

#include <string>
#include <vector>

namespace arbiter::cli {

struct CoverageOptions {
    std::vector<std::string> paths;
    std::vector<std::string> games;  ///< only these; empty: all
    bool json = false;
    bool strict = false;  ///< exit 1 when a rule or a ruling's option was not exercised
    std::string stubs;    ///< folder, or -, for records to begin with; empty: none
};

int coverage(const CoverageOptions& options);

}  // namespace arbiter::cli
