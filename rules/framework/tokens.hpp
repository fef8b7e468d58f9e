// Tokens as recorded: laid by the players under `tokens=claimed`, claims to be checked under `tokens=auto`.
#pragma once

#include "grammar/framework/turn.hpp"
#include "rules/framework/move.hpp"
#include "rules/framework/state.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace arbiter::framework {

/// A display as the tokens of a line are laid on it one after the other.
class Laying {
public:
    Laying(const State& state, Player player);

    /// The tile of the line.
    void lay(const Move& move);

    const Display& display() const { return display_; }
    /// Complete, if the tiles written `?` may be such that it is.
    bool may_be_complete(TaskAt at) const { return is_full(at) || needs_trust(at); }
    /// Only the frames of tiles that nobody wrote down can make the task complete.
    bool needs_trust(TaskAt at) const;
    /// Whether the player may have a token for one more task.
    bool may_have_token() const;

    void cover(const TokenMark& mark);

private:
    bool is_full(TaskAt at) const;
    Trusted wanted(TaskAt at) const { return {player_, at, static_cast<std::uint8_t>(display_.size())}; }

    const State& state_;
    Player player_;
    Display display_;
    std::vector<Trusted> trusted_;
    std::vector<Suspects> suspects_;
};

/// The tasks of a tile; of one written `?` as many as there can be.
std::size_t task_count(const Tile& tile);

/// The task that a token names, if it exists.
std::optional<TaskAt> find_task(const Display& display, const TokenMark& mark);
/// Behind an arrow whose first task has no token yet.
bool waits_for_first(const Display& display, TaskAt at);
/// The token that an arrow asks for before this one, if it does not lie there.
std::optional<TokenMark> first_of_arrow(const Display& display, const TokenMark& mark);

/// Lays a token that a claim tells of and the referee could not see, with the one before it where an arrow asks for it.
void grant_claim(State& state, Player player, const TokenMark& mark, Stamp line);

/// Lays every one of these tokens that the pieces allow.
void lay_tokens(State& state, Player player, std::span<const TokenMark> marks, Stamp line);

}  // namespace arbiter::framework
