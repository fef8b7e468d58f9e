// The options of fix.
#include "cli/commands/catalog.hpp"
#include "cli/commands/format.hpp"

namespace arbiter::cli {
namespace {

/// Without --write everything is shown; with it, what is certain is written, and what is likely only on demand.
int fix(FormatOptions options) {
    options.diff = !options.in_place;
    options.mend = options.mend || options.diff;
    options.called = "fix --write";
    return format(options);
}

}  // namespace

Command fix_command() {
    static FormatOptions options;
    return {"fix",
            "show the canonical form of records, and what was probably meant, as a diff",
            {paths_argument(options.paths),
             files_from_option(options.paths),
             {"--write", "change the files: write the canonical form", &options.in_place},
             {"--mend", "write what was probably meant, too, and mark it with a comment", &options.mend, {}, "--write"},
             data_option(),
             no_files_option()},
            [] { return fix(options); }};
}

}  // namespace arbiter::cli
