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
    std::uint32_t worlds = 0;  ///< of a tile from the offer: what may have been taken with it
    std::uint8_t stored = 0;   ///< of a stored tile: its place on the storage card
    bool names_copy = false;   ///< the tile is seen for the first time, so it uses up a copy of the inventory
};

}  // namespace arbiter::framework
