// arbiter stats: scores, lengths, completed tasks and findings over any number of records.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace arbiter::cli {

struct StatsOptions {
    std::vector<std::string> paths;
    bool json = false;
    std::uint64_t jobs = 1;
    std::string range;  ///< K/N; empty: everything
};

int stats(const StatsOptions& options);

}  // namespace arbiter::cli
