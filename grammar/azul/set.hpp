// A line of a position of Azul as it is written, not yet judged.
#pragma once

#include "grammar/azul/written.hpp"
#include "grammar/record/line.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace arbiter::azul {

/// What a line of a position sets.
enum class Sets : std::uint8_t { round, turn, displays, in_center, bag, lid, wall, lines, floor, score };

/// What can be set of the table.
inline constexpr std::array<std::string_view, 6> set_words{"round", "turn", "displays", "center", "bag", "lid"};

/// SetTile::color: the starting player marker, and `x` for the color printed on a space of the wall.
inline constexpr std::uint8_t marker_color = 6;
inline constexpr std::uint8_t printed_color = 7;

/// Tiles of one color, or `?`, where they were written.
struct SetTile {
    std::uint8_t color = 0;
    std::uint8_t count = 1;
    std::uint8_t place = 0;  ///< the space of the wall, row by row, or the display or pattern line, from 0
    Span span{};
};

/// Lists hold what their line holds, as far as any table has tiles; they are cleared with every line.
struct Set {
    Line line;
    Sets what = Sets::round;
    std::vector<SetTile> tiles;
    std::vector<Span> groups;  ///< displays, pattern lines; `-` is one without tiles
    std::int32_t score = 0;
    bool score_known = true;  ///< not written `?`
    Span score_span{};

    void clear_lists() {
        tiles.clear();
        groups.clear();
    }
};

}  // namespace arbiter::azul
