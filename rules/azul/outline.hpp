// A game in which so much is unknown that its possible tables are too many to follow. Whose turn it is, which displays
// are empty, what a pattern line took this round and the like are still certain: a record that breaks these rules
// breaks them whatever the unknown tiles are.
//
// An outline is a Table of which only this much is meant:
// - a source holds the tiles that certainly lie there, and in the byte above the colours how many more there may be;
// - a pattern line holds what it got since the round began, one tile for each that is certain; the others count as
// empty;
// - a wall row has the colours that it certainly has.
#pragma once

#include "rules/azul/event.hpp"

#include <vector>

namespace arbiter::azul {

/// Whether tiles certainly lie on displays or in the center: the round is not over.
bool certainly_left(const Table& outline);

/// What all these tables, at least one, have in common, with the trail of one of them.
World outline_of(const std::vector<World>& worlds);

/// The outline of the next round, before its `round` or `displays` line; the outline itself when that round has begun.
Table coming_round(const Table& outline);

/// Calls use(event) with the event on the outline of the tables that are possible before it, which in a round or
/// displays line is that of the coming round if this one may be over.
template <typename Use>
auto with_outline(const Event& event, Use use) {
    const State& state = *event.state;
    const Table now = state.outlined != 0 ? state.table : outline_of(worlds_of(state, state.trail)).table;
    const bool between = event.written.line.verb == verb::round || event.written.line.verb == verb::displays;
    return use(Event(between && !certainly_left(now) ? coming_round(now) : now, event.written, true));
}

/// Plays an event, `?` included, as far as it is certain, that is not a violation on every table.
void apply_outlined(Table& outline, const Written& written);

/// A line that the table let stand: whose turn it is next.
void force_outlined(Table& outline, const Written& written);

}  // namespace arbiter::azul
