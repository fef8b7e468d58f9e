// Lays recorded tokens one after the other, on trial or for good.
#include "rules/framework/tokens.hpp"

#include "rules/framework/apply.hpp"
#include "rules/framework/relaxation.hpp"

#include <cstdint>
#include <utility>

namespace arbiter::framework {

std::optional<TaskAt> find_task(const Display& display, const TokenMark& mark) {
    const auto tile = display.at(mark.cell);
    if (!tile || mark.number > display[*tile].tile.tasks().size()) {
        return std::nullopt;
    }
    return TaskAt{static_cast<std::uint8_t>(*tile), static_cast<std::uint8_t>(mark.number - 1)};
}

bool waits_for_first(const Display& display, TaskAt at) {
    const Laid& laid = display[at.tile];
    return laid.tile.tasks()[at.task].after && !laid.has_token(at.task - 1u);
}

Laying::Laying(const State& state, Player player) : state_(state), player_(player), display_(state.displays[player]) {}

void Laying::lay(const Move& move) {
    display_.lay(state_.is_relaxation() ? at_most(move.tile) : move.tile, move.spot, 0);
}

bool Laying::is_complete(TaskAt at) const {
    const Task& task = display_[at.tile].tile.tasks()[at.task];
    return count(display_, at.tile, task, state_.agreed.house.dual) >= task.number;
}

void Laying::cover(const TokenMark& mark) {
    const auto at = find_task(display_, mark);
    display_.cover(at->tile, at->task, 0);
}

void lay_tokens(State& state, Player player, std::span<const TokenMark> marks, Stamp line) {
    for (const TokenMark& mark : marks) {
        const Display& display = std::as_const(state).displays[player];
        const auto at = find_task(display, mark);
        if (at && !display[at->tile].has_token(at->task) && state.tokens_left(player) > 0) {
            lay_token(state, player, *at, line);
        }
    }
}

}  // namespace arbiter::framework
