// arbiter stats: scores, lengths, completed tasks and findings over any number of records.
#pragma once

#include "cli/filter.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace arbiter::cli {

struct StatsOptions {
    std::vector<std::string> paths;
    FilterOptions filter;
    std::string by;  ///< a field that groups are made by; empty: games alone
    bool json = false;
    std::uint64_t jobs = 1;
    std::string range;  ///< K/N; empty: everything
};

int stats(const StatsOptions& options);

}  // namespace arbiter::cli
