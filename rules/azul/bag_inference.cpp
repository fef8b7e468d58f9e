// What the rules have done by the time that a position shows, and what follows at once behind it.
#include "rules/azul/position.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace arbiter::azul {

/// Without displays the round is about to be dealt, unless the rules end the game here.
void infer_bag(State& state, const std::optional<Piles>& piles, bool in_play) {
    Table& table = state.table;
    if (piles) {
        const Tally rest = table.bag + table.lid;
        state.divisions = Divisions(piles->divide(rest));
        state.divisions.infer(table, rest);
    }
    table.row_done = std::ranges::any_of(table.boards, [](const Board& board) { return board.complete_rows() != 0; });
    const bool no_tiles = table.bag == 0 && table.lid == 0;
    if (!in_play) {
        table.phase = table.row_done || no_tiles ? Phase::over : Phase::displays;
    }
    if (table.phase == Phase::over) {
        give_bonuses(table);
    }
}

namespace {

void tell_complete(const Table& table, const State& state, ScoreLog& log) {
    for (std::uint8_t seat = 0; log.told && seat < table.players; ++seat) {
        const Board& board = table.boards[seat];
        const auto add = [&](Goal goal, std::uint8_t index) {
            log.done.push_back({seat, goal, index, index, index, state.tracks[seat].wall.begin, true});
        };
        for (std::uint8_t i = 0; i < rows; ++i) {
            if (board.row_columns[i] == full_mask) {
                add(Goal::row, i);
            }
            if (board.column_rows[i] == full_mask) {
                add(Goal::column, i);
            }
            if (count_of(board.color_count, i) == rows) {
                add(Goal::color, i);
            }
        }
    }
}

/// A round of which nothing is left to take is over.
void end_offer(Table& table, ScoreLog& log) {
    if (table.phase == Phase::offer && table.left == 0) {
        begin_tiling(table, log, table.dealt_at);
    }
}

}  // namespace

void begin_behind(State& state, ScoreLog& log) {
    tell_complete(state.table, state, log);
    end_offer(state.table, log);
}

}  // namespace arbiter::azul
