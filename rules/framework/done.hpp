// The tasks a player has covered, in the order covered, each with the frames that counted for it then.
#pragma once

#include "rules/framework/state.hpp"

#include <cstddef>
#include <vector>

namespace arbiter::framework {

struct Done {
    Player player = 0;
    TaskAt at;
    Stamp line = 0;        ///< of the token
    std::size_t laid = 0;  ///< how many tiles the display had then
    TileSet first;         ///< what counted of the task's first color
    TileSet second;        ///< and of its second; empty when there is none

    /// The frames, a tile with both colors of a combined task counting so often; of an either-or task the better
    /// color.
    int frames(const Task& task, DualFrame dual) const;
    /// The tiles behind `frames`.
    TileSet tiles(const Task& task) const;
};

std::vector<Done> done_by(const State& state, Player player);

}  // namespace arbiter::framework
