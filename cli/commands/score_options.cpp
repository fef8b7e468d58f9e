// The options of score.
#include "cli/app/catalog.hpp"
#include "cli/commands/score.hpp"

namespace arbiter::cli {

Command score_command() {
    static ScoreOptions options;
    static std::string color = "auto";
    return {"score",
            "print the score sheet of each record, and why",
            {paths_argument(options.paths, "files, folders (their .tgn files), - for standard input, or one FILE:LINE"),
             files_from_option(options.paths),
             {"--json", "print JSON, an object a line", &options.json},
             data_option(),
             no_files_option(),
             color_option(color)},
            [] {
                options.color = wants_color(color);
                return score(options);
            }};
}

}  // namespace arbiter::cli
