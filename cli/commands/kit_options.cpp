// The options of kit.
#include "cli/app/catalog.hpp"
#include "cli/commands/kit.hpp"

namespace arbiter::cli {

Command kit_command() {
    static KitOptions options;
    static std::string color = "auto";
    Option paths = paths_argument(options.paths);
    paths.instead = "--engine";
    return {
        "kit",
        "hold another program that knows a game against the cases",
        {paths,
         {"--engine", "the program, as a command of the shell", &options.engine},
         {"-k", "only cases whose id, event, ruling, game or file has these words: azul and not full-line",
          &options.chosen},
         {"--all", "also cases with unknown facts, lines that stand, undo, or lines that cannot be read", &options.all},
         {"--timeout", "seconds that an answer may take", &options.timeout},
         {"--report", "also write a report: FORMAT=PATH (json, junit), PATH - being standard output", &options.reports,
          Values{{"json=", "junit="}}},
         {"-v,--verbose", "print every case, not only those that fail", &options.verbose},
         {"-q,--quiet", "print what is wrong, and the closing line", &options.quiet},
         data_option(),
         no_files_option(),
         color_option(color)},
        [] {
            options.color = wants_color(color);
            return kit(options);
        }};
}

}  // namespace arbiter::cli
