// Says how many moves there are, or which line is wanted first.
#include "cli/report/moves_text.hpp"

#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

namespace arbiter::cli {

std::string said_count(const Position& position) {
    if (position.over) {
        return fmt::format("the game is over; {} may still be made", counted(position.move_count, "claim"));
    }
    return fmt::format("{}{}", position.more ? "at least " : "", counted(position.move_count, "legal move"));
}

bool lists_none(const Position& position) {
    return position.turn_unsaid || position.moves.empty();
}

std::string said_instead(const Position& position) {
    if (position.over) {
        return "the game is over\n";
    }
    if (position.turn_unsaid) {
        return fmt::format("nobody says who is to move: what is legal can be told behind a line such as\n{}\n",
                           position.of_table);
    }
    // Chance decides what the table writes, so only its form can be told.
    return position.of_table.empty()
               ? "no player has a legal move here\n"
               : fmt::format("no player is to move: next comes what the table draws or begins, such as\n{}\n",
                             position.of_table);
}

}  // namespace arbiter::cli
