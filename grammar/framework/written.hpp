// An event of Framework as it is written, not yet judged.
#pragma once

#include "grammar/framework/tile.hpp"
#include "grammar/framework/turn.hpp"
#include "grammar/record/line.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace arbiter::framework {

namespace verb {
using namespace arbiter::verb;
inline constexpr Verb offer = arbiter::verb::first_of_game;
inline constexpr Verb turn = offer + 1;
inline constexpr Verb tokens = offer + 2;  ///< tokens on a line of their own
}  // namespace verb

/// More than any table lays out.
inline constexpr std::size_t room_for_offer = 8;
/// Two more than a player has.
inline constexpr std::size_t room_for_marks = 24;

/// Fields below `line` mean something only with their verb.
struct Written {
    Line line;

    std::array<Tile, room_for_offer> tiles{};  ///< verb::offer
    std::array<Span, room_for_offer> tile_spans{};
    std::uint32_t tile_count = 0;  ///< how many were written, also beyond the room

    Turn turn;                                      ///< verb::turn
    std::array<TokenMark, room_for_marks> marks{};  ///< verb::turn and verb::tokens
    std::uint32_t mark_count = 0;                   ///< how many were written, also beyond the room

    std::span<const Tile> offer() const { return {tiles.data(), std::min<std::size_t>(tile_count, room_for_offer)}; }
    std::span<const TokenMark> tokens() const {
        return {marks.data(), std::min<std::size_t>(mark_count, room_for_marks)};
    }
};

}  // namespace arbiter::framework
