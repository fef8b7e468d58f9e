// The options of check, in the groups the help shows.
#include "cli/app/catalog.hpp"
#include "cli/commands/check.hpp"
#include "cli/commands/watch.hpp"
#include "cli/report/reporter.hpp"
#include "cli/run/severity_policy.hpp"

namespace arbiter::cli {
namespace {

void add_reports(CheckOptions& options, std::vector<Option>& to) {
    to.push_back({"--report", "also write a report: FORMAT=PATH (" + format_names() + "), PATH - being standard output",
                  &options.reports, report_formats()});
    to.push_back({"--with",
                  "put into JSON reports, too: id, header, steps, positions",
                  &options.with,
                  {{"id", "header", "steps", "positions"}}});
    to.push_back({"--without",
                  "leave out of JSON reports: breakdown, completed",
                  &options.without,
                  {{"breakdown", "completed"}}});
    to.push_back(
        {"--max-findings", "print at most so many findings on the terminal; 10000 without it", &options.max_findings});
    to.push_back({"--fixes",
                  "say of every record that breaks a rule what was probably meant, as far as it can be found out",
                  &options.fixes});
    to.push_back({"-q,--quiet", "print errors only", &options.quiet});
    to.push_back({"--watch", "check again whenever one of the files is saved, until stopped", &options.watch});
}

void add_weights(CheckOptions& options, std::string& fail_on, std::vector<Option>& to) {
    to.push_back(
        {"--fail-on", "the least severity that makes the exit code 1", &fail_on, one_of({"error", "warning", "note"})});
    to.push_back({"--strict", "warnings are errors", &options.strict});
    to.push_back({"--allow", "let findings with this code count for nothing", &options.allow, codes()});
    to.push_back(
        {"--demote", "CODE=SEVERITY: give findings with this code another severity", &options.demote, codes()});
}

void add_baseline(CheckOptions& options, std::vector<Option>& to) {
    to.push_back(
        {"--baseline",
         "JSONL report of an earlier run; exit 1 only for records that have got worse since, and for bad new ones",
         &options.baseline, files()});
    to.push_back({"--strict-baseline",
                  "exit 1 for records that have changed for the better, too",
                  &options.strict_baseline,
                  {},
                  "--baseline"});
    to.push_back({"--update-baseline",
                  "write anew what the baseline says of the records judged",
                  &options.update_baseline,
                  {},
                  "--baseline"});
}

}  // namespace

Command check_command() {
    static CheckOptions options;
    static std::string color = "auto";
    static std::string fail_on = "error";
    Command command{"check", "say for each record whether it is legal, and what is wrong where", {}, [] {
                        options.color = wants_color(color);
                        options.fail_on = severity_or_throw(fail_on);
                        options.jobs = threads(options.jobs);
                        return options.watch ? watch(options) : check(options);
                    }};
    command.options.push_back(paths_argument(options.paths));
    command.options.push_back(files_from_option(options.paths));
    command.options.push_back(
        {"--stdin-filename", "the name that standard input has in all output", &options.stdin_name});
    command.options.push_back(range_option(options.range));
    command.options.push_back(
        {"--part",
         "FORMATS=PATH: write nothing but a part, for merge, with these reports (" + format_names() + ")",
         &options.part,
         {},
         {},
         "--report"});
    add_reports(options, command.options);
    add_weights(options, fail_on, command.options);
    add_baseline(options, command.options);
    command.options.push_back(follow_option(options.follow));
    command.options.push_back(jobs_option(options.jobs));
    command.options.push_back(data_option());
    command.options.push_back(no_files_option());
    command.options.push_back(color_option(color));
    return command;
}

}  // namespace arbiter::cli
