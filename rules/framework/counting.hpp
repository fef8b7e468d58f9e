// How many frames a task has reached (rulings `counting`, `through`, `dual-frame`, `one-colour-combined`, `either`).
#pragma once

#include "grammar/framework/task.hpp"
#include "rules/framework/display.hpp"

#include <algorithm>
#include <cstddef>

namespace arbiter::framework {

/// What a tile with both colours of a combined task counts in it (ruling `dual-frame`).
enum class DualFrame : std::uint8_t { once, twice };

/// The chains that count for a task, of its first colour and of its second; a task of one colour has no second.
struct Reached {
    Chains::Reach first;
    Chains::Reach second;
};

inline Reached reached(const Display& display, std::size_t tile, const Task& task) {
    const Chains& chains = display.chains();
    const auto& beside = display[tile].beside;
    Reached reached{.first = chains.reach(tile, task.first, beside), .second = {}};
    if (task.kind != Task::Kind::one) {
        reached.second = chains.reach(tile, task.second, beside);
    }
    return reached;
}

inline int count(const Chains& chains, const Reached& reached, const Task& task, DualFrame dual) {
    const int first = chains.size(reached.first);
    const int second = chains.size(reached.second);
    switch (task.kind) {
        case Task::Kind::one: return first;
        case Task::Kind::either: return std::max(first, second);
        case Task::Kind::mix: break;
    }
    const bool twice = dual == DualFrame::twice;
    return first + second - (twice ? 0 : (chains.tiles(reached.first) & chains.tiles(reached.second)).count());
}

/// The frames counted for a task that stands on this tile.
inline int count(const Display& display, std::size_t tile, const Task& task, DualFrame dual) {
    return count(display.chains(), reached(display, tile, task), task, dual);
}

}  // namespace arbiter::framework
