// Tokens as recorded: laid by the players under `tokens=claimed`, claims to be checked under `tokens=auto`.
#pragma once

#include "grammar/framework/turn.hpp"
#include "rules/framework/move.hpp"
#include "rules/framework/state.hpp"

#include <cstddef>
#include <optional>
#include <span>

namespace arbiter::framework {

/// A display as the tokens of a line are laid on it one after the other.
class Laying {
public:
    Laying(const State& state, Player player);

    /// The tile of the line.
    void lay(const Move& move);

    const Display& display() const { return display_; }
    bool is_complete(TaskAt at) const;
    /// Whether the player has a token for one more task.
    bool has_token() const { return display_.tokens_placed() < state_.agreed.tokens[player_]; }

    void cover(const TokenMark& mark);

private:
    const State& state_;
    Player player_;
    Display display_;
};

/// The task that a token names, if it exists.
std::optional<TaskAt> find_task(const Display& display, const TokenMark& mark);
/// Behind an arrow whose first task has no token yet.
bool waits_for_first(const Display& display, TaskAt at);
/// Lays every one of these tokens that the pieces allow.
void lay_tokens(State& state, Player player, std::span<const TokenMark> marks, Stamp line);

}  // namespace arbiter::framework
