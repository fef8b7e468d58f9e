// The options of check, in the groups the help shows.
#include "cli/commands/check.hpp"
#include "cli/commands/command_line.hpp"
#include "cli/policy.hpp"

#include <CLI/CLI.hpp>

namespace arbiter::cli {
namespace {

void add_reports(CLI::App& command, CheckOptions& options) {
    command
        .add_option("--report", options.reports,
                    "also write a report: FORMAT=PATH (github, json, jsonl, junit, sarif, tap, text), PATH - being "
                    "standard output")
        ->expected(1)
        ->take_all()
        ->allow_extra_args(false);
    command.add_option("--max-findings", options.max_findings, "print at most so many findings on the terminal");
    command.add_flag("-q,--quiet", options.quiet, "print errors only");
}

void add_weights(CLI::App& command, CheckOptions& options, std::string& fail_on) {
    command.add_option("--fail-on", fail_on, "the least severity that makes the exit code 1")
        ->check(CLI::IsMember({"error", "warning", "note"}));
    command.add_flag("--strict", options.strict, "warnings are errors");
    command.add_option("--allow", options.allow, "let findings with this code count for nothing")
        ->expected(1)
        ->take_all()
        ->allow_extra_args(false);
    command.add_option("--demote", options.demote, "CODE=SEVERITY: give findings with this code another severity")
        ->expected(1)
        ->take_all()
        ->allow_extra_args(false);
}

void add_baseline(CLI::App& command, CheckOptions& options) {
    CLI::Option* const baseline = command.add_option(
        "--baseline", options.baseline,
        "JSONL report of an earlier run; exit 1 only for records whose verdict, scores or findings changed");
    command.add_flag("--update-baseline", options.update_baseline, "write the baseline anew")->needs(baseline);
}

}  // namespace

void add_check(CLI::App& app, Action& action) {
    static CheckOptions options;
    static std::string color = "auto";
    static std::string fail_on = "error";
    CLI::App* const command =
        app.add_subcommand("check", "say for each record whether it is legal, and what is wrong where");
    add_paths(*command, options.paths);
    command->add_option("--stdin-filename", options.stdin_name, "the name that standard input has in all output");
    add_reports(*command, options);
    add_weights(*command, options, fail_on);
    add_baseline(*command, options);
    add_jobs(*command, options.jobs);
    add_side_files(*command);
    add_color(*command, color);
    command->callback([&action] {
        action = [] {
            options.color = wants_color(color);
            options.fail_on = severity_or_throw(fail_on);
            options.jobs = threads(options.jobs);
            return check(options);
        };
    });
}

}  // namespace arbiter::cli
