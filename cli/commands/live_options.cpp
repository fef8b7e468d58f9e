// The options of live.
#include "cli/app/catalog.hpp"
#include "cli/commands/live.hpp"

namespace arbiter::cli {

Command live_command() {
    static LiveOptions options;
    static std::string color = "auto";
    return {"live",
            "enter a game line by line, at the table",
            {{.names = "file",
              .help = "the record, which is gone on with, or begun where there is none yet",
              .target = &options.path,
              .values = files(),
              .may_be_left_out = true},
             data_option(),
             no_files_option(),
             color_option(color)},
            [] {
                options.color = wants_color(color);
                return live(options);
            }};
}

}  // namespace arbiter::cli
