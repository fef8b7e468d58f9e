// Draws, plants and shows cards, and enters into the ledger who saw what.
#include "rules/frame-work/handling.hpp"

namespace arbiter::frame_work {
namespace {

void doubt(State& state, const Doubt& doubt) {
    state.doubts.push_back(doubt);
    state.doubts.back().round = state.round;
}

}  // namespace

void deal_cards(State& state, const Deal& deal, Stamp stamp) {
    std::size_t next = 0;
    for_each(state.playing, [&](Seat seat) {
        const CardId card = deal.cards[next];
        const Strand strand = state.ledger.draw(card, stamp);
        state.hand(seat).add(strand);
        if (card == hidden_card) {
            doubt(state, {Doubt::What::dealt, seat, no_seat, 0, strand, deal.at[next]});
        }
        ++next;
        --state.pile;
    });
}

void draw(State& state, const Turn& turn, Stamp stamp) {
    const Strand strand = state.ledger.draw(turn.drawn, stamp);
    state.hand(turn.actor).add(strand);
    --state.pile;
    if (turn.drawn == hidden_card) {
        doubt(state, {Doubt::What::drawn, turn.actor, no_seat, 0, strand, turn.drawn_at});
    }
}

void plant(State& state, Seat actor, Seat owner, CardId card, Stamp card_at, Stamp stamp) {
    const Strand strand = state.ledger.play(state.hand(actor), card, stamp);
    File file;
    file.strand = strand;
    file.laid = stamp;
    state.dossier(owner).add(file);
    if (card == hidden_card) {
        doubt(state, {Doubt::What::planted, actor, owner, 0, strand, card_at});
    }
}

void look_at(State& state, Seat actor, const Change& change, Stamp stamp) {
    const Strand strand = state.dossier(change.of).at(change.place).strand;
    state.ledger.name(strand, change.card, stamp);
    if (change.card == hidden_card) {
        doubt(state, {Doubt::What::looked_at, actor, change.of, 0, strand, change.card_at});
    }
}

}  // namespace arbiter::frame_work
