// The laws of the turn: who acts.
#pragma once

#include "rules/frame-work/diagnostic_helpers.hpp"
#include "rules/frame-work/laws/examples.hpp"
#include "rules/frame-work/round.hpp"

namespace arbiter::frame_work {

/// Where a position does not say it, anybody who is in the round; behind a round that was scored, one of those who may
/// start the next one.
inline SeatSet possible_movers(const State& state) {
    if (!state.turn_unsaid) {
        return SeatSet::only(state.turn);
    }
    return state.results.empty() ? state.active() : possible_starters(state);
}

inline Judgement not_playing(const Event& event) {
    return fault_if(!event.state.playing.has(event.actor), {.seat = event.actor, .token = event.written.line.actor});
}

inline bool some_watch(const Event& event) {
    return event.state.playing != event.state.seats();
}

inline void help_turn(const Case& of) {
    of.help("it is the turn of {}", names(of, possible_movers(of.event.state), " or "));
}

inline void say_not_playing(const Case& of) {
    of.say("{} does not play this Sudden Death round: {} share the lead", culprit(of),
           names(of, of.event.state.playing));
    help_turn(of);
}

inline Judgement busted_already(const Event& event) {
    return fault_if(event.state.busted.has(event.actor), {.seat = event.actor, .token = event.written.line.actor});
}

inline bool some_are_busted(const Event& event) {
    return !event.state.busted.empty();
}

inline void say_busted(const Case& of) {
    of.say("{}", out_of_play(of, of.fault.seat));
    note_bust(of, of.fault.seat);
    help_turn(of);
}

inline Judgement not_to_move(const Event& event) {
    if (event.state.turn == event.actor) [[likely]] {
        return std::nullopt;
    }
    return fault_if(!possible_movers(event.state).has(event.actor),
                    {.seat = event.actor, .token = event.written.line.actor});
}

inline void say_wrong_player(const Case& of) {
    of.say("it is the turn of {}, not of {}", names(of, possible_movers(of.event.state), " or "), culprit(of));
}

inline constexpr std::array turn_laws{
    Rules{Law::turn_not_playing,
          Rule{"frame-work.turn.not-playing", Kind::play, "FRAME-WORK rulebook, Sudden Death; ruling win",
               "Sudden Death is played by those who share the lead",
               "Only the players who share the lead play a Sudden Death round; the others watch.",
               FW_THREE "round 1 Ann\n" FW_TIE_ANN "round 2 Ben\n" FW_TIE_BEN "round 3 Ann\n" FW_TIE_ANN
                        "round 4 Ben\ndeal E1 E1\nCat pass\n"},
          not_playing, some_watch, say_not_playing},
    Rules{Law::turn_busted,
          Rule{"frame-work.turn.busted", Kind::play, heading::busts, "a busted player is out of the round",
               "Three revealed Evidence next to each other have taken this player out of the round.",
               FW_BUSTED "Ann pass\n"},
          busted_already, some_are_busted, say_busted},
    Rules{
        Law::turn_wrong_player,
        Rule{"frame-work.turn.wrong-player", Kind::play, "FRAME-WORK rulebook, turns; ruling turn-order",
             "players take turns clockwise",
             "After each turn comes the next player clockwise who is still in the round. The line names somebody else.",
             FW_DEAL "Ben pass\n"},
        not_to_move, nullptr, say_wrong_player},
};

}  // namespace arbiter::frame_work
