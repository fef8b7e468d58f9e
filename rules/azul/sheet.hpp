// Azul's score sheet.
#pragma once

#include "grammar/record/seats.hpp"
#include "rules/azul/score_log.hpp"
#include "rules/azul/state.hpp"
#include "rules/score/sheet.hpp"

namespace arbiter::azul {

/// Of each player every tile's points by round, the floor line, the end bonuses; and how a tie is broken.
score::Sheet sheet_of(const State& state, const ScoreLog& log, const Seats& seats);

/// How much of a wall is complete.
struct Complete {
    std::int32_t rows = 0;
    std::int32_t columns = 0;
    std::int32_t colors = 0;
};
Complete complete_on(const Board& board);

/// The bonuses of the end, those that come to nothing included.
score::Sheet bonus_rows(const Complete& complete);

}  // namespace arbiter::azul
