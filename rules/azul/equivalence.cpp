// Which positions of Azul go on in the same way: worlds that have come to the same are one from then on.
#include "rules/azul/game.hpp"

#include <algorithm>
#include <cstddef>

namespace arbiter::azul {
namespace {

/// The color of an empty pattern line means nothing, nor where a line was begun.
bool same_lines(const Board& one, const Board& other) {
    for (std::uint8_t row = 0; row < rows; ++row) {
        const bool same = one.line_free[row] == other.line_free[row] && one.line_takes[row] == other.line_takes[row] &&
                          (one.held(row) == 0 || one.line_color[row] == other.line_color[row]);
        if (!same) {
            return false;
        }
    }
    return true;
}

bool same_board(const Board& one, const Board& other) {
    return same_lines(one, other) && one.floor == other.floor && one.score == other.score &&
           one.unsure == other.unsure && one.floor_used == other.floor_used && one.marker == other.marker &&
           one.bonus == other.bonus && one.wall == other.wall;
}

/// Of the last pick it matters only that there was one.
bool same_table(const Table& one, const Table& other) {
    return one.sources == other.sources && one.bag == other.bag && one.lid == other.lid && one.phase == other.phase &&
           one.turn == other.turn && one.start == other.start && one.start_open == other.start_open &&
           one.round_said == other.round_said && one.row_done == other.row_done &&
           one.marker_in_center == other.marker_in_center && one.starter_unseen == other.starter_unseen &&
           one.round_open == other.round_open && one.to_tile == other.to_tile && one.left == other.left &&
           one.round == other.round && (one.taken == 0) == (other.taken == 0) &&
           std::ranges::equal(one.boards, other.boards, same_board);
}

class Print {
public:
    void add(std::uint64_t part) {
        sum_ = (sum_ ^ part) * 0x9E3779B97F4A7C15U;
        sum_ ^= sum_ >> 29U;
    }
    std::uint64_t sum() const { return sum_; }

private:
    std::uint64_t sum_ = 0;
};

void add_board(const Board& board, Print& print) {
    print.add(board.floor ^ board.color_count << 5U);
    print.add(static_cast<std::uint64_t>(board.score) << 32U | static_cast<std::uint32_t>(board.unsure));
    for (std::uint8_t row = 0; row < rows; ++row) {
        const std::uint8_t color = board.held(row) == 0 ? no_color : board.line_color[row];
        print.add(std::uint64_t{board.line_free[row]} << 24U | std::uint64_t{color} << 16U |
                  std::uint64_t{board.row_colors[row]} << 8U | board.row_columns[row]);
    }
}

}  // namespace

bool operator==(const State& one, const State& other) {
    return same_table(one.table, other.table) && one.relaxed == other.relaxed && one.turn_unsaid == other.turn_unsaid &&
           one.divisions == other.divisions && one.drawn == other.drawn && one.tracks == other.tracks &&
           one.unset == other.unset && one.hidden == other.hidden;
}

std::uint64_t Azul::fingerprint(const State& state) {
    Print print;
    const Table& table = state.table;
    print.add(table.bag ^ table.lid << 3U);
    print.add(std::uint64_t{table.round} << 16U | std::uint64_t{table.turn} << 8U | table.left);
    std::ranges::for_each(table.sources, [&](Tally source) { print.add(source); });
    std::ranges::for_each(table.boards, [&](const Board& board) { add_board(board, print); });
    print.add(state.hidden.fingerprint());
    return print.sum();
}

/// A line that was begun in one place or in another has been begun nobody knows where.
void Azul::merge(State& kept, const State& same) {
    kept.hidden.merge(same.hidden);
    kept.table.marker_stayed = kept.table.marker_stayed && same.table.marker_stayed;
    for (std::size_t seat = 0; seat < kept.table.players; ++seat) {
        Board& board = kept.table.boards[seat];
        for (std::uint8_t row = 0; row < rows; ++row) {
            const bool differs =
                board.held(row) != 0 && board.line_since[row] != same.table.boards[seat].line_since[row];
            board.line_since[row] = differs ? nobody_knows : board.line_since[row];
        }
    }
}

}  // namespace arbiter::azul
