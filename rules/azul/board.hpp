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

/// The column of a color in a row of the colored wall: each row is the one above it, moved one to the right.
constexpr std::uint8_t column_of(std::uint8_t row, std::uint8_t color) {
    const unsigned sum = unsigned{row} + color;
    return static_cast<std::uint8_t>(sum < colors ? sum : sum - colors);
}

/// Where a wall space stands in Board::wall.
constexpr std::size_t space_of(std::uint8_t row, std::uint8_t column) {
    return std::size_t{row} * colors + column;
}

/// The place behind the last row that stands for the floor: a line without any room that takes every color. Picks are
/// random to a processor, and a floor that is a line like the others spares it a guess at every one of them.
inline constexpr std::uint8_t floor_row = rows;
/// Eight bytes, one a pattern line, the floor behind them: a power of two keeps addresses simple, and all lines can be
/// looked at as one number.
using PerLine = std::array<std::uint8_t, 8>;
/// The tiles a row's pattern line holds when it is complete.
inline constexpr PerLine line_room{1, 2, 3, 4, 5, 0, 0, 0};
/// The colors a place takes whatever lies on it.
inline constexpr PerLine always_takes{0, 0, 0, 0, 0, full_mask, 0, 0};

inline constexpr std::uint32_t nothing_yet = 0xFFFFFFFF;
/// No offset of a line: where a pattern line was begun differs between the worlds that this board stands for.
inline constexpr std::uint32_t nobody_knows = 0xFFFFFFFE;

/// Rows, lines, columns and colors count from 0 here; the notation counts from 1.
struct alignas(64) Board {
    PerLine line_free = line_room;  ///< spaces left in each pattern line; 0: complete
    /// Colors each pattern line takes now, a bit each: while empty, those that its wall row lacks; then its own.
    PerLine line_takes{full_mask, full_mask, full_mask, full_mask, full_mask, full_mask, 0, 0};
    PerLine line_color{};         ///< means something while the line holds tiles
    Tally floor = 0;              ///< tiles on the floor line
    std::int32_t score = 0;       ///< the most it can be, where a position leaves it open
    std::int32_t unsure = 0;      ///< how much less it may be
    std::uint8_t floor_used = 0;  ///< spaces of the floor line that are taken, the marker included
    bool marker = false;          ///< the starting player marker lies on or beside the floor line
    bool maybe_marker = false;    ///< of a relaxation: it may
    /// Offset of the event that began each pattern line; `nothing_yet` while it is empty, so that the least one counts.
    std::array<std::uint32_t, 8> line_since{nothing_yet, nothing_yet, nothing_yet, nothing_yet, nothing_yet};
    std::int32_t bonus = 0;                            ///< what rows, columns and colors earn once the game is over
    Tally color_count = 0;                             ///< tiles of each color on the wall
    std::array<std::uint8_t, rows> row_columns{};      ///< occupied columns of each wall row, a bit each
    std::array<std::uint8_t, colors> column_rows{};    ///< occupied rows of each wall column
    std::array<std::uint8_t, rows> row_colors{};       ///< colors in each wall row
    std::array<std::uint8_t, colors> column_colors{};  ///< colors in each wall column
    std::array<std::uint8_t, rows * colors> wall{};    ///< 1 + color of each wall space, row by row; 0: free

    std::uint8_t held(std::uint8_t row) const { return static_cast<std::uint8_t>(line_room[row] - line_free[row]); }
    bool complete(std::uint8_t row) const { return line_free[row] == 0; }
    /// Adds tiles to a pattern line, as many as there are spaces; `now` is the offset of the event.
    void fill_line(std::uint8_t row, std::uint8_t color, std::uint8_t count, std::uint32_t now) {
        const auto free = static_cast<std::uint8_t>(line_free[row] - count);
        line_free[row] = free;
        line_color[row] = color;
        line_takes[row] = static_cast<std::uint8_t>((static_cast<unsigned>(free != 0) << color) | always_takes[row]);
        line_since[row] = std::min(line_since[row], now);
    }
    void empty_line(std::uint8_t row) {
        line_free[row] = line_room[row];
        line_since[row] = nothing_yet;
        line_takes[row] = static_cast<std::uint8_t>(full_mask & ~row_colors[row]);
    }
    /// Puts a tile on a free space of the wall.
    void build(std::uint8_t row, std::uint8_t column, std::uint8_t color) {
        row_columns[row] |= static_cast<std::uint8_t>(1U << column);
        column_rows[column] |= static_cast<std::uint8_t>(1U << row);
        row_colors[row] |= static_cast<std::uint8_t>(1U << color);
        column_colors[column] |= static_cast<std::uint8_t>(1U << color);
        wall[space_of(row, column)] = static_cast<std::uint8_t>(color + 1);
        color_count += one_of(color);
    }
    /// Pattern lines that are complete, a bit each.
    std::uint8_t complete_lines() const {
        // The highest bit of every byte that is 0, the first row's lowest, gathered by one multiplication.
        std::uint64_t zeros = 0;
        for (std::uint8_t row = 0; row < rows; ++row) {
            zeros |= std::uint64_t{line_free[row]} << (8U * row);
        }
        zeros = (~(zeros + 0x7F7F7F7F7FU) & 0x8080808080U) >> 7U;
        return static_cast<std::uint8_t>((zeros * 0x0102040810000000U) >> 56U);
    }
    std::uint8_t complete_rows() const;
    std::uint8_t complete_columns() const;
    std::uint8_t complete_colors() const;
    /// Free columns of a row that do not hold the color yet (ruling gray-wall), a bit each.
    std::uint8_t open_columns(std::uint8_t row, std::uint8_t color) const;

    bool operator==(const Board&) const = default;
};

/// What one tile scored: the linked tiles across and down, itself included; 1 means alone in that direction.
struct Links {
    std::uint8_t across = 1;
    std::uint8_t down = 1;

    /// Rulebook, Scoring: each direction with a neighbour counts; alone in both is one point.
    std::int32_t points() const {
        const int sum = (across > 1 ? across : 0) + (down > 1 ? down : 0);
        return sum + static_cast<int>(sum == 0);
    }
    bool operator==(const Links&) const = default;
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
    board.build(row, column, color);
    board.empty_line(row);
    lid += one_of(color) * row;
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
