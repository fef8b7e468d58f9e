// The laws of effects: recorded to the end, step by step, and what can be done is done.
#pragma once

#include "rules/frame-work/diagnostic_helpers.hpp"
#include "rules/frame-work/effect.hpp"
#include "rules/frame-work/laws/examples.hpp"
#include "rules/frame-work/laws/round.hpp"

namespace arbiter::frame_work {

inline bool is_change(const Event& event) {
    return event.is_change();
}

/// A line of the effect itself meets this law by going on with it.
inline Judgement effect_open(const Event& event) {
    return fault_if(event.state.in_effect() && !event.is_change());
}

inline void say_unfinished(const Case& of) {
    const State& state = of.event.state;
    const std::string next = state.effect().must_plant ? "the card taken has to be planted"
                                                       : fmt::format("{} comes next", word_for(state.step().deed));
    of.say("what {} did is not written down to its end: {}", effect_card(of), next);
    note_effect(of);
    help_effect(of);
}

/// Behind an effect that the end of the round cut off, nothing was done indeed.
inline Judgement no_effect(const Event& event) {
    return fault_if(!event.state.in_effect() && !is_cut_off(event.state, event.written));
}

/// The last bust ended the round, if busts did.
inline void note_last_bust(const Case& of) {
    const State& state = of.event.state;
    if (state.results.back().end == End::busts) {
        note_bust(of, last_busted(state));
    }
}

inline void say_no_effect(const Case& of) {
    const State& state = of.event.state;
    if (state.phase != Phase::playing && !state.results.empty()) {
        of.say("round {} is over{}: {}", state.round, !state.cut_off.empty() ? ", and the effect with it" : "",
               end_in_words(of));
        note_last_bust(of);
        return;
    }
    of.say("no effect is in progress");
    if (state.phase == Phase::playing) {
        of.help("it is the turn of {}; a turn begins with the player's name", of.name(state.turn));
    }
}

/// With the word that nothing was done the law is kept.
inline bool is_left_undone(const Event& event) {
    return event.written.deed == Deed::nothing && is_cut_off(event.state, event.written);
}

inline void say_after_round(const Case& of) {
    const LateStep& late = of.event.state.late[of.fault.late];
    of.say("round {} ended with the bust of {}, so this step is not carried out", late.round, of.name(late.busted));
    of.help("House: end-check=after-effect, where the effect is carried out first");
    note_line(of, late.bust, fmt::format("{} was busted here", of.name(late.busted)));
}

inline Judgement other_deed(const Event& event) {
    const Deed deed = event.written.deed;
    if (!event.state.in_effect()) {
        return {};
    }
    const bool due = event.state.effect().must_plant ? deed == Deed::plant
                                                     : deed == Deed::nothing || deed == event.state.step().deed;
    return fault_if(!due, {.token = event.written.doing});
}

inline void say_verb(const Case& of) {
    const std::string_view deed = word_for(of.event.written.deed);
    if (of.event.state.effect().must_plant) {
        of.say("the card taken by {} has to be planted first, {} cannot come now", effect_card(of), deed);
    } else {
        of.say("the next step of {} is {}, not {}", effect_card(of), word_for(of.event.state.step().deed), deed);
    }
    note_effect(of);
    help_effect(of);
}

inline bool leaves_out_due_step(const Event& event) {
    return !event.state.step().optional;
}

inline Judgement leaves_out_possible(const Event& event) {
    return fault_if(leaves_out_due_step(event) && can_be_done(event.state));
}

inline void say_possible(const Case& of) {
    of.say("there is a file that {} can {}, so it must", effect_card(of), doing(of.event.state.step().deed));
    note_effect(of);
    help_effect(of);
}

inline constexpr std::array effect_due_laws{
    Rules{Law::effect_unfinished,
          Rule{"frame-work.effect.unfinished", Kind::play, heading::effects, "an effect is recorded to its end",
               "Every step of an effect has a line, and an inner Alibi's effect comes before the next step of the "
               "outer one. "
               "A step that cannot "
               "be carried out, or an optional one not taken, is written nothing.",
               FW_CONCEALED "Ben draw E1 use E2\nAnn pass\n"},
          effect_open, is_change, say_unfinished},
};

inline constexpr std::array effect_laws{
    Rules{Law::effect_none,
          Rule{"frame-work.effect.none", Kind::play, heading::effects, "files are changed by turns and effects only",
               "A line without a player tells what an effect did, but no effect is in progress here.",
               FW_DEAL "reveal Ben.1 E1\n"},
          no_effect, nullptr, say_no_effect},
    Rules{Law::effect_verb,
          Rule{"frame-work.effect.verb", Kind::play, heading::effects, "an effect does what the card says",
               "The next step of the effect in progress does something else.",
               FW_CONCEALED "Ben draw E1 use E2\n  look Ben.1 A1\n"},
          other_deed, nullptr, say_verb},
};

/// Found where the record ends: the line itself is read.
inline constexpr std::array after_round_laws{
    Rules{
        Law::effect_after_round,
        Rule{"frame-work.effect.after-round", Kind::warning, "ruling end-check",
             "what is left of an effect when a bust ends the round is not carried out",
             "The bust before left only one player in the round, which was over at that moment. What the table did to "
             "the end of the card is read all the same: a file planted, turned down, looked at or discarded. It "
             "changes nothing, and is said once a round. A file revealed, taken, swapped or moved is a step of an "
             "effect that there is not.",
             "Game: frame-work\nPlayers: Ann, Ben\nDeck: docks\n\nround 1 Ben\ndeal E6 E1\nBen draw E1 use E1\n"
             "Ann draw A5 plant A5 Ben\nBen draw E1 use E1\nAnn pass\nBen draw E1 use E1\nAnn draw A1 use E6 on Ben\n"
             "  take Ben.2\n  plant A5 Ann\n"},
        nullptr, is_left_undone, say_after_round},
};

/// Of the word `nothing`.
inline constexpr std::array omission_laws{
    Rules{Law::effect_possible,
          Rule{"frame-work.effect.possible", Kind::play, heading::effects, "what an effect can do it does",
               "A step is left out only if nothing is there that it could act on, or if the card says that it is "
               "optional.",
               FW_CONCEALED "Ben draw E1 use E2\n  nothing\n"},
          leaves_out_possible, leaves_out_due_step, say_possible},
};

}  // namespace arbiter::frame_work
