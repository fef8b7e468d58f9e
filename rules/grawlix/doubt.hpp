// The tiles nobody wrote down: each `?` of a record, what it may have been, and what settled it.
#pragma once

#include "rules/grawlix/history.hpp"
#include "rules/grawlix/tile_set.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace arbiter::grawlix {

struct Doubt {
    std::uint32_t at = nowhere;  ///< where the `?` stands
    int player = 0;
    std::optional<Cell> cell{};  ///< where the tile was laid; nothing: it was drafted
    int index = 0;               ///< of the lay or the draw
};

/// What can be said of a doubt when everything recorded is known.
struct Answer {
    TileSet choices;                  ///< the tiles that fit
    std::uint32_t settled = nowhere;  ///< the play after which only one was left, if only one is
};

/// All doubts, in the order written.
std::vector<Doubt> doubts(const History& history);

/// Slow: every tile is tried. `stuck_player`: who is known to be stuck at the end.
Answer answer(const History& history, const Doubt& doubt, std::optional<int> stuck_player);

}  // namespace arbiter::grawlix
