// The laws of using and planting a card: what is used, and on whom.
#pragma once

#include "rules/frame-work/diagnostic_helpers.hpp"
#include "rules/frame-work/laws/examples.hpp"
#include "rules/frame-work/laws/turn.hpp"

namespace arbiter::frame_work {

inline Judgement uses_alibi(const Event& event) {
    return fault_if(is_named(event.card) && event.deck()[event.card].is_alibi(),
                    {.card = event.card, .token = event.written.card.span()});
}

inline void say_alibi(const Case& of) {
    of.say("{} is an Alibi: it acts when it is revealed in a Dossier, not from the hand", card(of));
    if (of.event.fit == Fit::fits) {
        of.help("plant {} {}", of.event.deck()[of.fault.card].id, names(of, of.event.state.active(), " or "));
    } else {
        help_options(of);
    }
}

inline void help_targets(const Case& of) {
    of.help("use {} on {}", of.event.deck()[of.fault.card].id, names(of, possible_targets(of), " or "));
}

inline Judgement used_on_nobody(const Event& event) {
    return fault_if(event.written.of.seat == no_seat, {.card = event.card, .token = event.written.card.span()});
}

inline void say_target_missing(const Case& of) {
    of.say("{} has to be used on somebody: {}", card(of),
           of.event.deck()[of.fault.card].kind == CardKind::starred ? "it is starred and goes to that player's Dossier"
                                                                    : "its effect acts on a target");
    help_targets(of);
}

inline Judgement used_on_oneself(const Event& event) {
    return fault_if(event.written.of.seat == event.actor && !event.deck()[event.card].may_target_user(),
                    {.card = event.card, .token = event.written.of.span});
}

inline void say_on_oneself(const Case& of) {
    of.say("{} cannot be used on oneself", card(of));
    help_targets(of);
}

inline Judgement used_on_absent(const Event& event) {
    const Person& target = event.written.of;
    return fault_if(!event.state.active().has(target.seat),
                    {.seat = target.seat, .card = event.card, .token = target.span});
}

inline void say_target_out(const Case& of) {
    of.say("{}", out_of_play(of, of.fault.seat));
    note_bust(of, of.fault.seat);
    help_targets(of);
}

/// In a turn the Dossier stands where the player does whom a card is used on.
inline const Person& planted_with(const Event& event) {
    return event.is_turn() ? event.written.of : event.written.with;
}

inline Judgement planted_with_absent(const Event& event) {
    const Person& owner = planted_with(event);
    return fault_if(!event.state.active().has(owner.seat), {.seat = owner.seat, .token = owner.span});
}

inline bool may_plant_with_absent(const Event& event) {
    return event.is_change() || some_are_busted(event);
}

inline void say_plant(const Case& of) {
    of.say("{}", out_of_play(of, of.fault.seat));
    note_bust(of, of.fault.seat);
    of.help("plant {} {}", of.event.written.card.id, names(of, of.event.state.active(), " or "));
}

inline constexpr std::array use_laws{
    Rules{Law::use_alibi,
          Rule{"frame-work.use.alibi", Kind::play, "FRAME-WORK rulebook, Revealing a File; ruling alibi-hand",
               "an Alibi is never used from the hand",
               "Only Evidence is used from the hand. An Alibi acts when it is revealed in a Dossier, so it has to be "
               "planted "
               "first.",
               FW_DEAL "Ann draw A1 use A1\n"},
          uses_alibi, nullptr, say_alibi},
};

/// Asked of cards that need a target.
inline constexpr std::array target_laws{
    Rules{Law::use_target_missing,
          Rule{"frame-work.use.target-missing", Kind::play, heading::evidence,
               "a card that acts on a target is used on somebody",
               "The effect speaks of a target, or the card is starred and goes to the player it is used on: the line "
               "needs "
               "on NAME.",
               FW_DEAL "Ann draw S1 use S1\n"},
          used_on_nobody, nullptr, say_target_missing},
    Rules{Law::use_on_oneself,
          Rule{"frame-work.use.on-oneself", Kind::play, heading::decks,
               "a card is used on somebody else, unless it says otherwise",
               "The target of a card is another player, unless the step of its effect says \"self\": true.",
               FW_DEAL "Ann draw S1 use S1 on Ann\n"},
          used_on_oneself, nullptr, say_on_oneself},
    Rules{Law::use_target_out,
          Rule{"frame-work.use.target-out", Kind::play, heading::busts,
               "nothing is used on a player who is out of the round",
               "Nothing may touch the Dossier of a busted player, or of one who does not play this round.",
               FW_BUSTED "Ben draw S1 use S1 on Ann\n"},
          used_on_absent, some_are_busted, say_target_out},
};

inline constexpr std::array plant_laws{
    Rules{Law::plant_player_out,
          Rule{"frame-work.plant.player-out", Kind::play, heading::busts,
               "no file is planted with a player who is out of the round",
               "Nothing may touch the Dossier of a busted player, or of one who does not play this round.",
               FW_BUSTED "Ben draw S1 plant S1 Ann\n"},
          planted_with_absent, may_plant_with_absent, say_plant},
};

}  // namespace arbiter::frame_work
