// The options of test.
#include "cli/app/catalog.hpp"
#include "cli/commands/test.hpp"
#include "cli/report/reporter.hpp"

namespace arbiter::cli {

Command test_command() {
    static TestOptions options;
    static std::string color = "auto";
    Command command{"test", "compare what the referee says of records with what they expect of it", {}, [] {
                        options.color = wants_color(color);
                        options.jobs = threads(options.jobs);
                        return test(options);
                    }};
    command.options = {
        paths_argument(options.paths),
        files_from_option(options.paths),
        {"-k", "only records whose id, event, ruling, game or file has these words: azul and not full-line",
         &options.chosen},
        {"--report", "also write a report: FORMAT=PATH (" + format_names() + "), PATH - being standard output",
         &options.reports, report_formats()},
        {"--export", "print the cases themselves instead, for other engines", &options.into, one_of({"json"})},
        {"--update",
         "let the files expect what came out, and print what that changes",
         &options.update,
         {},
         {},
         "--export"},
        {"-v,--verbose", "print every record, not only those that fail", &options.verbose},
        {"-q,--quiet", "print what fails, and the closing line", &options.quiet},
        jobs_option(options.jobs),
        data_option(),
        no_files_option(),
        color_option(color)};
    return command;
}

}  // namespace arbiter::cli
