// The laws of the files that an effect acts on: whose Dossier, which file, which face; asked about each file of the
// line, the first one and then the second.
#pragma once

#include "grammar/text/phrase.hpp"
#include "rules/frame-work/diagnostic_helpers.hpp"
#include "rules/frame-work/effect.hpp"
#include "rules/frame-work/laws/examples.hpp"
#include "rules/frame-work/laws/turn.hpp"

namespace arbiter::frame_work {

inline Who wanted(const Event& event) {
    return event.second ? event.state.step().with : event.state.step().of;
}

inline Fault fault_of_owner(const Event& event) {
    return {.second = event.second, .seat = event.owner().seat, .token = event.owner().span};
}

inline Fault fault_of_place(const Event& event) {
    return {.second = event.second, .seat = event.owner().seat, .token = event.place().span};
}

/// Both files of a line meet a law, which counts once.
inline bool is_first(const Event& event) {
    return !event.second;
}

/// A taken card goes to the hand of the effect's player.
inline Judgement touches_absent(const Event& event) {
    const SeatSet active = event.state.active();
    if (event.written.deed == Deed::take && !active.has(event.actor)) {
        return Fault{.seat = event.actor};
    }
    return fault_if(!active.has(event.owner().seat), fault_of_owner(event));
}

inline bool may_touch_absent(const Event& event) {
    return is_first(event) && some_are_busted(event);
}

inline void say_player_out(const Case& of) {
    of.say("{}", out_of_play(of, of.fault.seat));
    note_bust(of, of.fault.seat);
    help_effect(of);
}

inline Judgement out_of_reach(const Event& event) {
    const SeatSet seats = reach(event.state, event.state.effect(), wanted(event));
    return fault_if(!seats.has(event.owner().seat), fault_of_owner(event));
}

inline std::string reached(const Case& of, Who who) {
    const SeatSet seats = reach(of.event.state, of.event.state.effect(), who);
    return seats.empty() ? "nobody who is left in the round" : names(of, seats, " or ");
}

inline void say_dossier(const Case& of) {
    const Step& step = of.event.state.step();
    if (!of.fault.second) {
        of.say("{} {} files of {} here, not of {}", effect_card(of), does(step.deed), reached(of, step.of),
               culprit(of));
    } else if (step.deed == Deed::move) {
        of.say("{} moves files to {} here, not to {}", effect_card(of), reached(of, step.with), culprit(of));
    } else {
        of.say("{} swaps with files of {} here, not of {}", effect_card(of), reached(of, step.with), culprit(of));
    }
    note_effect(of);
    help_effect(of);
}

/// A swap may be written the other way round.
inline std::uint16_t faulty_place(const Case& of) {
    return (of.fault.second ? of.event.about_second() : of.event).place().number;
}

inline Judgement file_missing(const Event& event) {
    return fault_if(!event.state.dossier(event.owner().seat).has(event.place().number), fault_of_place(event));
}

inline void say_no_file(const Case& of) {
    const std::size_t size = of.event.state.dossier(of.fault.seat).size();
    of.say("{} has {} file{}, so there is no file {}", culprit(of), size == 0 ? "no" : std::to_string(size), s_of(size),
           faulty_place(of));
    help_effect(of);
}

inline Judgement other_face(const Event& event) {
    const File& file = event.state.dossier(event.owner().seat).at(event.place().number);
    return fault_if(!suits(event.state.step(), file), fault_of_place(event));
}

inline void say_face(const Case& of) {
    const Step& step = of.event.state.step();
    const File& file = of.event.state.dossier(of.fault.seat).at(faulty_place(of));
    const bool turns = step.deed == Deed::reveal || step.deed == Deed::conceal;
    of.say("file {} of {} is {}{}, and {} {} only {} ones here", faulty_place(of), culprit(of), face_of(file),
           turns ? " already" : "", effect_card(of), does(step.deed), word_for(faces_of(step)));
    if (file.shown != 0) {
        note_line(of, file.shown, fmt::format("it was {} here", face_of(file)));
    }
    help_effect(of);
}

inline Judgement within_one_dossier(const Event& event) {
    return fault_if(!may_pair(event.state.step(), event.written.of.seat, event.written.with.seat),
                    fault_of_owner(event));
}

inline void say_one_dossier(const Case& of) {
    if (of.event.written.deed == Deed::swap) {
        of.say("{} swaps files of two different Dossiers, and both of these lie in {}'s", effect_card(of), culprit(of));
    } else {
        of.say("{} moves files to another Dossier, and this one lies in {}'s already", effect_card(of), culprit(of));
    }
    help_effect(of);
}

inline constexpr std::array owner_laws{
    Rules{Law::effect_player_out,
          Rule{"frame-work.effect.player-out", Kind::play, heading::busts,
               "no effect touches a player who is out of the round",
               "Nothing may touch hand and Dossier of a busted player, or of one who does not play this round.",
               FW_BUSTED "Ben pass\nCat draw E1 use E2\n  reveal Ann.1 A1\n"},
          touches_absent, may_touch_absent, say_player_out},
    Rules{
        Law::effect_dossier,
        Rule{"frame-work.effect.dossier", Kind::play, heading::effects, "an effect acts on the Dossiers the card says",
             "The step is for other Dossiers: self is the user (of an Alibi, the owner of the Dossier it lies in), "
             "target "
             "the player it was "
             "used on, other anybody but self.",
             FW_HEAD
             "round 1 Ann\ndeal A2 E1\nAnn draw E1 plant A2 Ann\nBen draw E1 plant E1 Ann\nAnn reveal 1 A2\n  look "
             "Ann.2 E1\n"},
        out_of_reach, is_first, say_dossier},
};

inline constexpr std::array pair_laws{
    Rules{Law::effect_one_dossier,
          Rule{"frame-work.effect.one-dossier", Kind::play, heading::effects, "a swap or a move needs two Dossiers",
               "A swap is between two different Dossiers. A move within one is possible only where the card moves "
               "something "
               "to self.",
               "Game: frame-work\nPlayers: Ann, Ben\nDeck: docks\n\nround 1 Ann\ndeal E1 E1\nAnn draw E4 use E1\nBen "
               "draw E1 "
               "use E1\n"
               "Ann draw A5 plant A5 Ben\nBen pass\nAnn draw E2 use E4\n  swap Ben.1 Ben.2\n"},
          within_one_dossier, nullptr, say_one_dossier},
};

inline constexpr std::array file_laws{
    Rules{Law::effect_no_file,
          Rule{"frame-work.effect.no-file", Kind::play, heading::effects, "an effect acts on files that are there",
               "The Dossier has no file at this position. Positions count from 1 at the left, and a file taken out "
               "leaves no "
               "gap.",
               FW_CONCEALED "Ben draw E1 use E2\n  reveal Ben.2 A1\n"},
          file_missing, is_first, say_no_file},
    Rules{Law::effect_face,
          Rule{"frame-work.effect.face", Kind::play, heading::effects, "an effect acts on files of the face it says",
               "Only concealed files can be revealed or looked at, only revealed ones concealed; other steps may ask "
               "for one "
               "of the two.",
               FW_CONCEALED "Ben draw E1 use E1\nAnn draw E2 use E2\n  reveal Ben.2 E1\n"},
          other_face, is_first, say_face},
};

}  // namespace arbiter::frame_work
