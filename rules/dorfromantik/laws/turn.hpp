// The laws of the turn: who plays.
#pragma once

#include "rules/dorfromantik/diagnostic_helpers.hpp"
#include "rules/dorfromantik/laws/examples.hpp"

namespace arbiter::dorfromantik {

inline Judgement not_to_move(const Event& event) {
    return event.player == event.table.to_move() ? std::nullopt : std::optional(Fault{});
}

inline bool names_actor_among_several(const Event& event) {
    return event.written.line.seat != no_seat && event.table.terms().players > 1;
}

inline void say_other_player(const Case& of) {
    of.point(of.event.written.line.actor);
    of.say("it is the turn of {}, not of {}", of.name(static_cast<Seat>(of.event.table.to_move())), actor(of));
}

inline constexpr std::array turn_laws{
    Rules{Law::turn_other_player,
          Rule{"dorfromantik.turn.other-player", Kind::play, heading::course, "players take turns clockwise",
               "Each turn belongs to one player; after it comes the next one clockwise. The line names somebody else.",
               DORF_HEAD "Ann task F5 FFFFSS:0,0\nAnn task G4 GG....:1,0\n"},
          not_to_move, names_actor_among_several, say_other_player},
};

}  // namespace arbiter::dorfromantik
