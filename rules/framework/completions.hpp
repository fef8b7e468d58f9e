// What a line with facts that nobody wrote down can mean in a position: complete lines, and positions that know more.
#pragma once

#include "rules/candidates/interface.hpp"
#include "rules/framework/event.hpp"

namespace arbiter::framework {

using Completion = candidates::CompletionSink<State, Written>;

/// Visits what a written position can be with the unknown tiles of its displays filled in, whether or not the tokens
/// can lie there, until it answers false; true when all have been seen.
bool each_set(const State& state, const candidates::SetSink<State>& visit);
/// Visits what a written position can be with tiles laid of which nobody knows where they lie, so that each display is
/// joined, until it answers false; true when all have been seen.
bool each_placing(const State& state, const candidates::SetSink<State>& visit);
/// Of more such tiles than these the ways are not looked at.
inline constexpr std::size_t most_unplaced = 2;
/// Some tile of a display, or its cell, is unknown.
bool leaves_displays_open(const State& state);
/// So many ways that cannot be, with the tokens that they have, are looked at; of a position with more, a relaxation.
std::size_t most_misfits(const State& state);

/// Whether a task is there for a token, and is complete, or may be as nobody knows what it asks for.
bool may_be_covered(const State& filled, Player player, TaskAt at);
/// The tasks under tokens ask for something that is complete, as far as nobody wrote them down; false where a token
/// cannot lie.
bool ask_for_covered(State& filled);

/// Who has laid the last token has ended the game; false where two have, for the first of them would have been the
/// last.
bool find_winner(State& filled);

/// Goes on from one way of completion in a position with the tasks of tiles that no list bounds that may be complete in
/// it, where the referee lays the tokens.
bool visit_completed(const State& filled, std::span<const candidates::FilledIn> values,
                     const candidates::SetSink<State>& visit);
/// Goes on from one completion with the tasks that this line shows to be complete, of tiles that no list bounds.
bool visit_with_tasks(const State& from, const Written& filled, std::span<const candidates::FilledIn> values,
                      const Completion& visit);

}  // namespace arbiter::framework
