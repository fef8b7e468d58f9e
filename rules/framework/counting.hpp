// How many frames a task has reached (rulings `counting`, `through`, `dual-frame`, `one-colour-combined`, `either`).
#pragma once

#include "grammar/framework/task.hpp"
#include "rules/framework/display.hpp"

#include <cstddef>

namespace arbiter::framework {

/// What a tile with both colours of a combined task counts in it (ruling `dual-frame`).
enum class DualFrame : std::uint8_t { once, twice };

/// The chains that count for a task, of its first colour and of its second; a task of one colour has no second.
struct Reached {
    Chains::Reach first;
    Chains::Reach second;
};

Reached reached(const Display& display, std::size_t tile, const Task& task);
int count(const Chains& chains, const Reached& reached, const Task& task, DualFrame dual);

/// The frames counted for a task that stands on this tile.
int count(const Display& display, std::size_t tile, const Task& task, DualFrame dual);

}  // namespace arbiter::framework
