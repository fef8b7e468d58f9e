// Moves the cards of turns and effects, legal or forced.
#include "rules/frame-work/apply.hpp"

#include "rules/frame-work/effect.hpp"
#include "rules/frame-work/handling.hpp"
#include "rules/frame-work/pieces.hpp"
#include "rules/frame-work/ranking.hpp"
#include "rules/frame-work/round.hpp"

namespace arbiter::frame_work {
namespace {

void call_round(State& state, Seat starter) {
    state.cut_off.clear();
    state.phase = Phase::called;
    if (starter != no_seat) {
        state.starter = starter;
        state.starter_open = false;
    }
}

void deal(State& state, const Event& event) {
    open_round(state);
    deal_cards(state, event);
}

void use(State& state, const Event& event) {
    begin_use(state, event, play_piece(state, state.hand(event.actor), event.card, event.stamp()));
}

void act(State& state, const Event& event) {
    const Written& line = event.written;
    switch (line.act) {
        case Act::nothing:
        case Act::pass: break;
        case Act::reveal: reveal(state, event.actor, line.place.number, event.card, event.stamp()); break;
        case Act::use: use(state, event); break;
        case Act::plant: plant(state, event, line.of.seat); break;
    }
}

void take_turn(State& state, const Event& event) {
    if (state.turn_unsaid && state.starter_open && is_untouched(state)) {
        state.starter = event.actor;
        state.starter_open = false;
    }
    state.turn_unsaid = false;
    state.turn = event.actor;
    state.turn_open = true;
    state.passes = event.written.act == Act::pass ? static_cast<std::uint8_t>(state.passes + 1) : std::uint8_t{0};
    if (event.draws()) {
        draw(state, event);
    }
    act(state, event);
    finish_effects(state, event.stamp());
}

void change(State& state, const Event& event) {
    if (is_cut_off(state, event.written)) {
        skip_cut_off(state, event.written);
        return;
    }
    if (state.in_effect()) {
        Frame& frame = state.effects.back();
        frame.step = static_cast<std::uint16_t>(frame.step + (frame.must_plant ? 0 : 1));
    }
    carry_out(state, event);
    finish_effects(state, event.stamp());
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

void force_call(State& state, const Line& line) {
    stop_round(state, line.span.begin);
    if (!state.over()) {
        state.round = line.round == 0 ? state.round : line.round - 1;
        call_round(state, state.playing.has(line.named) ? line.named : no_seat);
    }
}

void force_deal(State& state, const Event& event) {
    stop_round(state, event.stamp());
    if (!state.over() && !look(Event(state, event.written))) {
        deal(state, event);
    }
}

void force_turn(State& state, const Event& event) {
    if (state.in_effect()) {
        abandon_effects(state, event.stamp());
    }
    if (can_happen(event)) {
        take_turn(state, event);
    }
}

void force_change(State& state, const Event& event) {
    if (!can_happen(event)) {
        return;
    }
    if (event.written.deed == Deed::nothing && state.effect().must_plant) {
        state.effects.back().must_plant = false;
        finish_effects(state, event.stamp());
        return;
    }
    change(state, event);
}

}  // namespace

void apply(State& state, const Event& event) {
    switch (event.written.verb()) {
        case Verb::round:
            state.round = state.round_open ? event.written.line.round - 1 : state.round;
            state.round_open = false;
            call_round(state, event.written.line.named);
            break;
        case Verb::deal: deal(state, event); break;
        case Verb::turn: take_turn(state, event); break;
        case Verb::change: change(state, event); break;
    }
}

void force(State& state, const Event& event) {
    switch (event.written.verb()) {
        case Verb::round: force_call(state, event.written.line); break;
        case Verb::deal: force_deal(state, event); break;
        case Verb::turn: force_turn(state, event); break;
        case Verb::change: force_change(state, event); break;
    }
}

}  // namespace arbiter::frame_work
