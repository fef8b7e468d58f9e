// The high-score list of the campaign sheet: which row a score belongs to, and how many circles it gives.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace arbiter::dorfromantik_campaign {

struct HighScoreRow {
    std::int32_t from = 0;  ///< the lowest score of the row
    std::string_view title;
    std::uint8_t circles = 0;
};

inline constexpr std::size_t printed_rows = 29;
inline constexpr std::size_t blank_rows = 3;  ///< above the last printed one; the players write in where they begin

class HighScoreList {
public:
    /// The printed rows.
    HighScoreList();

    /// Fills in a blank row; false when none is left or it does not lie above all others.
    bool add(std::int32_t from);

    std::span<const HighScoreRow> rows() const { return std::span(rows_).first(count_); }

    /// "Round your result down to the closest lower value": the number of the row; the score must not be negative.
    std::size_t row_of(std::int32_t score) const;

private:
    std::array<HighScoreRow, printed_rows + blank_rows> rows_{};
    std::size_t count_ = printed_rows;
};

}  // namespace arbiter::dorfromantik_campaign
