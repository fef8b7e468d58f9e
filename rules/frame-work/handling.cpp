// What drawing, dealing, planting and looking leave behind: pieces in hands and files, and what is written of them.
#include "rules/frame-work/handling.hpp"

#include "rules/frame-work/pieces.hpp"

namespace arbiter::frame_work {

void deal_cards(State& state, const Event& event) {
    std::size_t next = 0;
    for_each(state.playing, [&](Seat seat) {
        state.hand(seat).add(draw_piece(state, event.dealt()[next], event.stamp(), event.written.dealt[next].at));
        ++next;
        --state.pile;
    });
}

void draw(State& state, const Event& event) {
    state.hand(event.actor).add(draw_piece(state, event.drawn, event.stamp(), event.written.drawn.at));
    --state.pile;
}

void plant(State& state, const Event& event, Seat owner) {
    File file;
    file.piece = play_piece(state, state.hand(event.actor), event.card, event.stamp());
    file.laid = event.stamp();
    if (!file.piece.is_known()) {
        tag(state, file.piece.token, event.written.card.at);
    }
    state.dossier(owner).add(file);
}

void look_at(State& state, const Event& event) {
    Piece& piece = state.dossier(event.written.of.seat).piece(event.written.place.number);
    name_piece(state, piece, event.card, event.stamp());
    if (!piece.is_known()) {
        tag(state, piece.token, event.written.card.at);
    }
}

}  // namespace arbiter::frame_work
