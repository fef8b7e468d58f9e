// The options of explain, rules and rulings.
#include "cli/app/catalog.hpp"
#include "cli/commands/books.hpp"

namespace arbiter::cli {

Command explain_command() {
    static BooksOptions options;
    return {
        "explain",
        "explain a code, with an example",
        {{"code", "such as azul.line.other-color", &options.asked, codes()}, {"--json", "print JSON", &options.json}},
        [] { return explain(options); }};
}

Command rules_command() {
    static BooksOptions options;
    return {"rules",
            "list the rules of a game that a record can break",
            {{"game", game_list() + ", or record for what all games share", &options.asked, game_names()},
             {"--json", "print JSON", &options.json}},
            [] { return list_rules(options); }};
}

Command rulings_command() {
    static BooksOptions options;
    return {"rulings",
            "list how the referee reads a game's rules where they leave a choice",
            {{"game", game_list(), &options.asked, game_names()}, {"--json", "print JSON", &options.json}},
            [] { return list_rulings(options); }};
}

}  // namespace arbiter::cli
