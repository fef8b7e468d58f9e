// Looks back at a covered task: the tiles that had been laid by then, and the frames among them.
#include "rules/framework/done.hpp"

#include "rules/framework/flood.hpp"

#include <algorithm>

namespace arbiter::framework {
namespace {

/// Lines grow with time, so the tiles laid by a line are those laid on it or before it.
std::size_t laid_by(const Display& display, Stamp line) {
    const auto later = [&](const Laid& laid) { return laid.line > line; };
    return static_cast<std::size_t>(std::ranges::find_if(display.tiles(), later) - display.tiles().begin());
}

TileSet reached(const Display& display, const Done& done, Color color) {
    const auto shows = [&](std::size_t tile) { return display[tile].tile.colors().has(color); };
    return flood(display, done.laid, done.at.tile, shows);
}

Done look_back(const Display& display, Player player, TaskAt at) {
    Done done{.player = player, .at = at, .line = display[at.tile].token_lines[at.task], .first = {}, .second = {}};
    done.laid = laid_by(display, done.line);
    const Laid& laid = display[at.tile];
    if (laid.tile.is_told()) {
        const Task& task = laid.tile.tasks()[at.task];
        done.first = reached(display, done, task.first);
        done.second = task.kind == Task::Kind::one ? TileSet() : reached(display, done, task.second);
    }
    return done;
}

}  // namespace

int Done::frames(const Task& task, DualFrame dual) const {
    switch (task.kind) {
        case Task::Kind::one: return first.count();
        case Task::Kind::either: return std::max(first.count(), second.count());
        case Task::Kind::mix:
            return dual == DualFrame::twice ? first.count() + second.count() : (first | second).count();
    }
    return 0;
}

TileSet Done::tiles(const Task& task) const {
    switch (task.kind) {
        case Task::Kind::one: return first;
        case Task::Kind::either: return first.count() >= second.count() ? first : second;
        case Task::Kind::mix: return first | second;
    }
    return first;
}

std::vector<Done> done_by(const State& state, Player player) {
    const Display& display = state.displays[player];
    std::vector<Done> all(static_cast<std::size_t>(display.tokens_placed()));
    for (std::size_t tile = 0; tile < display.size(); ++tile) {
        for (std::size_t task = 0; task < Tile::most_tasks; ++task) {
            if (display[tile].has_token(task)) {
                const TaskAt at{static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(task)};
                all[display[tile].token_numbers[task] - 1u] = look_back(display, player, at);
            }
        }
    }
    return all;
}

}  // namespace arbiter::framework
