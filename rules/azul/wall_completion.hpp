// What the tiles of a wall can have earned while they were placed: nobody wrote down in which order that happened.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace arbiter::azul {

/// The filled spaces of a wall, a bit each: the first row's in the lowest five bits, its first column in the lowest.
using Filled = std::uint32_t;

/// Points on the score track before the bonuses, for placing tiles and for the floor line; every number between least
/// and most can come about.
struct Placement {
    std::int32_t least = 0;    ///< with as much lost on the floor line as can be
    std::int32_t most = 0;     ///< with nothing lost
    std::int32_t unfined = 0;  ///< the least with nothing lost

    bool operator==(const Placement&) const = default;
};

/// Of every wall, over all orders in which it can have been filled: a round places at most one tile in each row, from
/// top to bottom, and pays the floor line; only the last round completes rows.
std::vector<Placement> placements_of(std::span<const Filled> walls);

/// The track of this wall, where it cannot show so many points; nothing where it can. The table is only made where one
/// order that came to mind earns less and all tiles laid last would earn more, which is so for few walls of real games.
std::optional<Placement> excludes(Filled wall, std::int32_t points);

}  // namespace arbiter::azul
