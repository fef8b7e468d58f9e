// The options of import.
#include "cli/app/catalog.hpp"
#include "cli/commands/import.hpp"
#include "cli/import/source.hpp"

#include <fmt/format.h>

namespace arbiter::cli {

Command import_command() {
    static ImportOptions options;
    std::vector<std::string> names;
    std::string help;
    for (const ImportFormat& format : import_formats()) {
        names.emplace_back(format.name);
        help += fmt::format("{}{}: {}", help.empty() ? "" : "; ", format.name, format.help);
    }
    return {"import",
            "make a record of what another program saved of a game",
            {{"format", help, &options.format, one_of(names)},
             {"file", "a file or -", &options.path, files()},
             {"--game", "which game it is, where a chat does not say so", &options.hints.game, game_names()},
             {"--players", "who plays, in the order in which they sit: Ann,Ben", &options.hints.players}},
            [] { return import_game(options); }};
}

}  // namespace arbiter::cli
