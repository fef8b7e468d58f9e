// What tiles written `?` may have been: the verdict is a violation only when no guess fits everything recorded.
#pragma once

#include "rules/framework/move.hpp"
#include "rules/framework/state.hpp"

#include <optional>
#include <span>

namespace arbiter::framework {

/// What a move that lays a `?` can lay; nothing when that cannot be told.
std::optional<Suspects> suspects_of(const State& state, const Move& move);

/// Can this task be complete now, on top of what had to be trusted before, each at its time? Only unknown tiles can
/// help, and each only with what one of its suspects shows.
bool may_be_complete(const State& state, const Display& display, std::span<const Suspects> suspects,
                     const Trusted& wanted, std::span<const Trusted> before);

/// The most tokens that can lie in a display, whatever its unknown tiles are; `tokens_placed` is the least.
int most_tokens(const State& state, Player player);

}  // namespace arbiter::framework
