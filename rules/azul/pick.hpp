// A pick, as fast as it goes: nearly every line of an archive is one, and picks look random to a processor. So there is
// hardly a branch in here, and all of it is inline in the loop that reads them.
#pragma once

#include "rules/azul/table.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace arbiter::azul {

inline std::uint8_t row_of(const Pick& pick) {
    static constexpr std::array<std::uint8_t, rows + 2> index{floor_row, 0, 1, 2, 3, 4, floor_row};
    return index[pick.line];
}

/// Whether a line, or the floor, takes tiles of a color now.
inline bool takes(const Board& board, std::uint8_t row, std::uint8_t color) {
    return ((static_cast<unsigned>(board.line_takes[row]) >> color) & 1U) != 0;
}

/// The pick goes to a full line, and that means the floor line here (ruling full-line).
inline bool is_read_as_floor(const Table& table, const Pick& pick) {
    const std::uint8_t row = row_of(pick);
    return table.full_falls && row != floor_row && table.boards[table.turn].complete(row);
}

/// How many tiles of a pick fall at least, whether they fit or not.
inline std::uint8_t least_falling(const Pick& pick) {
    return pick.says_dropped() ? pick.dropped : std::uint8_t{0};
}

/// Tiles of a color on a source; 0 for every source up to 15 and color up to 7 that the game does not have.
inline std::uint8_t offered(const Table& table, std::uint8_t source, std::uint8_t color) {
    return count_of(table.sources[source], color);
}

/// Tiles of a color leave a source: the rest of a display goes to the center, the marker to the first who takes from
/// there.
inline void take(Table& table, std::uint8_t source, std::uint8_t color, Board& board) {
    const Tally before = table.sources[source];
    table.sources[source] = 0;
    table.sources[center] += before - all_of(before, color);
    // The marker comes before the tiles taken with it; on a full floor line it costs nothing.
    const unsigned marker = static_cast<unsigned>(source == center) & static_cast<unsigned>(table.marker_in_center);
    table.marker_in_center = (static_cast<unsigned>(table.marker_in_center) ^ marker) != 0;
    board.marker = (static_cast<unsigned>(board.marker) | marker) != 0;
    const unsigned used = board.floor_used;
    board.floor_used = static_cast<std::uint8_t>(used + (marker & static_cast<unsigned>(used < floor_spaces)));
}

/// Lays tiles on a line or the floor; what finds no space falls, and so many fall at least. `now` is the offset of the
/// pick.
inline void place(Board& board, std::uint8_t row, std::uint8_t color, std::uint8_t count, std::uint8_t dropped,
                  std::uint32_t now, Tally& lid) {
    const unsigned fits = std::min<unsigned>(board.line_free[row], unsigned{count} - dropped);
    board.fill_line(row, color, static_cast<std::uint8_t>(fits), now);
    drop(board, color, static_cast<std::uint8_t>(count - fits), lid);
}

/// Makes a pick that breaks no rule. After the last one of a round nothing is left, and the wall-tiling begins.
inline void apply_pick(Table& table, std::uint8_t source, std::uint8_t color, std::uint8_t row, std::uint32_t now,
                       std::uint8_t dropped = 0) {
    Board& board = table.boards[table.turn];
    const std::uint8_t count = offered(table, source, color);
    take(table, source, color, board);
    place(board, row, color, count, dropped, now, table.lid);
    table.taken = count;
    table.left = static_cast<std::uint8_t>(table.left - count);
    table.turn = table.next_seat[table.turn];
}

}  // namespace arbiter::azul
