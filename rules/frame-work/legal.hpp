// Every legal line of a position, known cards or not.
#pragma once

#include "rules/frame-work/line.hpp"
#include "rules/frame-work/state.hpp"

#include <vector>

namespace arbiter::frame_work {

/// The cards the top of the pile can be.
std::vector<CardId> drawable(const State& state);
/// The cards that can be played from a hand, `drawn` being added to it first (`no_card`: nothing).
std::vector<CardId> playable(const State& state, Seat seat, CardId drawn);

/// The turns of the player to move that begin with this draw (`no_card`: without one). Empty while an effect is in
/// progress.
void legal_turns(const State& state, CardId drawn, std::vector<Turn>& turns);
/// All of them, whatever the draw.
void legal_turns(const State& state, std::vector<Turn>& turns);
/// The lines the effect in progress can go on with.
void legal_changes(const State& state, std::vector<Change>& changes);

}  // namespace arbiter::frame_work
