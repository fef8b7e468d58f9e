// Wall-tiling, floor penalties, the end of a round and of the game.
#include "rules/azul/rulebook.hpp"
#include "rules/azul/table.hpp"

#include <algorithm>

namespace arbiter::azul {
namespace {

Broken broken(Law law, int fact = 0, int detail = 0) {
    return {static_cast<std::uint16_t>(law), static_cast<std::int16_t>(fact), detail};
}

void note_done(Table& table, const Board& board, const Tiling& tiling, Trail& trail, std::uint32_t now) {
    const auto add = [&](Goal goal, std::uint8_t index) {
        trail.done.push_back({tiling.seat, goal, index, tiling.row, tiling.column, now});
    };
    if (board.row_columns[tiling.row] == full_mask) {
        table.row_done = true;
        add(Goal::row, tiling.row);
    }
    if (tiling.links.down == rows) {
        add(Goal::column, tiling.column);
    }
    if (board.color_count[tiling.color] == rows) {
        add(Goal::color, tiling.color);
    }
}

void lay_line(Table& table, std::uint8_t seat, std::uint8_t row, std::uint8_t column, Trail& trail, std::uint32_t now) {
    Board& board = table.boards[seat];
    const std::uint8_t color = board.line_color[row];
    const Links links = lay(board, row, column, table.lid);
    const Tiling tiling{table.round, seat, row, column, color, links};
    trail.tilings.push_back(tiling);
    note_done(table, board, tiling, trail, now);
}

void lay_colored(Table& table, std::uint8_t seat, Trail& trail, std::uint32_t now) {
    Board& board = table.boards[seat];
    for (std::uint8_t row = 0; row < rows; ++row) {
        if (!board.complete(row)) {
            continue;
        }
        const std::uint8_t column = column_of(row, board.line_color[row]);
        if (((board.row_columns[row] >> column) & 1U) == 0) {
            lay_line(table, seat, row, column, trail, now);
        } else {
            // Only behind a violation that the table let stand: there is no space for these tiles, they fall.
            drop(board, board.line_color[row], static_cast<std::uint8_t>(row + 1), table.lid);
            board.line_count[row] = 0;
        }
    }
}

void pay_floor(Table& table, std::uint8_t seat, Trail& trail) {
    Board& board = table.boards[seat];
    if (board.floor_used != 0 || board.marker) [[likely]] {
        const std::int32_t cost = floor_cost[board.floor_used];
        const std::int32_t lost = std::min(cost, board.score);
        trail.falls.push_back({table.round, seat, board.floor_used, board.marker, cost, lost});
        board.score -= lost;
    }
    table.lid += board.floor;
    board.floor = 0;
    board.floor_used = 0;
    table.start = board.marker ? seat : table.start;
    board.marker = false;
}

/// Rows of `layings` that break a rule, seen from the position in which the ones before it are laid.
Broken laying_fault(const Board& board, const Written& written) {
    const std::uint8_t complete = board.complete_lines();
    unsigned listed = 0;
    Board seen = board;
    Tally lid = 0;
    for (std::uint32_t i = 0; i < written.laying_count; ++i) {
        const Laying& one = written.layings[std::min<std::size_t>(i, written.layings.size() - 1)];
        const auto row = static_cast<std::uint8_t>(one.line - 1);
        const int index = static_cast<int>(i);
        if (((complete >> row) & 1U) == 0) {
            return broken(Law::tile_line_not_complete, index);
        }
        if ((listed >> row) != 0) {
            return broken(Law::tile_order, index);
        }
        listed |= 1U << row;
        const std::uint8_t open = seen.open_columns(row, seen.line_color[row]);
        if (one.column == floor_line) {
            if (open != 0) {
                return broken(Law::tile_floor_though_space, index, open);
            }
            continue;
        }
        const auto column = static_cast<std::uint8_t>(one.column - 1);
        if (((seen.row_columns[row] >> column) & 1U) != 0) {
            return broken(Law::tile_space_taken, index, open);
        }
        if (((open >> column) & 1U) == 0) {
            return broken(Law::tile_column_has_color, index, open);
        }
        lay(seen, row, column, lid);
    }
    const unsigned missing = complete & ~listed;
    return missing == 0 ? Broken{} : broken(Law::tile_line_missing, 0, static_cast<int>(missing));
}

}  // namespace

void begin_tiling(Table& table, Trail& trail, std::uint32_t now) {
    unsigned waiting = 0;
    for (std::uint8_t seat = 0; seat < table.players; ++seat) {
        if (!table.gray) {
            lay_colored(table, seat, trail, now);
        } else if (table.boards[seat].any_complete()) {
            waiting |= 1U << seat;
        }
    }
    table.to_tile = static_cast<std::uint8_t>(waiting);
    table.phase = Phase::tiling;
    if (!table.gray) {
        end_round(table, trail);
    }
}

void end_round(Table& table, Trail& trail) {
    for (std::uint8_t seat = 0; seat < table.players; ++seat) {
        pay_floor(table, seat, trail);
    }
    const bool no_tiles = table.bag == 0 && table.lid == 0;
    table.phase = table.row_done || no_tiles ? Phase::over : Phase::displays;
    table.marker_in_center = false;
    table.round += table.phase == Phase::over ? 0 : 1;
    table.round_said = false;
    table.turn = table.start;
}

Broken play_tile(Table& table, const Written& written, Trail& trail) {
    const auto seat = static_cast<std::uint8_t>(written.line.seat);
    if (!table.gray) {
        return broken(Law::tile_colored_wall);
    }
    if (table.phase != Phase::tiling) {
        return broken(Law::tile_not_now);
    }
    if (((table.to_tile >> seat) & 1U) == 0) {
        return broken(Law::tile_nothing);
    }
    if (const Broken fault = laying_fault(table.boards[seat], written)) {
        return fault;
    }
    Board& board = table.boards[seat];
    for (std::uint32_t i = 0; i < written.laying_count; ++i) {
        const Laying& one = written.layings[i];
        const auto row = static_cast<std::uint8_t>(one.line - 1);
        if (one.column != floor_line) {
            lay_line(table, seat, row, static_cast<std::uint8_t>(one.column - 1), trail, written.line.span.begin);
        } else {
            drop(board, board.line_color[row], static_cast<std::uint8_t>(row + 1), table.lid);
            board.line_count[row] = 0;
        }
    }
    table.to_tile = static_cast<std::uint8_t>(table.to_tile & ~(1U << seat));
    if (table.to_tile == 0) {
        end_round(table, trail);
    }
    return {};
}

}  // namespace arbiter::azul
