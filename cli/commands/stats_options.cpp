// The options of stats.
#include "cli/commands/catalog.hpp"
#include "cli/commands/stats.hpp"

namespace arbiter::cli {

Command stats_command() {
    static StatsOptions options;
    return {"stats",
            "sum up scores, lengths, completed tasks and findings of each game",
            {paths_argument(options.paths),
             files_from_option(options.paths),
             {"--json", "print JSON", &options.json},
             range_option(options.range),
             data_option(),
             no_files_option(),
             jobs_option(options.jobs)},
            [] {
                options.jobs = threads(options.jobs);
                return stats(options);
            }};
}

}  // namespace arbiter::cli
