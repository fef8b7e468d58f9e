// The laws of the turn: who plays.
#pragma once

#include "rules/grawlix/diagnostic_helpers.hpp"
#include "rules/grawlix/laws/examples.hpp"

namespace arbiter::grawlix {

inline std::optional<Fault> not_to_move(const Event& event) {
    return event.player != event.state.mover() ? std::optional(Fault{}) : std::nullopt;
}

inline bool names_actor(const Event& event) {
    return event.written.line.seat != no_seat;
}

inline void say_wrong_player(const Case& of) {
    of.point(of.event.written.line.actor);
    of.say("it is the turn of {}, not of {}", name(of, of.event.state.mover()), actor(of));
}

inline constexpr std::array turn_laws{
    Rules{Law::turn_wrong_player,
          Rule{"grawlix.turn.wrong-player", Kind::play, heading::gameplay, "turns alternate between the two players",
               "The line names the player whose turn it is not.", GRAWLIX_FIRST "Ann %O:1,0 +#R\n"},
          not_to_move, names_actor, say_wrong_player},
};

}  // namespace arbiter::grawlix
