// The games the referee knows, with their rules and rulings. All texts live as long as the program.
#pragma once

#include "arbiter/api.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace arbiter::v1 {

/// A rule that a record can break.
struct Rule {
    std::string_view code;         ///< stable: "azul.line.other-color"
    std::string_view citation;     ///< where it stands: "Azul rulebook, Factory offer"
    std::string_view law;          ///< the rule in one sentence, without a full stop
    std::string_view explanation;  ///< one paragraph
    std::string_view example;      ///< a record that breaks it and nothing else; may be empty
};

/// How the referee reads a rule that leaves a choice.
struct Ruling {
    std::string_view id;  ///< the key in `House: id=value`, when there are options
    std::string_view text;
    std::span<const std::string_view> options;  ///< the first is the default; empty when there is no choice
};

struct Game {
    std::string_view id;     ///< the word in `Game:`
    std::string_view title;  ///< as on the box
    std::size_t fewest_players = 0;
    std::size_t most_players = 0;
    std::vector<Rule> rules;
    std::vector<Ruling> rulings;
};

/// Every game, in the order of the manual.
ARBITER_API const std::vector<Game>& games();

/// The game of this id; nullptr when there is none.
ARBITER_API const Game* find_game(std::string_view id);

/// What can be wrong with any record, whatever its game.
ARBITER_API const std::vector<Rule>& record_rules();

/// The rule with this code, of any game or of all records; nullptr when there is none.
ARBITER_API const Rule* find_rule(std::string_view code);

/// The version of the library: "1.2.3".
ARBITER_API std::string_view version();

}  // namespace arbiter::v1
