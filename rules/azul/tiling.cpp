// Wall-tiling, floor penalties, the end of a round and of the game.
#include "rules/azul/table.hpp"

#include <algorithm>
#include <bit>

namespace arbiter::azul {
namespace {

void tell_done(const Board& board, const Tiling& tiling, ScoreLog& log, std::uint32_t now) {
    const auto add = [&](Goal goal, std::uint8_t index) {
        log.done.push_back({tiling.seat, goal, index, tiling.row, tiling.column, now});
    };
    if (board.row_columns[tiling.row] == full_mask) {
        add(Goal::row, tiling.row);
    }
    if (tiling.links.down == rows) {
        add(Goal::column, tiling.column);
    }
    if (count_of(board.color_count, tiling.color) == rows) {
        add(Goal::color, tiling.color);
    }
}

[[gnu::noinline]] void tell(const Board& board, const Tiling& tiling, ScoreLog& log, std::uint32_t now) {
    log.tilings.push_back(tiling);
    tell_done(board, tiling, log, now);
}

inline void lay_line(Table& table, std::uint8_t seat, std::uint8_t row, std::uint8_t column, ScoreLog& log,
                     std::uint32_t now) {
    Board& board = table.boards[seat];
    const std::uint8_t color = board.line_color[row];
    const Links links = lay(board, row, column, table.lid);
    table.row_done =
        (static_cast<unsigned>(table.row_done) | static_cast<unsigned>(board.row_columns[row] == full_mask)) != 0;
    if (log.told) {
        tell(board, {table.round, seat, row, column, color, links}, log, now);
    }
}

/// All tiles of a complete line fall to the floor line.
void drop_line(Table& table, std::uint8_t seat, std::uint8_t row, ScoreLog& log) {
    Board& board = table.boards[seat];
    const std::uint8_t color = board.line_color[row];
    drop(board, color, static_cast<std::uint8_t>(row + 1), table.lid);
    board.empty_line(row);
    if (log.told) {
        log.tilings.push_back({table.round, seat, row, 0, color, {}, true});
    }
}

/// Lays a complete line of the colored wall.
void lay_colored(Table& table, std::uint8_t seat, std::uint8_t row, ScoreLog& log, std::uint32_t now) {
    Board& board = table.boards[seat];
    const std::uint8_t column = column_of(row, board.line_color[row]);
    if (((board.row_columns[row] >> column) & 1U) == 0) [[likely]] {
        lay_line(table, seat, row, column, log, now);
    } else {
        // Only behind a violation that the table let stand: there is no space for these tiles.
        drop_line(table, seat, row, log);
    }
}

/// The complete lines of all players, eight bits each: one loop over all of them guesses wrong once, at its end.
std::uint32_t all_complete_lines(const Table& table) {
    std::uint32_t lines = 0;
    for (std::uint8_t seat = 0; seat < table.players; ++seat) {
        lines |= static_cast<std::uint32_t>(table.boards[seat].complete_lines()) << (8U * seat);
    }
    return lines;
}

void lay_all_colored(Table& table, ScoreLog& log, std::uint32_t now) {
    for (std::uint32_t lines = all_complete_lines(table); lines != 0; lines &= lines - 1) {
        const auto line = static_cast<unsigned>(std::countr_zero(lines));
        lay_colored(table, static_cast<std::uint8_t>(line / 8), static_cast<std::uint8_t>(line % 8), log, now);
    }
}

/// The players who have something to tile, a bit each.
std::uint8_t who_tiles(const Table& table) {
    unsigned waiting = 0;
    for (std::uint8_t seat = 0; seat < table.players; ++seat) {
        waiting |= static_cast<unsigned>(table.boards[seat].complete_lines() != 0) << seat;
    }
    return static_cast<std::uint8_t>(waiting);
}

void pay_floor(Table& table, std::uint8_t seat, ScoreLog& log) {
    Board& board = table.boards[seat];
    const std::int32_t cost = floor_cost[board.floor_used];
    const std::int32_t lost = std::min(cost, board.score);
    if (board.unsure != 0) [[unlikely]] {
        const std::int32_t least = std::max(0, board.score - board.unsure - cost);
        board.unsure = board.score - lost - least;
    }
    board.score -= lost;
    if (log.told && board.floor_used != 0) {
        const bool beside = board.marker && total(board.floor) == board.floor_used;
        log.falls.push_back({table.round, seat, board.floor_used, board.marker, beside, cost, lost});
    }
    table.lid += board.floor;
    board.floor = 0;
    board.floor_used = 0;
    table.start = board.marker ? seat : table.start;
    board.marker = false;
}

/// What a player chose for a complete line of the gray wall.
void lay_gray(Table& table, std::uint8_t seat, const Laying& one, ScoreLog& log, std::uint32_t now) {
    const auto row = static_cast<std::uint8_t>(one.line - 1);
    if (one.column != floor_line) {
        lay_line(table, seat, row, static_cast<std::uint8_t>(one.column - 1), log, now);
    } else {
        drop_line(table, seat, row, log);
    }
}

void end_tiling(Table& table, std::uint8_t seat, ScoreLog& log) {
    table.to_tile = static_cast<std::uint8_t>(table.to_tile & ~(1U << seat));
    if (table.to_tile == 0) {
        end_round(table, log);
    }
}

}  // namespace

bool can_be_laid(const Board& board, const Laying& one) {
    const auto row = static_cast<std::uint8_t>(one.line - 1);
    return board.complete(row) && (one.column == floor_line ||
                                   ((static_cast<unsigned>(board.row_columns[row]) >> (one.column - 1U)) & 1U) == 0);
}

void begin_tiling(Table& table, ScoreLog& log, std::uint32_t now) {
    if (table.gray) {
        table.to_tile = who_tiles(table);
        table.phase = Phase::tiling;
    } else {
        lay_all_colored(table, log, now);
    }
    if (table.to_tile == 0) {
        end_round(table, log);
    }
}

void look_for_starter(Table& table) {
    if (table.starter_unseen) [[unlikely]] {
        const auto has_marker = [](const Board& board) { return board.marker; };
        table.start_open = std::ranges::none_of(table.boards, has_marker);
        table.starter_unseen = false;
    }
}

void end_round(Table& table, ScoreLog& log) {
    look_for_starter(table);
    for (std::uint8_t seat = 0; seat < table.players; ++seat) {
        pay_floor(table, seat, log);
    }
    const bool no_tiles = table.bag == 0 && table.lid == 0;
    table.phase = table.row_done || no_tiles ? Phase::over : Phase::displays;
    if (table.phase == Phase::over) {
        give_bonuses(table);
    }
    table.marker_stayed = table.marker_in_center;
    table.marker_in_center = false;
    table.round += table.phase == Phase::over ? 0 : 1;
    table.round_said = false;
    table.turn = table.start;
}

void lay_listed(Table& table, const Written& written, ScoreLog& log) {
    const auto seat = static_cast<std::uint8_t>(written.line.seat);
    for (std::size_t i = 0; i < std::min<std::size_t>(written.laying_count, written.layings.size()); ++i) {
        if (can_be_laid(table.boards[seat], written.layings[i])) {
            lay_gray(table, seat, written.layings[i], log, written.line.span.begin);
        }
    }
    end_tiling(table, seat, log);
}

}  // namespace arbiter::azul
