// The law of the turn: who takes it.
#pragma once

#include "rules/framework/diagnostic_helpers.hpp"
#include "rules/framework/laws/examples.hpp"

namespace arbiter::framework {

inline Judgement not_to_move(const Event& event) {
    return event.player != event.state.turn && !event.state.turn_unsaid
               ? std::optional(Fault{.player = event.state.turn})
               : std::nullopt;
}

inline bool names_actor_in_company(const Event& event) {
    return !event.solo() && event.written.line.seat != no_seat;
}

inline void say_wrong_player(const Case& of) {
    of.point(of.event.written.line.actor);
    of.say("it is the turn of {}, not of {}", name(of, of.fault.player), actor(of));
}

inline constexpr std::array turn_laws{
    Rules{Law::turn_wrong_player,
          Rule{"framework.turn.wrong-player", Kind::play, heading::gameplay, "players take turns clockwise",
               "Each turn belongs to one player: first the one with the bag, then clockwise, and the last tile of the "
               "offer to the one with the bag again.",
               FRAMEWORK_HEAD FRAMEWORK_OFFER "Ben 1:0,0\n"},
          not_to_move, names_actor_in_company, say_wrong_player},
};

}  // namespace arbiter::framework
