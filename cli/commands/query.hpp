// arbiter query: the records of an archive that are as asked.
#pragma once

#include "cli/filter.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace arbiter::cli {

struct QueryOptions {
    std::vector<std::string> paths;
    FilterOptions filter;
    bool count = false;    ///< print only how many
    bool records = false;  ///< print the records themselves
    std::string into;      ///< file for the records that match
    std::string rest;      ///< file for the others
    std::uint64_t jobs = 1;
    std::string range;     ///< K/N; empty: everything
};

int query(const QueryOptions& options);

}  // namespace arbiter::cli
