// arbiter check: a verdict for every record.
#pragma once

#include "rules/rule.hpp"

#include <string>
#include <vector>

namespace arbiter::cli {

struct CheckOptions {
    std::vector<std::string> paths;
    std::vector<std::string> reports;  ///< FORMAT=PATH
    Severity fail_on = Severity::error;
    bool strict = false;  ///< warnings are errors
    bool quiet = false;
    bool color = false;
    std::size_t jobs = 1;
};

int check(const CheckOptions& options);

}  // namespace arbiter::cli
