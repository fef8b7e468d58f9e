// The options of moves.
#include "cli/app/catalog.hpp"
#include "cli/commands/moves.hpp"

namespace arbiter::cli {

Command moves_command() {
    static MovesOptions options;
    static std::string color = "auto";
    return {"moves",
            "list what is legal at the end of a record",
            {{"file", "a file or -", &options.path, files()},
             {"--record", "the record's number in the file (default: the last)", &options.record},
             {"--count", "count the ways to go on for so many moves instead", &options.count},
             {"--position", "print the lines that set the position instead", &options.position, {}, {}, "--count"},
             {"--json", "print JSON", &options.json},
             data_option(),
             no_files_option(),
             color_option(color)},
            [] {
                options.color = wants_color(color);
                return moves(options);
            }};
}

}  // namespace arbiter::cli
