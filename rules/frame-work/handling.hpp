// Cards dealt, drawn, planted and looked at by players.
#pragma once

#include "rules/frame-work/event.hpp"

namespace arbiter::frame_work {

/// One card to each player of the round; the line has one for each.
void deal_cards(State& state, const Event& event);
void draw(State& state, const Event& event);
/// Lays a card from the actor's hand face down at the end of a Dossier.
void plant(State& state, const Event& event, Seat owner);
void look_at(State& state, const Event& event);

}  // namespace arbiter::frame_work
