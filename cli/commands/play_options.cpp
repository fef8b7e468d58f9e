// The options of play.
#include "cli/app/catalog.hpp"
#include "cli/commands/play.hpp"

namespace arbiter::cli {

Command play_command() {
    static PlayOptions options;
    return {"play",
            "write random legal games",
            {{"game", game_list(), &options.game, game_names()},
             {"--players", "how many play (default 2)", &options.players},
             {"--seed", "the same seed gives the same games (default 1)", &options.seed},
             {"--games", "how many (default 1)", &options.games},
             {"--header", "a further header line, such as \"House: wall=gray\"", &options.header},
             data_option(),
             no_files_option()},
            [] { return play(options); }};
}

}  // namespace arbiter::cli
