// The options of sheet.
#include "cli/app/catalog.hpp"
#include "cli/commands/sheet.hpp"

namespace arbiter::cli {

Command sheet_command() {
    static SheetOptions options;
    return {"sheet",
            "add up a printed score sheet",
            {{"game", game_list(), &options.game, game_names()},
             {.names = "boxes",
              .help = "a player's name, and box=number for each box; without any they are asked for, or read",
              .target = &options.words,
              .may_be_left_out = true},
             {"--from", "read them from a file, CSV or JSON", &options.from, files()},
             {"--json", "print JSON", &options.json}},
            [] { return sheet(options); }};
}

}  // namespace arbiter::cli
