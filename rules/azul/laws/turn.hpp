// The law of the turn: who picks.
#pragma once

#include "rules/azul/diagnostic_helpers.hpp"
#include "rules/azul/laws/examples.hpp"

namespace arbiter::azul {

inline std::optional<Fault> not_to_move(const Event& event) {
    const Seat seat = event.written.line.seat;
    return fault_if(seat != static_cast<Seat>(event.table.turn) && seat != no_seat);
}

inline bool names_actor(const Event& event) {
    return event.written.line.seat != no_seat;
}

inline void say_turn(const Case& of) {
    of.point(of.event.written.line.actor);
    of.say("it is the turn of {}, not of {}", of.name(static_cast<Seat>(of.event.table.turn)), actor(of));
}

inline constexpr std::array turn_laws{
    Rules{Law::turn_wrong_player,
          Rule{"azul.turn.wrong-player", Kind::play, heading::offer, "players take turns clockwise",
               "Each turn belongs to one player; after it comes the next one clockwise. The line names somebody else.",
               AZUL_HEAD AZUL_DEAL "Ben 1B:2\n"},
          not_to_move, names_actor, say_turn},
};

}  // namespace arbiter::azul
