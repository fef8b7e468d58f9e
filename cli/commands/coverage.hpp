// arbiter coverage: which rules, rulings and ends of the games a collection of records exercises.
#pragma once

#include "cli/input/input_error.hpp"
#include "cli/report/record_json.hpp"

#include <functional>
#include <string>
#include <vector>

namespace arbiter::cli {

struct CoverageOptions {
    std::vector<std::string> paths;
    std::vector<std::string> games;  ///< only these; empty: all
    bool json = false;
    bool strict = false;  ///< exit 1 when a rule or a ruling's option was not exercised
    std::string stubs;    ///< folder, or -, for records to begin with; empty: none
    std::string range;    ///< K/N; empty: everything
    std::string part;     ///< a file for merge, instead of what is printed
};

int coverage(const CoverageOptions& options);

/// Prints what parts come to together; `each` hands on the sums of each of them, and answers their troubles.
int merge_coverage(bool json, const std::function<InputErrors(const std::function<void(const Json&)>&)>& each);

}  // namespace arbiter::cli
