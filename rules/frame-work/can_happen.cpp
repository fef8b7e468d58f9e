// What can be carried out of a line that breaks a rule and `stands`: the cards are where it needs them.
#include "rules/frame-work/look.hpp"
#include "rules/frame-work/look_parts.hpp"

namespace arbiter::frame_work {
namespace {

bool can_use(const State& state, const Turn& turn) {
    const Refusal refusal = look_target(state, turn);
    return !refusal || refusal.law == Law::use_on_oneself;
}

bool can_play(const State& state, const Turn& turn) {
    const bool held = state.ledger.fit_play(state.hand(turn.actor), turn.drawn, turn.card) == Fit::fits;
    return held && (turn.act == Act::use ? can_use(state, turn) : state.active().has(turn.whom));
}

bool has_file(const State& state, Seat seat, std::uint16_t place) {
    return state.active().has(seat) && state.dossier(seat).has(place);
}

bool can_show(const State& state, const Change& change) {
    const File& file = state.dossier(change.of).at(change.place);
    return !file.revealed && change.card != stranger_card &&
           state.ledger.fit_name(file.strand, change.card) == Fit::fits;
}

}  // namespace

bool can_happen(const State& state, const Turn& turn) {
    if (state.phase != Phase::playing || state.in_effect() || !state.active().has(turn.actor) || look_cards(turn)) {
        return false;
    }
    if (turn.draws() && (state.pile == 0 || state.hand(turn.actor).full())) {
        return false;
    }
    switch (turn.act) {
        case Act::nothing:
        case Act::pass: return state.ledger.fit_draw(turn.drawn) == Fit::fits;
        case Act::reveal: return state.ledger.fit_draw(turn.drawn) == Fit::fits && !look_reveal(state, turn);
        case Act::use:
        case Act::plant: return can_play(state, turn);
    }
    return false;
}

bool can_happen(const State& state, const Change& change) {
    if (change.deed == Deed::nothing) {
        return state.in_effect();
    }
    if (state.in_effect() && state.effect().must_plant) {
        return change.deed == Deed::plant && !look_plant(state, change);
    }
    if (state.phase != Phase::playing || !has_file(state, change.of, change.place)) {
        return false;
    }
    switch (change.deed) {
        case Deed::reveal:
        case Deed::look: return can_show(state, change);
        case Deed::conceal: return state.dossier(change.of).at(change.place).revealed;
        case Deed::swap: return has_file(state, change.with, change.other);
        case Deed::move: return state.active().has(change.with);
        case Deed::take: return state.in_effect() && state.active().has(state.effect().actor);
        case Deed::discard: return true;
        case Deed::plant:
        case Deed::nothing: return false;
    }
    return false;
}

}  // namespace arbiter::frame_work
