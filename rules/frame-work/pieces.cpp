// Follows each physical card, and counts what is left of those that nobody has seen.
#include "rules/frame-work/pieces.hpp"

#include <algorithm>

namespace arbiter::frame_work {
namespace {

bool holds(const Hand& hand, CardId card) {
    return std::ranges::find(hand.pieces(), card, &Piece::card) != hand.pieces().end();
}

/// Nearly always one of two cards is played, both known: which of them looks like chance, so nobody guesses.
bool is_one_of_two(const State& state, const Hand& hand, CardId card) {
    return state.chosen == 0 && hand.size() == 2 && (hand[0].card == card || hand[1].card == card);
}

std::size_t place_of(const State& state, const Hand& hand, CardId card) {
    if (is_one_of_two(state, hand, card)) [[likely]] {
        return std::size_t{hand[0].card != card};
    }
    const auto pieces = hand.pieces();
    const auto chosen = state.chosen == 0 ? pieces.end() : std::ranges::find(pieces, state.chosen, &Piece::token);
    if (chosen != pieces.end()) {
        return static_cast<std::size_t>(chosen - pieces.begin());
    }
    const auto named = std::ranges::find(pieces, card, &Piece::card);
    const auto found = named != pieces.end() ? named : std::ranges::find(pieces, hidden_card, &Piece::card);
    return found == pieces.end() ? 0 : static_cast<std::size_t>(found - pieces.begin());
}

}  // namespace

Fit fit_draw(const State& state, CardId drawn) {
    return is_named(drawn) && state.unseen.left(drawn) == 0 ? Fit::drawn_is_gone : Fit::fits;
}

Fit fit_play(const State& state, const Hand& hand, CardId drawn, CardId played) {
    if (fit_draw(state, drawn) != Fit::fits) {
        return Fit::drawn_is_gone;
    }
    if (!is_named(played)) {
        return hand.empty() && drawn == no_card ? Fit::elsewhere : Fit::fits;
    }
    if (drawn == played || holds(hand, played)) {
        return Fit::fits;
    }
    if (drawn != hidden_card && !holds(hand, hidden_card)) {
        return Fit::elsewhere;
    }
    return state.unseen.left(played) != 0 ? Fit::fits : Fit::none_left;
}

Fit fit_name(const State& state, const Piece& piece, CardId card) {
    if (!is_named(card) || piece.card == card) {
        return Fit::fits;
    }
    if (piece.is_known()) {
        return Fit::elsewhere;
    }
    return state.unseen.left(card) != 0 ? Fit::fits : Fit::none_left;
}

Piece draw_piece(State& state, CardId card, Stamp stamp, std::uint32_t at) {
    if (card != hidden_card) {
        state.unseen.take(card);
        return {card, 0, stamp};
    }
    tag(state, ++state.tokens, at);
    return {hidden_card, state.tokens, 0};
}

Piece play_piece(State& state, Hand& hand, CardId card, Stamp stamp) {
    const std::size_t place = place_of(state, hand, card);
    state.chosen = 0;
    Piece played = hand.remove(place);
    name_piece(state, played, card, stamp);
    return played;
}

void name_piece(State& state, Piece& piece, CardId card, Stamp stamp) {
    if (piece.is_known() || !is_named(card)) {
        return;
    }
    piece.card = card;
    piece.named = stamp;
    state.unseen.take(card);
    std::erase_if(state.tags, [&](const Tag& tag) { return tag.token == piece.token; });
}

void tag(State& state, Token token, std::uint32_t at) {
    const Tag tag{at, token};
    if (std::ranges::find(state.tags, tag) == state.tags.end()) {
        state.tags.push_back(tag);
    }
}

std::vector<Token> undrawn(const Hand& hand) {
    std::vector<Token> tokens;
    for (const Piece& piece : hand.pieces()) {
        if (!piece.is_known()) {
            tokens.push_back(piece.token);
        }
    }
    return tokens;
}

}  // namespace arbiter::frame_work
