// Moves the cards of turns and effects, legal or forced.
#include "rules/frame-work/apply.hpp"

#include "rules/frame-work/effect.hpp"
#include "rules/frame-work/handling.hpp"
#include "rules/frame-work/look.hpp"
#include "rules/frame-work/round.hpp"

namespace arbiter::frame_work {
namespace {

void use(State& state, const Turn& turn, Stamp stamp) {
    const Strand strand = state.ledger.play(state.hand(turn.actor), turn.card, stamp);
    begin_use(state, turn, strand, stamp);
}

void act(State& state, const Turn& turn, Stamp stamp) {
    switch (turn.act) {
        case Act::nothing:
        case Act::pass: break;
        case Act::reveal: reveal(state, turn.actor, turn.place, turn.card, stamp); break;
        case Act::use: use(state, turn, stamp); break;
        case Act::plant: plant(state, turn.actor, turn.whom, turn.card, turn.card_at, stamp); break;
    }
}

/// The table went on although the rules had not ended the round: what was left undone is given up.
void stop_round(State& state, Stamp stamp) {
    if (state.in_effect()) {
        abandon_effects(state, stamp);
    }
    if (state.phase == Phase::playing) {
        close_round(state, End::stopped);
    }
}

}  // namespace

void apply(State& state, const Call& call, Stamp) {
    state.phase = Phase::called;
    if (call.starter != no_seat) {
        state.starter = call.starter;
    }
}

void apply(State& state, const Deal& deal, Stamp stamp) {
    open_round(state);
    deal_cards(state, deal, stamp);
}

void apply(State& state, const Turn& turn, Stamp stamp) {
    state.turn = turn.actor;
    state.turn_open = true;
    state.passes = turn.act == Act::pass ? static_cast<std::uint8_t>(state.passes + 1) : std::uint8_t{0};
    if (turn.draws()) {
        draw(state, turn, stamp);
    }
    act(state, turn, stamp);
    settle(state, stamp);
}

void apply(State& state, const Change& change, Stamp stamp) {
    Seat actor = state.turn;
    if (state.in_effect()) {
        Frame& frame = state.effects.back();
        actor = frame.actor;
        frame.step = static_cast<std::uint16_t>(frame.step + (frame.must_plant ? 0 : 1));
    }
    carry_out(state, change, actor, stamp);
    settle(state, stamp);
}

void force(State& state, const Call& call, Stamp stamp) {
    stop_round(state, stamp);
    if (state.over()) {
        return;
    }
    state.round = call.number == 0 ? state.round : call.number - 1;
    const bool known = state.playing.has(call.starter);
    apply(state, Call{call.number, known ? call.starter : no_seat}, stamp);
}

void force(State& state, const Deal& deal, Stamp stamp) {
    stop_round(state, stamp);
    if (!state.over() && !look(state, deal)) {
        apply(state, deal, stamp);
    }
}

void force(State& state, const Turn& turn, Stamp stamp) {
    if (state.in_effect()) {
        abandon_effects(state, stamp);
    }
    if (can_happen(state, turn)) {
        apply(state, turn, stamp);
    }
}

void force(State& state, const Change& change, Stamp stamp) {
    if (!can_happen(state, change)) {
        return;
    }
    if (change.deed == Deed::nothing && state.effect().must_plant) {
        state.effects.back().must_plant = false;
        settle(state, stamp);
        return;
    }
    apply(state, change, stamp);
}

}  // namespace arbiter::frame_work
