// Counts the frames of the chains that a task reaches.
#include "rules/framework/counting.hpp"

#include <algorithm>

namespace arbiter::framework {
Reached reached(const Display& display, std::size_t tile, const Task& task) {
    const Chains& chains = display.chains();
    const auto& beside = display[tile].beside;
    Reached reached{.first = chains.reach(tile, task.first, beside), .second = {}};
    if (task.kind != Task::Kind::one) {
        reached.second = chains.reach(tile, task.second, beside);
    }
    return reached;
}

int count(const Chains& chains, const Reached& reached, const Task& task, DualFrame dual) {
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

int count(const Display& display, std::size_t tile, const Task& task, DualFrame dual) {
    return count(display.chains(), reached(display, tile, task), task, dual);
}

}  // namespace arbiter::framework
