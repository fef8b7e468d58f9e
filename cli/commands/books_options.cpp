// The one argument of explain, rules and rulings.
#include "cli/commands/books.hpp"
#include "cli/commands/catalog.hpp"

namespace arbiter::cli {

Command explain_command() {
    static std::string code;
    return {
        "explain", "explain a code, with an example", {{"code", "such as azul.line.other-color", &code, codes()}}, [] {
            return explain(code);
        }};
}

Command rules_command() {
    static std::string game;
    return {"rules",
            "list the rules of a game that a record can break",
            {{"game", game_list() + ", or record for what all games share", &game, game_names()}},
            [] { return list_rules(game); }};
}

Command rulings_command() {
    static std::string game;
    return {"rulings",
            "list how the referee reads a game's rules where they leave a choice",
            {{"game", game_list(), &game, game_names()}},
            [] { return list_rulings(game); }};
}

}  // namespace arbiter::cli
