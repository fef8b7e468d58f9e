// A position of Azul as far as the record tells it: one table, or all the tables that unknown facts leave possible.
#pragma once

#include "rules/azul/table.hpp"
#include "rules/report.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace arbiter::azul {

/// A table that fits what is recorded, and how its scores came about.
struct World {
    Table table;
    Trail trail;
};

/// State::outlined when the tables did not even agree on the scores; no round has this number.
inline constexpr std::uint32_t scores_unknown = 0xFFFFFFFF;

/// Nearly always one table. A fact written `?` multiplies it: every way to fill it in that fits what is recorded.
struct State {
    Table table;                 ///< the first table that is possible; the only one when `others` is empty
    Trail trail;                 ///< its trail, once a `?` was written; before that the caller keeps it
    std::vector<World> others;   ///< further possible tables, all different
    std::vector<Span> unknown;   ///< where a `?` was written
    std::uint32_t outlined = 0;  ///< the round since when the possibilities are too many to follow: the table is an
                                 ///< outline (outline.hpp); 0 while they are followed

    Budget budget;  ///< for following them

    bool single() const { return unknown.empty(); }
};

/// Whether the event itself has a `?`.
bool has_unknown(const Written& written);

/// Plays an event on every possible table and keeps those on which it is legal. Broken only when there is none.
Broken play_possible(State& state, const Written& written, Trail& trail);

/// Applies what can be applied of an event that breaks a rule on every possible table.
void force_possible(State& state, const Written& written, Trail& trail);

/// Follows only the outline from here on.
void give_up(State& state);

/// Whether all possible tables agree on every score.
bool scores_agree(const State& state);

/// Keeps the tables on which the game is over, if there are any.
void keep_over(State& state);

/// Keeps the tables on which these are the scores; false, and nothing happens, when there is none.
bool keep_scored(State& state, std::span<const std::int32_t> scores);

}  // namespace arbiter::azul
