// Plays on a table of Dorfromantik, judged as a record's are.
#pragma once

#include "rules/dorfromantik/game.hpp"
#include "rules/game/game_defaults.hpp"

namespace arbiter::dorfromantik {

/// The law that it breaks; none when it is legal.
inline Law broken(const Table& table, std::uint8_t player, const Play& play) {
    return look(Event(table, player, play)).value_or(Fault{}).law;
}

/// The same, and plays it when it is legal.
inline Law play(Table& table, std::uint8_t player, const Play& play, Stamp stamp) {
    const Law law = broken(table, player, play);
    if (law == Law::none) {
        table.apply(player, play, stamp);
    }
    return law;
}

}  // namespace arbiter::dorfromantik
