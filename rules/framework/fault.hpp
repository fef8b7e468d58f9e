// Why an event breaks a rule of Framework: the facts that the words need.
#pragma once

#include "grammar/cell/squares.hpp"
#include "grammar/framework/tile.hpp"
#include "rules/framework/agreement.hpp"
#include "rules/framework/rulebook.hpp"

#include <cstdint>
#include <optional>

namespace arbiter::framework {

/// One broken rule with its facts; only those the rule speaks of are set.
struct Fault {
    Law law = Law::none;
    Player player = 0;         ///< who should have acted or started
    std::uint8_t which = 0;    ///< the tile of an offer, or the token of a line, from 0
    bool other_order = false;  ///< the tile is there, but its tasks are written in another order
    int expected = 0;          ///< a number or limit that the rules ask for
    int found = 0;             ///< what is there instead
    Cell cell{};               ///< the cell meant, worked out from a direction
    Tile tile{};               ///< the tile in the way, or the one meant
    Task task{};               ///< the task meant
    Stamp line = 0;            ///< the earlier line that makes it wrong; 0: there is none
};

using Judgement = std::optional<Fault>;  ///< nothing: legal

}  // namespace arbiter::framework
