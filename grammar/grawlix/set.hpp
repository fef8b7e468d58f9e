// A line of a position of Grawlix as it is written, not yet judged.
#pragma once

#include "grammar/grawlix/written.hpp"
#include "grammar/record/line.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace arbiter::grawlix {

/// What a line of a position sets.
enum class Sets : std::uint8_t { turn, grid, hand, played };

/// What can be set of the table.
inline constexpr std::array<std::string_view, 2> set_words{"turn", "grid"};

/// A tile of the grid with its cell, or one of a hand.
struct SetTile {
    WrittenTile tile{};
    Place place{};
    Span span{};  ///< all of it
};

/// The list holds whatever its line holds; it is cleared with every line.
struct Set {
    Line line;
    Sets what = Sets::turn;
    std::vector<SetTile> tiles;  ///< grid, hand; empty when `-` says so
    std::int32_t played = 0;
    bool played_known = true;  ///< not written `?`
    Span played_span{};

    void clear_lists() { tiles.clear(); }
};

}  // namespace arbiter::grawlix
