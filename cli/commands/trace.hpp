// arbiter trace: what each line of a record did, for programs, or beside the lines for people.
#pragma once

#include "rules/trace/trace.hpp"

#include <string>
#include <vector>

namespace arbiter::cli {

struct TraceOptions {
    std::vector<std::string> paths;
    TraceParts report_options;
    bool no_points = false;
    bool text = false;
};

int trace(const TraceOptions& options);

}  // namespace arbiter::cli
