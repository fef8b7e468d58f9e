// The options of new.
#include "cli/app/catalog.hpp"
#include "cli/commands/new.hpp"

namespace arbiter::cli {

Command new_command() {
    static NewOptions options;
    return {
        "new",
        "write a record to begin with",
        {{"game", game_list(), &options.game, game_names()},
         {.names = "file",
          .help = "where it is written, no file being replaced; without it, to standard output",
          .target = &options.path,
          .values = files(),
          .may_be_left_out = true},
         {"--players", "who plays, in the order they sit: Ann,Ben; without it they are asked for", &options.players},
         {"--house", "how your table plays, such as wall=gray; may be given several times", &options.house},
         {"--header", "a further header line, such as \"Event: club night\"", &options.header},
         data_option(),
         no_files_option()},
        [] { return begin_record(options); }};
}

}  // namespace arbiter::cli
