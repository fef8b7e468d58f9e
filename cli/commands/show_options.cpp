// The options of show.
#include "cli/app/catalog.hpp"
#include "cli/commands/show.hpp"

namespace arbiter::cli {

Command show_command() {
    static ShowOptions options;
    static std::string color = "auto";
    return {"show",
            "show the position that a record has come to",
            {{"place", "a file, or FILE:LINE for the position behind that line", &options.place, files()},
             {"--position",
              "print it as set lines, which a record may begin with",
              &options.position,
              {},
              {},
              "--svg --html --json"},
             {"--html",
              "write a page of the whole record, to step through, into this file; - is standard output",
              &options.html,
              files(),
              {},
              "--svg --json"},
             {"--json", "print the picture as JSON: cells, pieces, marks", &options.json, {}, {}, "--svg"},
             {"--svg", "write the picture into this file as SVG; - is standard output", &options.svg, files()},
             data_option(),
             no_files_option(),
             color_option(color)},
            [] {
                options.color = wants_color(color);
                return show(options);
            }};
}

}  // namespace arbiter::cli
