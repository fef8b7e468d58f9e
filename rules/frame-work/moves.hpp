// Every legal line of a position, known cards or not.
#pragma once

#include "grammar/frame-work/written.hpp"
#include "rules/frame-work/state.hpp"

#include <vector>

namespace arbiter::frame_work {

// The words of the cards are the deck's: the lines must not outlive it.

/// The cards the top of the pile can be.
std::vector<CardId> drawable(const State& state);

/// The turns of the player to move that begin with this draw (`no_card`: without one). Empty while an effect is in
/// progress.
void legal_turns(const State& state, CardId drawn, std::vector<Written>& turns);
/// All of them, whatever the draw.
void legal_turns(const State& state, std::vector<Written>& turns);
/// The lines the effect in progress can go on with.
void legal_changes(const State& state, std::vector<Written>& changes);

}  // namespace arbiter::frame_work
