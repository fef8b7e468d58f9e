// Physical cards on their way from the pile through hands and Dossiers: drawn, named, played.
#pragma once

#include "rules/frame-work/state.hpp"

#include <cstddef>
#include <vector>

namespace arbiter::frame_work {

/// Whether cards named in a line can be where the line says.
enum class Fit : std::uint8_t {
    fits,
    drawn_is_gone,  ///< every copy of the card drawn is accounted for
    elsewhere,      ///< the card named is not there
    none_left,      ///< it could be there, but every copy of it is accounted for
};

// Looking: what a line says of a card.
Fit fit_draw(const State& state, CardId drawn);
/// `drawn` is `no_card` where nothing is drawn first.
Fit fit_play(const State& state, const Hand& hand, CardId drawn, CardId played);
Fit fit_name(const State& state, const Piece& piece, CardId card);

// Touching: only after looking.

/// Takes a card off the pile; `hidden_card` stays undrawn, and the `?` at `at` is it.
Piece draw_piece(State& state, CardId card, Stamp stamp, std::uint32_t at);
/// Takes a card out of a hand; `hidden_card` is the one chosen, or any that is undrawn.
Piece play_piece(State& state, Hand& hand, CardId card, Stamp stamp);
/// An undrawn piece turns out to be this card.
void name_piece(State& state, Piece& piece, CardId card, Stamp stamp);
/// The `?` at `at` is this undrawn piece.
void tag(State& state, Token token, std::uint32_t at);

/// The undrawn ones.
std::vector<Token> undrawn(const Hand& hand);
/// Calls visit(piece) for all pieces on the table, whether held, laid, laid aside or in use, in an order that depends
/// on the position alone.
template <typename State, typename Visit>
void each_piece(State& state, Visit visit) {
    for (auto& hand : state.hands) {
        for (auto& piece : hand.pieces()) {
            visit(piece);
        }
    }
    for (auto& dossier : state.dossiers) {
        for (std::size_t place = 1; place <= dossier.size(); ++place) {
            visit(dossier.piece(place));
        }
    }
    for (auto& frame : state.effects) {
        if (frame.used) {
            visit(frame.piece);
        }
    }
    for (auto& piece : state.aside) {
        visit(piece);
    }
}

}  // namespace arbiter::frame_work
