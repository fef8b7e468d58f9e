// The options of test and coverage.
#include "cli/commands/command_line.hpp"
#include "cli/commands/coverage.hpp"
#include "cli/commands/test.hpp"

#include <CLI/CLI.hpp>

namespace arbiter::cli {

void add_test(CLI::App& app, Action& action) {
    static TestOptions options;
    static std::string color = "auto";
    CLI::App* const command =
        app.add_subcommand("test", "compare what the referee says of records with what they expect of it");
    add_paths(*command, options.paths);
    command->add_flag("-v,--verbose", options.verbose, "print every record, not only those that fail");
    command->add_flag("-q,--quiet", options.quiet, "print what fails, and the closing line");
    add_side_files(*command);
    add_color(*command, color);
    command->callback([&action] {
        action = [] {
            options.color = wants_color(color);
            return test(options);
        };
    });
}

void add_coverage(CLI::App& app, Action& action) {
    static CoverageOptions options;
    CLI::App* const command =
        app.add_subcommand("coverage", "count how often records exercise each rule, and list what they leave out");
    add_paths(*command, options.paths);
    command->add_option("--game", options.games, "this game only; may be given several times")
        ->expected(1)
        ->take_all()
        ->allow_extra_args(false);
    command->add_flag("--json", options.json, "print JSON");
    command->add_flag("--strict", options.strict, "exit 1 when a rule or a ruling's option was not exercised");
    command->add_option("--stubs", options.stubs,
                        "write a record to begin with for each gap, into this folder or to -");
    add_side_files(*command);
    command->callback([&action] { action = [] { return coverage(options); }; });
}

}  // namespace arbiter::cli
