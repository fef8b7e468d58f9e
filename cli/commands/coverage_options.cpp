// The options of coverage.
#include "cli/app/catalog.hpp"
#include "cli/commands/coverage.hpp"
#include "cli/commands/sums_option.hpp"

namespace arbiter::cli {

Command coverage_command() {
    static CoverageOptions options;
    return {
        "coverage",
        "count how often records exercise each rule, and list what they leave out",
        {paths_argument(options.paths),
         files_from_option(options.paths),
         {"--game", "this game only; may be given several times", &options.games, game_names()},
         {"--json", "print JSON", &options.json},
         {"--strict", "exit 1 when a rule or a ruling's option was not exercised", &options.strict},
         {"--stubs", "write a record to begin with for each gap, into this folder or to -", &options.stubs, files()},
         range_option(options.range),
         sums_part_option(options.part, "--stubs"),
         data_option(),
         no_files_option()},
        [] { return coverage(options); }};
}

}  // namespace arbiter::cli
