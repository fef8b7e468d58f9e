// Whom an effect in progress can act on, and the changes it makes to the Dossiers.
#pragma once

#include "rules/frame-work/event.hpp"

namespace arbiter::frame_work {

/// The players a step's word stands for, without those nothing may touch.
SeatSet reach(const State& state, const Frame& frame, Who who);
/// A card can be moved or swapped between these two Dossiers; one alone will do only where `to` says `self`.
bool may_pair(const Step& step, Seat of, Seat with);
/// The file shows the side the step asks for.
bool suits(const Step& step, const File& file);
/// There is a card to carry the next step out with; otherwise it is written `nothing`.
bool can_be_done(const State& state);

/// The line tells of a step that the end of the round left undone (ruling end-check): that nothing was done, or what
/// the table did all the same, as far as no card came to light or to another place by it.
bool is_cut_off(const State& state, const Written& line);
/// Passes over it, and over those before it that it leaves out.
void skip_cut_off(State& state, const Written& line);
/// Whose bust was the last of the round.
Seat last_busted(const State& state);

/// Changes the Dossiers as the line says, busts who has to be and lets revealed Alibis begin. The line's places exist.
void carry_out(State& state, const Event& event);
/// Turns a file face up: an Alibi begins to act, an Evidence may bust the Dossier's owner.
void reveal(State& state, Seat owner, std::size_t place, CardId card, Stamp stamp);
/// Puts a card from a hand into play.
void begin_use(State& state, const Event& event, const Piece& piece);
/// Ends the effects that are through, puts used cards down, and at last ends the turn and perhaps the round.
void finish_effects(State& state, Stamp stamp);
/// The same with steps left over (a violation that stands): they are given up.
void abandon_effects(State& state, Stamp stamp);

}  // namespace arbiter::frame_work
