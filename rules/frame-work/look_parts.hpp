// The parts of looking at a line that are asked one by one when a line stands although it is wrong.
#pragma once

#include "rules/frame-work/line.hpp"
#include "rules/frame-work/refusal.hpp"
#include "rules/frame-work/state.hpp"

namespace arbiter::frame_work {

/// The cards named are in the deck.
Refusal look_cards(const Turn& turn);
/// The player a card is used on.
Refusal look_target(const State& state, const Turn& turn);
/// The file turned over in one's own Dossier.
Refusal look_reveal(const State& state, const Turn& turn);
/// The card planted after a take: it goes to any Dossier that can be touched.
Refusal look_plant(const State& state, const Change& change);

}  // namespace arbiter::frame_work
