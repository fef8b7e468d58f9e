// arbiter check: a verdict for every record.
#pragma once

#include "rules/report/rule.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace arbiter::cli {

struct CheckOptions {
    std::vector<std::string> paths;
    std::string stdin_name = "-";
    std::vector<std::string> reports;  ///< FORMAT=PATH
    std::vector<std::string> allow;    ///< codes
    std::vector<std::string> demote;   ///< CODE=SEVERITY
    std::string baseline;              ///< JSONL of an earlier run; empty: none
    bool update_baseline = false;
    bool strict_baseline = false;      ///< a change for the better fails, too
    std::vector<std::string> with;     ///< further parts of JSON reports
    std::vector<std::string> without;  ///< parts that they do without
    Severity fail_on = Severity::error;
    bool strict = false;  ///< warnings are errors
    bool quiet = false;
    bool watch = false;  ///< check again at each saving
    bool color = false;
    std::uint64_t max_findings = 10'000;  ///< on the terminal
    bool fixes = false;                   ///< look in every record for what was probably meant
    std::uint64_t jobs = 1;
    std::string range;    ///< K/N; empty: everything
    std::string part;     ///< FORMATS=PATH; empty: none
    bool follow = false;  ///< answer record by record
};

int check(const CheckOptions& options);

}  // namespace arbiter::cli
