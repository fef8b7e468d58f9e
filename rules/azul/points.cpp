// Where Azul's points come from, line by line: the tiles laid with those they are joined to, the floor line, the
// bonuses at the end.
#include "grammar/text/phrase.hpp"
#include "rules/azul/game.hpp"
#include "rules/azul/pick.hpp"
#include "rules/azul/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace arbiter::azul {
namespace {

std::string cell_name(unsigned row, unsigned column) {
    return fmt::format("{},{}", row + 1, column + 1);
}

/// Tiles come to a colored wall with the pick that completes their pattern line; nobody decides anything behind it.
void put_completed(const Change<Azul>& change, ScoreEventSink& sink) {
    const Pick& pick = change.written.pick;
    const Table& before = change.before.table;
    if (change.written.verb() != Verb::pick || before.gray || pick.line == floor_line || pick.line > rows) {
        return;
    }
    const Seat named = change.written.line.seat;
    const Seat seat = named == no_seat ? static_cast<Seat>(before.turn) : named;
    const std::uint8_t row = row_of(pick);
    const auto is_laid = [&](const Tiling& one) { return one.seat == seat && one.row == row && !one.fell; };
    const bool laid = std::ranges::any_of(change.log.tilings_since(change.mark), is_laid);
    if (!before.board(seat).complete(row) && (laid || change.after.table.board(seat).complete(row))) {
        sink.put(seat, cell_name(row, column_of(row, pick.color)));
    }
}

/// The tiles of a wall as they are laid one after the other, a bit a column in each row.
using Wall = std::array<std::uint8_t, rows>;

bool has(const Wall& wall, int row, int column) {
    return row >= 0 && column >= 0 && row < rows && column < colors &&
           ((static_cast<unsigned>(wall[static_cast<std::size_t>(row)]) >> static_cast<unsigned>(column)) & 1U) != 0;
}

/// The cells joined to this one in one direction, itself included, from the first to the last.
void add_run(const Wall& wall, int row, int column, int down, int across, std::vector<std::string>& cells) {
    while (has(wall, row - down, column - across)) {
        row -= down;
        column -= across;
    }
    for (; has(wall, row, column); row += down, column += across) {
        std::string cell = cell_name(static_cast<unsigned>(row), static_cast<unsigned>(column));
        if (std::ranges::find(cells, cell) == cells.end()) {
            cells.push_back(std::move(cell));
        }
    }
}

std::vector<std::string> joined(const Wall& wall, const Tiling& tiling) {
    std::vector<std::string> cells{cell_name(tiling.row, tiling.column)};
    if (tiling.links.across > 1) {
        add_run(wall, tiling.row, tiling.column, 0, 1, cells);
    }
    if (tiling.links.down > 1) {
        add_run(wall, tiling.row, tiling.column, 1, 0, cells);
    }
    return cells;
}

void earn_tilings(const Change<Azul>& change, ScoreEventSink& sink) {
    std::array<Wall, most_players> walls{};
    for (std::size_t seat = 0; seat < change.before.table.players; ++seat) {
        walls[seat] = change.before.table.boards[seat].row_columns;
    }
    for (const Tiling& tiling : change.log.tilings_since(change.mark)) {
        if (tiling.fell) {
            continue;
        }
        Wall& wall = walls[tiling.seat];
        wall[tiling.row] = static_cast<std::uint8_t>(wall[tiling.row] | 1U << tiling.column);
        const auto seat = static_cast<Seat>(tiling.seat);
        if (change.written.verb() == Verb::tile && !change.by_itself) {
            sink.put(seat, cell_name(tiling.row, tiling.column));
        }
        sink.earn(seat, tiling.links.points(), reason(tiling.links), joined(wall, tiling));
    }
}

void pay_floors(const Change<Azul>& change, ScoreEventSink& sink) {
    for (const Fall& fall : change.log.falls_since(change.mark)) {
        sink.earn(static_cast<Seat>(fall.seat), -fall.lost,
                  fmt::format("floor line: {} taken", counted(fall.spaces, "space")));
    }
}

std::vector<std::string> cells_where(const Board& board, auto counts) {
    std::vector<std::string> cells;
    for (std::uint8_t row = 0; row < rows; ++row) {
        for (std::uint8_t column = 0; column < colors; ++column) {
            const std::uint8_t space = board.wall[space_of(row, column)];
            if (space != 0 && counts(row, column, space - 1)) {
                cells.push_back(cell_name(row, column));
            }
        }
    }
    return cells;
}

void earn_bonuses(Seat seat, const Board& board, ScoreEventSink& sink) {
    for (unsigned i = 0; i < rows; ++i) {
        if (board.row_columns[i] == full_mask) {
            sink.earn(seat, 2, fmt::format("row {} complete", i + 1),
                      cells_where(board, [i](unsigned row, unsigned, int) { return row == i; }));
        }
    }
    for (unsigned i = 0; i < colors; ++i) {
        if (board.column_rows[i] == full_mask) {
            sink.earn(seat, 7, fmt::format("column {} complete", i + 1),
                      cells_where(board, [i](unsigned, unsigned column, int) { return column == i; }));
        }
    }
    for (std::uint8_t i = 0; i < colors; ++i) {
        if (count_of(board.color_count, i) == rows) {
            sink.earn(seat, 10, fmt::format("{} complete", color_name(i)),
                      cells_where(board, [i](unsigned, unsigned, int color) { return color == i; }));
        }
    }
}

}  // namespace

void Azul::points(const Change<Azul>& change, ScoreEventSink& sink) {
    put_completed(change, sink);
    earn_tilings(change, sink);
    pay_floors(change, sink);
    const Table& after = change.after.table;
    if (after.phase == Phase::over && change.before.table.phase != Phase::over) {
        for (Seat seat = 0; seat < after.players; ++seat) {
            earn_bonuses(seat, after.board(seat), sink);
        }
    }
}

void Azul::set_points(const State& position, const Set& set, ScoreEventSink& sink) {
    const Seat seat = set.line.seat;
    if (set.what == Sets::score && set.score_known) {
        sink.earn(seat, set.score, "at the position");
    }
    if (seat == no_seat || (set.what != Sets::wall && set.what != Sets::lines)) {
        return;
    }
    const Board& board = position.table.board(seat);
    if (set.what == Sets::wall) {
        for (const std::string& cell : cells_where(board, [](unsigned, unsigned, int) { return true; })) {
            sink.put(seat, cell);
        }
        return;
    }
    for (std::uint8_t row = 0; row < rows && !position.table.gray; ++row) {
        if (board.complete(row)) {
            sink.put(seat, cell_name(row, column_of(row, board.line_color[row])));
        }
    }
}

void Azul::due(const State& position, std::vector<std::string>& verbs) {
    switch (position.table.phase) {
        case Phase::displays: verbs.emplace_back("displays"); break;
        case Phase::offer: verbs.emplace_back("pick"); break;
        case Phase::tiling: verbs.emplace_back("tile"); break;
        case Phase::over: break;
    }
}

}  // namespace arbiter::azul
