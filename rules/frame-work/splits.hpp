// Positions with undrawn cards, taken apart into those in which the cards are known.
#pragma once

#include "rules/candidates/interface.hpp"
#include "rules/frame-work/pieces.hpp"

#include <functional>
#include <vector>

namespace arbiter::frame_work {

using Values = std::vector<candidates::FilledIn>;

/// Of all pieces on the table those that were taken unseen and not shown since.
std::vector<Token> all_undrawn(const State& state);
/// Calls visit(position) with each choice of cards for these undrawn pieces until it answers false; `values` then hold
/// what this tells of the facts.
bool each_split(const State& state, const std::vector<Token>& tokens, Values& values,
                const std::function<bool(const State&)>& visit);

/// What the facts on this undrawn piece are if it is this card.
void tell(const State& state, Token token, CardId card, Values& values);
/// What all facts on undrawn pieces can be.
void tell_all(const State& state, Values& values);
/// The undrawn piece turns out to be this card.
void name_token(State& state, Token token, CardId card, Stamp stamp);
/// Nobody knows any more which cards these are.
void forget(State& state, Hand& hand);

}  // namespace arbiter::frame_work
