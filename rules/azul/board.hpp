// One player's board: pattern lines, wall, floor line and score.
#pragma once

#include "grammar/azul/tally.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace arbiter::azul {

inline constexpr std::uint8_t rows = 5;
inline constexpr std::uint8_t full_mask = 0x1F;
inline constexpr std::uint8_t floor_spaces = 7;
inline constexpr std::uint8_t no_color = 0xFF;

/// What the first n spaces of the floor line cost together (rulebook, Floor line).
inline constexpr std::array<std::int32_t, floor_spaces + 1> floor_cost{0, 1, 2, 4, 6, 8, 11, 14};

/// The column of a colour in a row of the colored wall: each row is the one above it, moved one to the right.
constexpr std::uint8_t column_of(std::uint8_t row, std::uint8_t color) {
    return static_cast<std::uint8_t>((row + color) % colors);
}

/// Where a wall space stands in Board::wall.
constexpr std::size_t space_of(std::uint8_t row, std::uint8_t column) {
    return std::size_t{row} * colors + column;
}

/// The place behind the last row that stands for the floor: a line without any room. Picks are random to a processor,
/// and a floor that is a line like the others spares it a guess at every one of them.
inline constexpr std::uint8_t floor_row = rows;
/// The tiles a row's pattern line holds when it is complete.
inline constexpr std::array<std::uint8_t, rows + 1> line_room{1, 2, 3, 4, 5, 0};

/// Rows, lines, columns and colours count from 0 here; the notation counts from 1.
struct Board {
    std::array<std::uint8_t, rows + 1> line_count{};   ///< tiles in each pattern line; line r is complete with r + 1
    std::array<std::uint8_t, rows + 1> line_color{};   ///< means something while line_count is not 0
    std::array<std::uint8_t, rows> row_columns{};      ///< occupied columns of each wall row, a bit each
    std::array<std::uint8_t, colors> column_rows{};    ///< occupied rows of each wall column
    std::array<std::uint8_t, rows + 1> row_colors{};   ///< colours in each wall row
    std::array<std::uint8_t, colors> column_colors{};  ///< colours in each wall column
    std::array<std::uint8_t, rows * colors> wall{};    ///< 1 + colour of each wall space, row by row; 0: free
    std::array<std::uint8_t, colors> color_count{};    ///< tiles of each colour on the wall
    std::uint8_t floor_used = 0;                       ///< spaces of the floor line that are taken, the marker included
    bool marker = false;                               ///< the starting player marker lies on or beside the floor line
    Tally floor = 0;                                   ///< tiles on the floor line
    std::int32_t score = 0;
    std::array<std::uint32_t, rows + 1> line_since{};  ///< offset of the event that began each pattern line

    bool complete(std::uint8_t row) const { return line_count[row] == row + 1; }
    bool any_complete() const;
    /// Pattern lines that are complete, a bit each.
    std::uint8_t complete_lines() const;
    std::uint8_t complete_rows() const;
    std::uint8_t complete_columns() const;
    std::uint8_t complete_colors() const;
    /// Free columns of a row that do not hold the colour yet (ruling gray-wall), a bit each.
    std::uint8_t open_columns(std::uint8_t row, std::uint8_t color) const;

    bool operator==(const Board&) const = default;
};

/// What one tile scored: the linked tiles across and down, itself included; 1 means alone in that direction.
struct Links {
    std::uint8_t across = 1;
    std::uint8_t down = 1;

    /// Rulebook, Scoring: each direction with a neighbour counts; alone in both is one point.
    std::int32_t points() const {
        return across == 1 && down == 1 ? 1 : (across > 1 ? across : 0) + (down > 1 ? down : 0);
    }
};

/// linked[mask][bit]: how many set bits of the mask are joined to this one, itself included.
inline constexpr auto linked = [] {
    std::array<std::array<std::uint8_t, 5>, 32> table{};
    for (unsigned mask = 0; mask < 32; ++mask) {
        for (unsigned bit = 0; bit < 5; ++bit) {
            unsigned first = bit;
            unsigned last = bit;
            while (first > 0 && ((mask >> (first - 1)) & 1U) != 0) {
                --first;
            }
            while (last < 4 && ((mask >> (last + 1)) & 1U) != 0) {
                ++last;
            }
            table[mask][bit] = static_cast<std::uint8_t>(last - first + 1);
        }
    }
    return table;
}();

/// Lays a tile of the complete pattern line `row` on the wall, scores it, and answers the line's other tiles, which go
/// to the lid. The space must be free.
inline Links lay(Board& board, std::uint8_t row, std::uint8_t column, Tally& lid) {
    const std::uint8_t color = board.line_color[row];
    board.row_columns[row] |= static_cast<std::uint8_t>(1U << column);
    board.column_rows[column] |= static_cast<std::uint8_t>(1U << row);
    board.row_colors[row] |= static_cast<std::uint8_t>(1U << color);
    board.column_colors[column] |= static_cast<std::uint8_t>(1U << color);
    board.wall[space_of(row, column)] = static_cast<std::uint8_t>(color + 1);
    ++board.color_count[color];
    lid += one_of(color) * row;
    board.line_count[row] = 0;
    const Links links{linked[board.row_columns[row]][column], linked[board.column_rows[column]][row]};
    board.score += links.points();
    return links;
}

/// Puts tiles on the floor line; those beyond the seventh space go to the lid at once (ruling floor). Without branches.
inline void drop(Board& board, std::uint8_t color, std::uint8_t count, Tally& lid) {
    const unsigned lying = std::min<unsigned>(floor_spaces - board.floor_used, count);
    board.floor += one_of(color) * lying;
    board.floor_used = static_cast<std::uint8_t>(board.floor_used + lying);
    lid += one_of(color) * (count - lying);
}

}  // namespace arbiter::azul
