// A position of Azul as far as the record tells it: one table, or all the tables that unknown facts leave possible.
#pragma once

#include "rules/azul/table.hpp"
#include "rules/report.hpp"

#include <vector>

namespace arbiter::azul {

/// Nearly always one table. A fact written `?` multiplies it: every way to fill it in that fits what is recorded.
struct State {
    Table table;                ///< the first table that is possible; the only one when `others` is empty
    std::vector<Table> others;  ///< further possible tables, all different
    std::vector<Span> unknown;  ///< where a `?` was written
    bool trusting = false;      ///< too many possibilities to follow: from here on everything is taken on trust

    bool single() const { return unknown.empty(); }
    bool operator==(const State&) const = default;
};

/// Whether the event itself has a `?`.
bool has_unknown(const Written& written);

/// Plays an event on every possible table and keeps those on which it is legal. Broken only when there is none.
Broken play_possible(State& state, const Written& written, Trail& trail);

/// Whether all possible tables agree on every score.
bool scores_agree(const State& state);

}  // namespace arbiter::azul
