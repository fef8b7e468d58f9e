// The options of trace.
#include "cli/app/catalog.hpp"
#include "cli/commands/trace.hpp"

namespace arbiter::cli {

Command trace_command() {
    static TraceOptions options;
    Option text{"--text", "print the record with points and scores beside its lines, for people and for git diff",
                &options.text};
    text.excludes = "--moves --positions --no-points";
    return {
        "trace",
        "print what each line of a record did, as JSON, an object a line",
        {paths_argument(options.paths),
         files_from_option(options.paths),
         {"--moves", "with the moves that are legal behind each line", &options.report_options.moves},
         {"--positions", "with the position behind each line, as set lines", &options.report_options.positions},
         {"--no-points", "without the points that each line earned", &options.no_points},
         text,
         {"--play-on", "go on behind a violation, as if the table had let it stand", &options.report_options.play_on},
         data_option(),
         no_files_option()},
        [] { return trace(options); }};
}

}  // namespace arbiter::cli
