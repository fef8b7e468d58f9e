// The referee's own tokens: tasks are covered as soon as they are complete (ruling `tokens=auto`).
#pragma once

#include "rules/framework/counting.hpp"
#include "rules/framework/display.hpp"

#include <cstdint>

namespace arbiter::framework {

inline constexpr int tokens_in_box = 22;   ///< for each player
inline constexpr int tokens_returned = 4;  ///< in a first game, or by who needs no advantage

/// A task by the number of its tile in the display, and its own on the tile; both from 0.
struct TaskAt {
    std::uint8_t tile = 0;
    std::uint8_t task = 0;

    constexpr bool operator==(const TaskAt&) const = default;
};

/// Covers what the newest tile, with which chains have grown so, has completed, oldest tile first, then by task, as far
/// as the tokens reach.
void cover_completed(Display& display, const Chains::Growth& growth, int tokens, DualFrame dual, Stamp line);

/// A task of a tile laid before asks for this from now on.
void ask_for(Display& display, std::size_t tile, std::size_t task, const Task& drawn, DualFrame dual);

}  // namespace arbiter::framework
