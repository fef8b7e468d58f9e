// The options of fmt.
#include "cli/app/catalog.hpp"
#include "cli/commands/format.hpp"

namespace arbiter::cli {

Command format_command() {
    static FormatOptions options;
    return {"fmt",
            "write records in canonical form",
            {paths_argument(options.paths),
             files_from_option(options.paths),
             {"-i,--in-place", "change the files instead of printing", &options.in_place, {}, {}, "--check"},
             {"--check", "change nothing; list the files that are not canonical, and exit 1 if there are any",
              &options.check},
             data_option(),
             no_files_option()},
            [] { return format(options); }};
}

}  // namespace arbiter::cli
