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

enum class Verb : std::uint8_t {
    round = round_verb,
    offer = first_verb,
    turn,
    tokens,  ///< on a line of their own
};

/// More than any table lays out.
inline constexpr std::size_t room_for_offer = 8;
/// Two more than a player has.
inline constexpr std::size_t room_for_marks = 24;

/// Fields below `line` mean something only with their verb.
struct Written {
    Line line;
    /// Of an event.
    Verb verb() const { return static_cast<Verb>(line.verb); }

    std::array<Tile, room_for_offer> tiles{};  ///< Verb::offer
    std::array<Span, room_for_offer> tile_spans{};
    std::uint32_t tile_count = 0;  ///< how many were written, also beyond the room

    Turn turn;                                      ///< Verb::turn
    std::array<TokenMark, room_for_marks> marks{};  ///< Verb::turn and Verb::tokens
    std::uint32_t mark_count = 0;                   ///< how many were written, also beyond the room

    std::span<const Tile> offer() const { return {tiles.data(), std::min<std::size_t>(tile_count, room_for_offer)}; }
    std::span<const TokenMark> tokens() const {
        return {marks.data(), std::min<std::size_t>(mark_count, room_for_marks)};
    }
};

}  // namespace arbiter::framework
