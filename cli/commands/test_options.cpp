// The options of test.
#include "cli/commands/catalog.hpp"
#include "cli/commands/test.hpp"

namespace arbiter::cli {

Command test_command() {
    static TestOptions options;
    static std::string color = "auto";
    return {"test",
            "compare what the referee says of records with what they expect of it",
            {paths_argument(options.paths),
             files_from_option(options.paths),
             {"-v,--verbose", "print every record, not only those that fail", &options.verbose},
             {"-q,--quiet", "print what fails, and the closing line", &options.quiet},
             data_option(),
             no_files_option(),
             color_option(color)},
            [] {
                options.color = wants_color(color);
                return test(options);
            }};
}

}  // namespace arbiter::cli
