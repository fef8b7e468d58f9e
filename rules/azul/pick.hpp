// A pick, as fast as it goes: nearly every line of an archive is one, and picks look random to a processor. So there is
// hardly a branch in here, and all of it is inline in the loop that reads them.
#pragma once

#include "rules/azul/table.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace arbiter::azul {

inline std::uint8_t row_of(const Pick& pick) {
    static constexpr std::array<std::uint8_t, rows + 1> index{floor_row, 0, 1, 2, 3, 4};
    return index[pick.line];
}

/// line_fault() as a yes or no, for every line and the floor.
inline bool line_refuses(const Board& board, std::uint8_t row, std::uint8_t color) {
    const unsigned held = board.line_count[row];
    const bool joins_wrong = board.line_color[row] != color || held == line_room[row];
    const bool on_wall = ((static_cast<unsigned>(board.row_colors[row]) >> color) & 1U) != 0;
    return held != 0 ? joins_wrong : on_wall;
}

/// The rule that a pick which cannot be made breaks.
std::uint16_t refused_pick(const Table& table, const Pick& pick);

/// The rule that a pick by the player whose turn it is breaks while the offer lasts; 0 for none.
inline std::uint16_t pick_fault(const Table& table, const Pick& pick) {
    const bool there = pick.source < table.sources.size() && count_of(table.sources[pick.source], pick.color) != 0;
    if (!there || line_refuses(table.boards[table.turn], row_of(pick), pick.color)) [[unlikely]] {
        return refused_pick(table, pick);
    }
    return 0;
}

/// Takes the tiles: the rest of a display goes to the center, the marker to the first who takes from there.
inline std::uint8_t take(Table& table, const Pick& pick, Board& board) {
    const Tally before = table.sources[pick.source];
    const Tally taken = all_of(before, pick.color);
    const Tally rest = before - taken;
    table.sources[pick.source] = 0;
    table.sources[center] += rest;
    // The marker comes before the tiles taken with it; on a full floor line it costs nothing.
    const bool marker = pick.source == center && table.marker_in_center;
    table.marker_in_center = table.marker_in_center && !marker;
    board.marker = board.marker || marker;
    board.floor_used =
        static_cast<std::uint8_t>(board.floor_used + (marker && board.floor_used < floor_spaces ? 1 : 0));
    return count_of(taken, pick.color);
}

/// Makes a pick that breaks no rule; `now` is the offset of its line. The last one of a round begins the wall-tiling.
inline void apply_pick(Table& table, const Pick& pick, std::uint32_t now, Trail& trail) {
    Board& board = table.boards[table.turn];
    const std::uint8_t count = take(table, pick, board);
    const std::uint8_t row = row_of(pick);
    const unsigned held = board.line_count[row];
    const unsigned fits = std::min<unsigned>(line_room[row] - held, count);
    board.line_since[row] = held == 0 ? now : board.line_since[row];
    board.line_color[row] = pick.color;
    board.line_count[row] = static_cast<std::uint8_t>(held + fits);
    drop(board, pick.color, static_cast<std::uint8_t>(count - fits), table.lid);
    table.taken = count;
    table.left = static_cast<std::uint8_t>(table.left - count);
    const auto next = static_cast<std::uint8_t>(table.turn + 1);
    table.turn = next == table.players ? std::uint8_t{0} : next;
    if (table.left == 0) [[unlikely]] {
        begin_tiling(table, trail, now);
    }
}

}  // namespace arbiter::azul
