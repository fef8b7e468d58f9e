// Counts what a board's wall has complete: rows, columns, colors.
#include "rules/azul/board.hpp"

#include <algorithm>

namespace arbiter::azul {

std::uint8_t Board::complete_rows() const {
    return static_cast<std::uint8_t>(std::count(row_columns.begin(), row_columns.end(), full_mask));
}

std::uint8_t Board::complete_columns() const {
    return static_cast<std::uint8_t>(std::count(column_rows.begin(), column_rows.end(), full_mask));
}

std::uint8_t Board::complete_colors() const {
    unsigned count = 0;
    for (std::uint8_t color = 0; color < colors; ++color) {
        count += static_cast<unsigned>(count_of(color_count, color) == rows);
    }
    return static_cast<std::uint8_t>(count);
}

std::uint8_t Board::open_columns(std::uint8_t row, std::uint8_t color) const {
    unsigned mask = 0;
    for (std::uint8_t column = 0; column < colors; ++column) {
        const bool taken = ((row_columns[row] >> column) & 1U) != 0 || ((column_colors[column] >> color) & 1U) != 0;
        mask |= static_cast<unsigned>(!taken) << column;
    }
    return static_cast<std::uint8_t>(mask);
}

}  // namespace arbiter::azul
