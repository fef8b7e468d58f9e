// The options of fix.
#include "cli/app/catalog.hpp"
#include "cli/commands/format.hpp"

namespace arbiter::cli {
namespace {

/// Without --write everything is shown; with it, what is certain is written, and what is likely only on demand.
int fix(FormatOptions options) {
    options.diff = !options.in_place;
    if (options.diff) {
        options.fix = 0;
    }
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
             {"--fix",
              "write what was probably meant, too, where that is sure, or the fix of a number: --fix=2; each is marked "
              "with a comment",
              NumberedFlag{&options.fix},
              {},
              "--write"},
             data_option(),
             no_files_option()},
            [] { return fix(options); }};
}

}  // namespace arbiter::cli
