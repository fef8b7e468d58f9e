// A line of a position of Framework as it is written, not yet judged.
#pragma once

#include "grammar/framework/tile.hpp"
#include "grammar/framework/turn.hpp"
#include "grammar/record/line.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace arbiter::framework {

/// What a line of a position sets.
enum class Sets : std::uint8_t { round, turn, offer, display, tokens, store };

/// What can be set of the table.
inline constexpr std::array<std::string_view, 3> set_words{"round", "turn", "offer"};

/// A tile with its cell (of a display), on the storage card, or a place of the offer that may be empty.
struct SetTile {
    Tile tile{};
    bool taken = false;  ///< of the offer: the place is empty
    Place place{};
    Span span{};       ///< all of it
    Span tile_span{};  ///< the tile alone
};

/// Lists hold whatever their line holds; they are cleared with every line.
struct Set {
    Line line;
    Sets what = Sets::round;
    std::vector<SetTile> tiles;    ///< offer, display, store; empty when `-` says so
    std::vector<TokenMark> marks;  ///< tokens

    void clear_lists() {
        tiles.clear();
        marks.clear();
    }
};

}  // namespace arbiter::framework
