// What a turn comes to on the table.
#pragma once

#include "grammar/framework/turn.hpp"
#include "rules/framework/agreement.hpp"
#include "rules/framework/display.hpp"

#include <cstdint>

namespace arbiter::framework {

/// Also worked out, as far as it can be, for a turn that breaks a rule and stands.
struct Move {
    Player player = 0;
    Act act = Act::lay;
    Tile tile{};
    Spot spot{};
    std::uint8_t from = nowhere;  ///< its place in the offer or on the storage card
    bool names_copy = false;      ///< the tile is seen for the first time, so it uses up a copy of the inventory
    bool guessed = false;         ///< nobody wrote the cell down
    std::uint32_t asked = 0;      ///< the `?` that stands for it, where the whole display may lie anywhere

    static constexpr std::uint8_t nowhere = 0xFF;
};

}  // namespace arbiter::framework
