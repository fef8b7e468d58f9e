// Tokens as recorded: laid by the players under `tokens=claimed`, claims to be checked under `tokens=auto`.
#pragma once

#include "grammar/framework/turn.hpp"
#include "grammar/framework/written.hpp"
#include "rules/framework/move.hpp"
#include "rules/framework/offence.hpp"
#include "rules/framework/state.hpp"

#include <cstddef>
#include <span>

namespace arbiter::framework {

/// `tokens=claimed`: may these tokens be laid one after the other, behind a move of the same line if there is one?
/// Speaks of the first one that may not.
Judgement judge_tokens(const State& state, Player player, std::span<const TokenMark> marks, const Move* made);

/// `tokens=auto`: does a token lie there, or may one, tiles written `?` granted?
Judgement judge_claim(const State& state, Player player, const TokenMark& mark);

/// Two claims on a line are two tokens, so that the second of the same one is wrong.
bool is_claimed_before(const Written& written, std::size_t which);

/// Lays a token that a claim tells of and the referee could not see, with the one before it where an arrow asks for it.
void grant_claim(State& state, Player player, const TokenMark& mark, Stamp line);

/// Lays every one of these tokens that the pieces allow.
void lay_tokens(State& state, Player player, std::span<const TokenMark> marks, Stamp line);

}  // namespace arbiter::framework
