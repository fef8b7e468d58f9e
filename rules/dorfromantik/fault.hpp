// Why an event breaks a rule of Dorfromantik: the facts that the words need.
#pragma once

#include "grammar/dorfromantik/hexes.hpp"
#include "rules/dorfromantik/rulebook.hpp"

#include <cstdint>
#include <optional>

namespace arbiter::dorfromantik {

/// One broken rule with its facts; only those the rule speaks of are set.
struct Fault {
    Law law = Law::none;
    Direction side = Direction::ne;         ///< the tile's edge that meets something else
    std::uint32_t tiles = 0;                ///< in the area of the tile's own task, were it laid
    std::optional<std::uint8_t> printed{};  ///< the tile of the box that is meant, or would have been
};

using Judgement = std::optional<Fault>;  ///< nothing: legal

}  // namespace arbiter::dorfromantik
