// What the words of several laws of FRAME-WORK have in common: who, which card, where it began, what is possible.
#pragma once

#include "rules/frame-work/event.hpp"
#include "rules/frame-work/words.hpp"

#include <string>
#include <string_view>

namespace arbiter::frame_work {

inline std::string_view actor(const Case& of) {
    return of.name(of.event.actor);
}
/// The player the fault is about.
inline std::string_view culprit(const Case& of) {
    return of.name(of.fault.seat);
}
inline std::string names(const Case& of, SeatSet seats, std::string_view last = " and ") {
    return names_of(of.referee.seats(), seats, last);
}
inline std::string card(const Case& of, CardId id) {
    return title(of.event.deck(), id);
}
/// The card the fault is about.
inline std::string card(const Case& of) {
    return card(of, of.fault.card);
}
/// The card whose effect is in progress.
inline std::string effect_card(const Case& of) {
    return card(of, of.event.state.effect().card);
}

/// Points at the event on the line that begins there.
void note_line(const Case& of, Stamp line, std::string message);
/// Points to where a busted player was busted.
void note_bust(const Case& of, Seat seat);
/// Points to where the effect in progress began.
void note_effect(const Case& of);

/// Says why a player is out: busted, or not in this round.
std::string out_of_play(const Case& of, Seat seat);
/// "reveals", "looks at"
std::string does(Deed deed);
/// "reveal", "look at": what can be done to a file.
std::string_view doing(Deed deed);
/// Those a card may be used on.
SeatSet possible_targets(const Case& of);

/// What is open to a player whose line cannot be.
void help_options(const Case& of);
/// Who would get cards now.
void help_deal(const Case& of);
/// A few of the lines the effect can go on with.
void help_effect(const Case& of);

}  // namespace arbiter::frame_work
