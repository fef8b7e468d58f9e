// The options of merge.
#include "cli/app/catalog.hpp"
#include "cli/commands/merge.hpp"
#include "cli/report/reporter.hpp"

namespace arbiter::cli {

Command merge_command() {
    static MergeOptions options;
    return {"merge",
            "join the parts of a run that --range and --part have made",
            {{"parts", "all parts, in any order", &options.parts, files()},
             {"--report", "write this report: FORMAT=PATH, PATH - being standard output", &options.reports,
              report_formats()},
             {"--json", "print the sums of stats or coverage as JSON", &options.json},
             {"--csv", "print the sums of stats as a table", &options.csv, {}, {}, "--json"},
             {"--svg", "draw the sums of stats", &options.svg, {}, {}, "--json --csv"}},
            [] { return merge(options); }};
}

}  // namespace arbiter::cli
