// Cards drawn, planted and looked at by players: what is seen goes into the ledger, what nobody wrote down among the
// doubts.
#pragma once

#include "rules/frame-work/line.hpp"
#include "rules/frame-work/state.hpp"

namespace arbiter::frame_work {

/// One card to each player of the round; `deal.cards` has one for each.
void deal_cards(State& state, const Deal& deal, Stamp stamp);
void draw(State& state, const Turn& turn, Stamp stamp);
/// Lays a card from `actor`'s hand face down at the end of a Dossier.
void plant(State& state, Seat actor, Seat owner, CardId card, Stamp card_at, Stamp stamp);
void look_at(State& state, Seat actor, const Change& change, Stamp stamp);

}  // namespace arbiter::frame_work
