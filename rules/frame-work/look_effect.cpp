// Whether the lines that carry out an effect are legal: step, target, file, card shown.
#include "rules/frame-work/effect.hpp"
#include "rules/frame-work/look.hpp"
#include "rules/frame-work/look_parts.hpp"

namespace arbiter::frame_work {
namespace {

Refusal look_dossier(const State& state, Seat seat, Who who, Part part) {
    if (!state.active().has(seat)) {
        return refuse(Law::effect_player_out, part, seat, state.effect().card);
    }
    const bool reached = reach(state, state.effect(), who).has(seat);
    return reached ? Refusal() : refuse(Law::effect_dossier, part, seat, state.effect().card);
}

Refusal look_file(const State& state, Seat seat, std::uint16_t place, Part part) {
    const Dossier& dossier = state.dossier(seat);
    if (!dossier.has(place)) {
        return refuse(Law::effect_no_file, part, seat, state.effect().card);
    }
    const bool suited = suits(state.step(), dossier.at(place));
    return suited ? Refusal() : refuse(Law::effect_face, part, seat, state.effect().card);
}

Refusal look_second(const State& state, const Change& change) {
    const Step& step = state.step();
    if (step.with == Who::nobody) {
        return {};
    }
    if (const Refusal refusal = look_dossier(state, change.with, step.with, Part::with)) {
        return refusal;
    }
    if (!may_pair(step, change.of, change.with)) {
        return refuse(Law::effect_one_dossier, Part::with, change.with, state.effect().card);
    }
    return step.deed == Deed::swap ? look_file(state, change.with, change.other, Part::other) : Refusal();
}

Refusal look_face(const State& state, const Change& change) {
    if (change.deed != Deed::reveal && change.deed != Deed::look) {
        return {};
    }
    if (change.card == stranger_card) {
        return refuse(Law::card_unknown, Part::card);
    }
    const Strand strand = state.dossier(change.of).at(change.place).strand;
    const Fit fit = state.ledger.fit_name(strand, change.card);
    return refuse(fit, Law::card_another, Part::card, change.of, change.card);
}

Refusal look_nothing(const State& state) {
    const Frame& frame = state.effect();
    const bool due = !state.step().optional && can_be_done(state);
    return due ? refuse(Law::effect_possible, Part::line, frame.actor, frame.card) : Refusal();
}

Refusal look_step(const State& state, const Change& change) {
    if (change.deed == Deed::take && !state.active().has(state.effect().actor)) {
        return refuse(Law::effect_player_out, Part::line, state.effect().actor, state.effect().card);
    }
    if (const Refusal refusal = look_dossier(state, change.of, state.step().of, Part::player)) {
        return refusal;
    }
    if (const Refusal refusal = look_file(state, change.of, change.place, Part::place)) {
        return refusal;
    }
    if (const Refusal refusal = look_second(state, change)) {
        return refusal;
    }
    return look_face(state, change);
}

}  // namespace

Refusal look_plant(const State& state, const Change& change) {
    const Seat actor = state.effect().actor;
    if (change.card == stranger_card) {
        return refuse(Law::card_unknown, Part::card);
    }
    const Fit fit = state.ledger.fit_play(state.hand(actor), no_card, change.card);
    if (fit != Fit::fits) {
        return refuse(fit, Law::hand_not_held, Part::card, actor, change.card);
    }
    return state.active().has(change.with) ? Refusal() : refuse(Law::plant_player_out, Part::with, change.with);
}

Refusal look(const State& state, const Change& change) {
    if (!state.in_effect()) {
        return refuse(Law::effect_none, Part::line);
    }
    if (state.effect().must_plant) {
        return change.deed == Deed::plant ? look_plant(state, change)
                                          : refuse(Law::effect_verb, Part::act, no_seat, state.effect().card);
    }
    if (change.deed == Deed::nothing) {
        return look_nothing(state);
    }
    if (change.deed != state.step().deed) {
        return refuse(Law::effect_verb, Part::act, no_seat, state.effect().card);
    }
    return look_step(state, change);
}

}  // namespace arbiter::frame_work
