// Asks of a line that stands only the laws that the cards themselves enforce.
#include "rules/frame-work/ranking.hpp"

#include "rules/frame-work/laws/card.hpp"
#include "rules/frame-work/laws/reveal.hpp"
#include "rules/frame-work/laws/use.hpp"

namespace arbiter::frame_work {
namespace {

/// On oneself it can be used, though it may not.
bool can_use(const Event& event) {
    if (!event.deck()[event.card].needs_target()) {
        return true;
    }
    const Judgement fault = first_fault(event, chain<target_laws>);
    return !fault || fault->law == Law::use_on_oneself;
}

bool cards_allow(const Event& event) {
    return event.fit == Fit::fits && !first_fault(event, chain<card_laws>);
}

bool can_act(const Event& event) {
    switch (event.written.act) {
        case Act::nothing:
        case Act::pass: return true;
        case Act::reveal: return !first_fault(event, chain<reveal_laws>);
        case Act::use: return can_use(event);
        case Act::plant: return !first_fault(event, chain<plant_laws>);
    }
    return false;
}

bool can_take_turn(const Event& event) {
    const State& state = event.state;
    if (state.phase != Phase::playing || state.in_effect() || !state.active().has(event.actor)) {
        return false;
    }
    if (event.draws() && (state.pile == 0 || state.hand(event.actor).full())) {
        return false;
    }
    return cards_allow(event) && can_act(event);
}

bool has_file(const State& state, Seat seat, std::uint16_t place) {
    return state.active().has(seat) && state.dossier(seat).has(place);
}

bool can_change(const Event& event) {
    const State& state = event.state;
    const Written& line = event.written;
    if (state.phase != Phase::playing || !has_file(state, line.of.seat, line.place.number)) {
        return false;
    }
    const File& file = state.dossier(line.of.seat).at(line.place.number);
    switch (line.deed) {
        case Deed::reveal:
        case Deed::look: return !file.revealed && cards_allow(event);
        case Deed::conceal: return file.revealed;
        case Deed::swap: return has_file(state, line.with.seat, line.other.number);
        case Deed::move: return state.active().has(line.with.seat);
        case Deed::take: return state.in_effect() && state.active().has(event.actor);
        case Deed::discard: return true;
        case Deed::plant:
        case Deed::nothing: return false;
    }
    return false;
}

}  // namespace

bool can_happen(const Event& event) {
    if (event.is_turn()) {
        return can_take_turn(event);
    }
    const bool in_effect = event.state.in_effect();
    if (event.written.deed == Deed::nothing) {
        return in_effect;
    }
    if (in_effect && event.state.effect().must_plant) {
        return event.written.deed == Deed::plant && cards_allow(event) && !first_fault(event, chain<plant_laws>);
    }
    return event.written.deed != Deed::plant && can_change(event);
}

}  // namespace arbiter::frame_work
