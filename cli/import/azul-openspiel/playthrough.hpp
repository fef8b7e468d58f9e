// What a playthrough says, in its order: actions, and the states that it shows between them.
#pragma once

#include "cli/import/azul-openspiel/action.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace arbiter::cli::openspiel {

/// A position as OpenSpiel prints it; a playthrough shows some of them.
struct State {
    std::uint64_t round = 0;             ///< 0: it does not say
    std::optional<int> player;           ///< whose turn it is
    std::vector<std::string> factories;  ///< the tiles on each
    std::vector<int> scores;             ///< the score tracks
    bool shuffling = false;              ///< the bag is about to be filled from the lid
    bool over = false;
    std::vector<double> returns;  ///< what each player gets in the end: the more, the better

    bool shown() const { return round != 0; }
};

/// An action that can be either: the first one of all, or the shuffling of the bag.
struct Move {
    Action action;
    bool maybe_shuffle = false;
};

struct Playthrough {
    std::size_t players = 2;
    std::vector<std::variant<State, Move>> events;
};

/// Throws NotImported where a line is of another game, or an action that there is none of.
Playthrough read_playthrough(std::string_view text);

}  // namespace arbiter::cli::openspiel
