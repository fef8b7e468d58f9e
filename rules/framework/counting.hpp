// How many frames a task has reached (rulings `counting`, `through`, `dual-frame`, `one-colour-combined`, `either`).
#pragma once

#include "grammar/framework/task.hpp"
#include "rules/framework/display.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace arbiter::framework {

/// What a tile with both colors of a combined task counts in it (ruling `dual-frame`).
enum class DualFrame : std::uint8_t { once, twice };

/// What counts for a task by its first color and by its second: of a combined task both together, either way. A task
/// of one color reaches nothing by the second.
struct Reached {
    std::array<std::size_t, 2> colors;  ///< by their places
    std::array<int, 2> frames{};
    std::array<unsigned, 2> chains{};

    int most() const { return std::max(frames[0], frames[1]); }
};

inline Reached reached(const Chains& chains, const Chains::Touch& touch, const Task& task, DualFrame dual) {
    const std::size_t first = place(task.first);
    const std::size_t second = task.kind == Task::Kind::one ? no_color_place : place(task.second);
    const bool mix = task.kind == Task::Kind::mix;
    // Which kind of task it is looks like chance, and nobody guesses.
    const unsigned both = mix ? ~0U : 0U;
    const std::array chains_of{unsigned{touch.number[first]}, unsigned{touch.number[second]}};
    const std::array frames{static_cast<unsigned>(chains.size(touch, first)),
                            static_cast<unsigned>(chains.size(touch, second))};
    Reached reached{.colors = {first, second}};
    for (std::size_t one = 0; one < 2; ++one) {
        reached.frames[one] = static_cast<int>(frames[one] + (frames[1 - one] & both));
        reached.chains[one] = chains_of[one] + (chains_of[1 - one] & both);
    }
    if (mix && dual == DualFrame::once) [[unlikely]] {
        const int twice = (chains.tiles(touch, first) & chains.tiles(touch, second)).count();
        reached.frames = {reached.frames[0] - twice, reached.frames[1] - twice};
    }
    return reached;
}

/// The frames counted for a task that stands on this tile.
inline int count(const Display& display, std::size_t tile, const Task& task, DualFrame dual) {
    const Chains& chains = display.chains();
    return reached(chains, chains.touch(tile, display[tile].beside), task, dual).most();
}

}  // namespace arbiter::framework
