// arbiter stats: scores, lengths, completed tasks and findings over any number of records.
#pragma once

#include "cli/input/input_error.hpp"
#include "cli/report/record_json.hpp"
#include "cli/search/filter.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace arbiter::cli {

/// How sums are printed: as one of these, or as text.
struct StatsForm {
    bool json = false;
    bool csv = false;
    bool svg = false;
};

struct StatsOptions {
    std::vector<std::string> paths;
    FilterOptions filter;
    std::string by;           ///< a field that groups are made by; empty: games alone
    std::uint64_t first = 3;  ///< of an opening: so many lines
    StatsForm form;
    std::uint64_t jobs = 1;
    std::string range;  ///< K/N; empty: everything
    std::string part;   ///< a file for merge, instead of what is printed
};

int stats(const StatsOptions& options);

/// Prints what parts come to together; `each` hands on the sums of each of them, and answers their troubles.
int merge_stats(const StatsForm& form, const std::function<InputErrors(const std::function<void(const Json&)>&)>& each);

}  // namespace arbiter::cli
