#include "rules/azul/board.hpp"

#include <algorithm>

namespace arbiter::azul {
namespace {

/// run[mask][bit]: how many set bits of the mask are joined to this one, itself included.
constexpr auto run = [] {
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

constexpr std::uint8_t bit(std::uint8_t index) {
    return static_cast<std::uint8_t>(1U << index);
}

}  // namespace

std::uint8_t Board::complete_lines() const {
    unsigned mask = 0;
    for (std::uint8_t row = 0; row < rows; ++row) {
        mask |= static_cast<unsigned>(complete(row)) << row;
    }
    return static_cast<std::uint8_t>(mask);
}

bool Board::any_complete() const {
    return complete_lines() != 0;
}

std::uint8_t Board::complete_rows() const {
    return static_cast<std::uint8_t>(std::count(row_columns.begin(), row_columns.end(), full_mask));
}

std::uint8_t Board::complete_columns() const {
    return static_cast<std::uint8_t>(std::count(column_rows.begin(), column_rows.end(), full_mask));
}

std::uint8_t Board::complete_colors() const {
    return static_cast<std::uint8_t>(std::count(color_count.begin(), color_count.end(), rows));
}

std::uint8_t Board::open_columns(std::uint8_t row, std::uint8_t color) const {
    unsigned mask = 0;
    for (std::uint8_t column = 0; column < colors; ++column) {
        const bool taken = ((row_columns[row] >> column) & 1U) != 0 || ((column_colors[column] >> color) & 1U) != 0;
        mask |= static_cast<unsigned>(!taken) << column;
    }
    return static_cast<std::uint8_t>(mask);
}

Links lay(Board& board, std::uint8_t row, std::uint8_t column, Tally& lid) {
    const std::uint8_t color = board.line_color[row];
    board.row_columns[row] |= bit(column);
    board.column_rows[column] |= bit(row);
    board.row_colors[row] |= bit(color);
    board.column_colors[column] |= bit(color);
    board.wall[space_of(row, column)] = static_cast<std::uint8_t>(color + 1);
    ++board.color_count[color];
    lid += one_of(color) * row;
    board.line_count[row] = 0;
    const Links links{run[board.row_columns[row]][column], run[board.column_rows[column]][row]};
    board.score += links.points();
    return links;
}

}  // namespace arbiter::azul
