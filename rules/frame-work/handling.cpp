// What drawing, dealing, planting and looking leave behind: strands in hands and files, and doubts.
#include "rules/frame-work/handling.hpp"

namespace arbiter::frame_work {
namespace {

void doubt(State& state, const Doubt& doubt) {
    state.doubts.push_back(doubt);
    state.doubts.back().round = state.round;
}

}  // namespace

void deal_cards(State& state, const Event& event) {
    std::size_t next = 0;
    for_each(state.playing, [&](Seat seat) {
        const CardId card = event.dealt()[next];
        const Strand strand = state.ledger.draw(card, event.stamp());
        state.hand(seat).add(strand);
        if (card == hidden_card) {
            doubt(state, {Doubt::What::dealt, seat, no_seat, 0, strand, event.written.dealt[next].at});
        }
        ++next;
        --state.pile;
    });
}

void draw(State& state, const Event& event) {
    const Strand strand = state.ledger.draw(event.drawn, event.stamp());
    state.hand(event.actor).add(strand);
    --state.pile;
    if (event.drawn == hidden_card) {
        doubt(state, {Doubt::What::drawn, event.actor, no_seat, 0, strand, event.written.drawn.at});
    }
}

void plant(State& state, const Event& event, Seat owner) {
    const Strand strand = state.ledger.play(state.hand(event.actor), event.card, event.stamp());
    File file;
    file.strand = strand;
    file.laid = event.stamp();
    state.dossier(owner).add(file);
    if (event.card == hidden_card) {
        doubt(state, {Doubt::What::planted, event.actor, owner, 0, strand, event.written.card.at});
    }
}

void look_at(State& state, const Event& event) {
    const Seat owner = event.written.of.seat;
    const Strand strand = state.dossier(owner).at(event.written.place.number).strand;
    state.ledger.name(strand, event.card, event.stamp());
    if (event.card == hidden_card) {
        doubt(state, {Doubt::What::looked_at, event.actor, owner, 0, strand, event.written.card.at});
    }
}

}  // namespace arbiter::frame_work
