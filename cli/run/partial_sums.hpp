// The part of a run that adds up and writes no report for each record.
#pragma once

#include "cli/report/record_json.hpp"
#include "cli/run/partial_results.hpp"

#include <string>
#include <vector>

namespace arbiter::cli {

/// What made it, and how it was asked: parts can be joined when this is the same.
struct SumsOrder {
    std::string command;
    std::string question;
    std::vector<std::string> paths;
    Portion range;
};

/// Throws std::runtime_error when it cannot be written.
void write_sums(const std::string& path, const SumsOrder& order, const Json& sums, const InputErrors& input_errors);

}  // namespace arbiter::cli
