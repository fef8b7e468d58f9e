// Why an event breaks a rule of Grawlix: the facts that the words need.
#pragma once

#include "grammar/cell/squares.hpp"
#include "grammar/grawlix/tile.hpp"
#include "rules/grawlix/rulebook.hpp"

#include <cstdint>
#include <optional>

namespace arbiter::grawlix {

/// Where a tile can be.
enum class Whereabouts : std::uint8_t { supply, first_hand, second_hand, grid };

/// One broken rule with its facts; only those the rule speaks of are set.
struct Fault {
    Law law = Law::none;
    Tile tile{};                                    ///< the tile in the way, or the one that is not to be had
    Cell cell{};                                    ///< where that tile lies, if it lies in the grid
    Whereabouts whereabouts = Whereabouts::supply;  ///< where it is
    int count = 0;                                  ///< picks written; place of the wrong pick, from 0; supply left
    std::uint32_t at = nowhere;                     ///< where the event that put the tile there is written
};

using Judgement = std::optional<Fault>;  ///< nothing: legal

}  // namespace arbiter::grawlix
