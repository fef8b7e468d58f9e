// Lays recorded tokens one after the other, on trial or for good.
#include "rules/framework/tokens.hpp"

#include "rules/framework/apply.hpp"
#include "rules/framework/unknown.hpp"

#include <cstdint>
#include <utility>

namespace arbiter::framework {

std::optional<TaskAt> find_task(const Display& display, const TokenMark& mark) {
    const auto tile = display.at(mark.cell);
    if (!tile || mark.number > task_count(display[*tile].tile)) {
        return std::nullopt;
    }
    return TaskAt{static_cast<std::uint8_t>(*tile), static_cast<std::uint8_t>(mark.number - 1)};
}

bool waits_for_first(const Display& display, TaskAt at) {
    const Laid& laid = display[at.tile];
    return laid.tile.known() && laid.tile.tasks()[at.task].after && !laid.has_token(at.task - 1u);
}

std::optional<TokenMark> first_of_arrow(const Display& display, const TokenMark& mark) {
    const auto at = find_task(display, mark);
    if (!at || !waits_for_first(display, *at)) {
        return std::nullopt;
    }
    return TokenMark{.cell = mark.cell, .number = static_cast<std::uint16_t>(mark.number - 1)};
}

std::size_t task_count(const Tile& tile) {
    return tile.known() ? tile.tasks().size() : Tile::most_tasks;
}

Laying::Laying(const State& state, Player player)
    : state_(state),
      player_(player),
      display_(state.displays[player]),
      trusted_(state.trusted),
      suspects_(state.suspects) {}

void Laying::lay(const Move& move) {
    if (auto suspects = suspects_of(state_, move)) {
        suspects_.push_back(std::move(*suspects));
    }
    display_.lay(move.tile, move.spot, 0);
}

bool Laying::is_full(TaskAt at) const {
    const Laid& laid = display_[at.tile];
    if (!laid.tile.known()) {
        return false;
    }
    const Task& task = laid.tile.tasks()[at.task];
    return count(display_, at.tile, task, state_.agreed.house.dual) >= task.number;
}

bool Laying::needs_trust(TaskAt at) const {
    return !is_full(at) && framework::may_be_complete(state_, display_, suspects_, wanted(at), trusted_);
}

/// The referee's last tokens lie where the tiles that are known ask for them, but a `?` may have asked first.
bool Laying::may_have_token() const {
    const bool elsewhere = state_.agreed.house.tokens == Tokens::automatic && !display_.unknown().empty();
    return elsewhere || display_.tokens_placed() < state_.agreed.tokens[player_];
}

void Laying::cover(const TokenMark& mark) {
    const auto at = find_task(display_, mark);
    if (needs_trust(*at)) {
        trusted_.push_back(wanted(*at));
    }
    display_.cover(at->tile, at->task, 0);
}

void grant_claim(State& state, Player player, const TokenMark& mark, Stamp line) {
    if (const auto first = first_of_arrow(state.displays[player], mark)) {
        lay_tokens(state, player, {&*first, 1}, line);
    }
    lay_tokens(state, player, {&mark, 1}, line);
}

void lay_tokens(State& state, Player player, std::span<const TokenMark> marks, Stamp line) {
    const Display& display = state.displays[player];
    for (const TokenMark& mark : marks) {
        const auto at = find_task(display, mark);
        if (!at || display[at->tile].has_token(at->task) || state.tokens_left(player) <= 0) {
            continue;
        }
        if (!display.unknown().empty() && Laying(state, player).needs_trust(*at)) {
            state.trusted.push_back({player, *at, static_cast<std::uint8_t>(display.size())});
        }
        lay_token(state, player, *at, line);
    }
}

}  // namespace arbiter::framework
