// Lists whom an effect may act on, and changes Dossiers step by step.
#include "rules/frame-work/effect.hpp"

#include "rules/frame-work/handling.hpp"
#include "rules/frame-work/pieces.hpp"
#include "rules/frame-work/round.hpp"

#include <algorithm>
#include <utility>

namespace arbiter::frame_work {
namespace {

/// Whether there is one that suits the step.
bool has_file(const Dossier& dossier, const Step& step) {
    switch (faces_of(step)) {
        case Faces::any: return dossier.size() != 0;
        case Faces::concealed: return dossier.size() != dossier.revealed();
        case Faces::revealed: return dossier.revealed() != 0;
    }
    return false;
}

/// Those of a set with a file that the step could take hold of.
SeatSet holding(const State& state, SeatSet seats, const Step& step) {
    SeatSet found;
    for_each(seats, [&](Seat seat) {
        if (has_file(state.dossier(seat), step)) {
            found.add(seat);
        }
    });
    return found;
}

bool any_pair(const Step& step, SeatSet of, SeatSet with) {
    bool found = false;
    for_each(of, [&](Seat a) { for_each(with, [&](Seat b) { found = found || may_pair(step, a, b); }); });
    return found;
}

/// Out of the round, and a Trust Point down, but never below none (ruling bust).
void bust_if_due(State& state, Seat seat, Stamp stamp) {
    if (!state.active().has(seat) || !state.dossier(seat).is_busted()) {
        return;
    }
    state.busted.add(seat);
    state.busted_at[index(seat)] = stamp;
    pay_for_bust(state, seat);
}

void conceal(Dossier& dossier, std::size_t place, Stamp stamp) {
    File file = dossier.at(place);
    file.turn_down(stamp);
    dossier.replace(place, file);
}

void swap(State& state, const Written& line) {
    const File second = state.dossier(line.with.seat).at(line.other.number);
    const File first = state.dossier(line.of.seat).replace(line.place.number, second);
    state.dossier(line.with.seat).replace(line.other.number, first);
}

/// A file that changes its Dossier or its place in it.
File relaid(File file, Stamp stamp) {
    file.laid = stamp;
    return file;
}

/// A hand that kept more than it may, by violations that stand, takes no more: the card is laid aside.
void take(State& state, const Event& event) {
    const Seat owner = event.written.of.seat;
    const Piece taken = state.dossier(owner).remove(event.written.place.number).piece;
    if (state.hand(event.actor).full()) {
        state.aside.push_back(taken);
    } else {
        state.hand(event.actor).take(taken);
    }
    bust_if_due(state, owner, event.stamp());
    state.effects.back().must_plant = state.active().has(event.actor);
}

void plant_taken(State& state, const Event& event) {
    plant(state, event, event.written.with.seat);
    state.effects.back().must_plant = false;
}

/// A used card ends in a Dossier, unless its owner is busted by now: then nothing may touch that.
void put_down(State& state, const Frame& frame, Stamp stamp) {
    const Card& card = state.deck()[frame.card];
    const Seat owner = card.kind == CardKind::starred ? frame.target : frame.actor;
    if (!state.active().has(owner)) {
        state.aside.push_back(frame.piece);
        return;
    }
    File file;
    file.piece = frame.piece;
    file.laid = frame.since;
    file.turn_up(card.is_alibi(), frame.since);
    state.dossier(owner).add(file);
    bust_if_due(state, owner, stamp);
}

bool is_through(const State& state) {
    const Frame& frame = state.effect();
    return !frame.must_plant && frame.step >= state.deck()[frame.card].effect.size();
}

void end_effect(State& state, Stamp stamp) {
    const Frame frame = state.effect();
    state.effects.pop_back();
    if (frame.used) {
        put_down(state, frame, stamp);
    }
}

/// The round is over in the middle of an effect (ruling end-check).
bool stops_at_once(const State& state) {
    return !state.busted.empty() && state.table.end_at_once && state.phase == Phase::playing &&
           state.active().count() <= 1;
}

void cut_off(State& state, const Frame& frame) {
    if (frame.must_plant) {
        state.cut_off.push_back(Deed::plant);
    }
    const std::vector<Step>& steps = state.deck()[frame.card].effect;
    for (std::size_t step = frame.step; step < steps.size(); ++step) {
        state.cut_off.push_back(steps[step].deed);
    }
}

/// What is left of them is not carried out; cards in use are laid aside.
void stop_effects(State& state) {
    for (; state.in_effect(); state.effects.pop_back()) {
        cut_off(state, state.effect());
        if (state.effect().used) {
            state.aside.push_back(state.effect().piece);
        }
    }
}

/// What a table may do to the end of a card, although the round is over, without bringing another card to light or
/// putting one into another place.
bool may_be_finished(Deed deed) {
    switch (deed) {
        case Deed::plant:
        case Deed::look:
        case Deed::conceal:
        case Deed::discard: return true;
        case Deed::reveal:
        case Deed::swap:
        case Deed::move:
        case Deed::take:
        case Deed::nothing: return false;
    }
    return false;
}

}  // namespace

bool is_cut_off(const State& state, const Written& line) {
    if (state.in_effect() || state.cut_off.empty() || line.verb() != Verb::change) {
        return false;
    }
    return line.deed == Deed::nothing ||
           (may_be_finished(line.deed) && std::ranges::find(state.cut_off, line.deed) != state.cut_off.end());
}

void skip_cut_off(State& state, const Written& line) {
    const auto found = std::ranges::find(state.cut_off, line.deed);
    const auto step = line.deed == Deed::nothing ? state.cut_off.begin() : found;
    state.cut_off.erase(state.cut_off.begin(), step + 1);
    if (line.deed == Deed::nothing || (!state.late.empty() && state.late.back().round == state.round)) {
        return;
    }
    const Seat busted = last_busted(state);
    state.late.push_back({line.line.event, state.round, busted, state.busted_at[static_cast<std::size_t>(busted)]});
}

Seat last_busted(const State& state) {
    const auto at = [&](Seat seat) { return state.busted_at[index(seat)]; };
    Seat last = no_seat;
    for_each(state.busted, [&](Seat seat) { last = last == no_seat || at(seat) > at(last) ? seat : last; });
    return last;
}

SeatSet reach(const State& state, const Frame& frame, Who who) {
    switch (who) {
        case Who::nobody: return {};
        case Who::self: return state.active() & SeatSet::only(frame.actor);
        case Who::target: return frame.target == no_seat ? SeatSet() : state.active() & SeatSet::only(frame.target);
        case Who::other: return state.active().without(SeatSet::only(frame.actor));
        case Who::any: return state.active();
    }
    return {};
}

bool may_pair(const Step& step, Seat of, Seat with) {
    return of != with || (step.deed == Deed::move && step.with == Who::self);
}

bool suits(const Step& step, const File& file) {
    switch (faces_of(step)) {
        case Faces::any: return true;
        case Faces::concealed: return !file.revealed;
        case Faces::revealed: return file.revealed;
    }
    return false;
}

bool can_be_done(const State& state) {
    const Frame& frame = state.effect();
    const Step& step = state.step();
    const SeatSet of = holding(state, reach(state, frame, step.of), step);
    switch (step.deed) {
        case Deed::swap: return any_pair(step, of, holding(state, reach(state, frame, step.with), step));
        case Deed::move: return any_pair(step, of, reach(state, frame, step.with));
        case Deed::take: return !of.empty() && state.active().has(frame.actor);
        case Deed::reveal:
        case Deed::conceal:
        case Deed::look:
        case Deed::discard: return !of.empty();
        case Deed::plant:
        case Deed::nothing: return false;
    }
    return false;
}

void carry_out(State& state, const Event& event) {
    const Written& line = event.written;
    const auto take_out = [&] { return state.dossier(line.of.seat).remove(line.place.number); };
    switch (line.deed) {
        case Deed::reveal: reveal(state, line.of.seat, line.place.number, event.card, event.stamp()); break;
        case Deed::conceal: conceal(state.dossier(line.of.seat), line.place.number, event.stamp()); break;
        case Deed::swap: swap(state, line); break;
        case Deed::move: state.dossier(line.with.seat).add(relaid(take_out(), event.stamp())); break;
        case Deed::look: look_at(state, event); break;
        case Deed::take: take(state, event); break;
        case Deed::plant: plant_taken(state, event); break;
        case Deed::discard: state.aside.push_back(take_out().piece); break;
        case Deed::nothing: break;
    }
    for_each(state.active(), [&](Seat seat) { bust_if_due(state, seat, event.stamp()); });
}

void reveal(State& state, Seat owner, std::size_t place, CardId card, Stamp stamp) {
    name_piece(state, state.dossier(owner).piece(place), card, stamp);
    File file = state.dossier(owner).at(place);
    file.turn_up(state.deck()[card].is_alibi(), stamp);
    state.dossier(owner).replace(place, file);
    if (file.alibi) {
        Frame frame;
        frame.card = card;
        frame.actor = owner;
        frame.since = stamp;
        state.effects.push_back(frame);
    }
    bust_if_due(state, owner, stamp);
}

/// An Alibi does nothing when it is used from the hand, which it may not be (ruling alibi-hand).
void begin_use(State& state, const Event& event, const Piece& piece) {
    const Card& card = state.deck()[event.card];
    Frame frame;
    frame.card = event.card;
    frame.actor = event.actor;
    frame.target = card.needs_target() ? event.written.of.seat : no_seat;
    frame.used = true;
    frame.step = card.is_alibi() ? static_cast<std::uint16_t>(card.effect.size()) : std::uint16_t{0};
    frame.piece = piece;
    frame.since = event.stamp();
    state.effects.push_back(frame);
}

void finish_effects(State& state, Stamp stamp) {
    while (state.in_effect() && !stops_at_once(state) && is_through(state)) {
        end_effect(state, stamp);
    }
    if (state.in_effect() && stops_at_once(state)) {
        stop_effects(state);
    }
    if (!state.in_effect()) {
        end_turn(state);
    }
}

void abandon_effects(State& state, Stamp stamp) {
    while (state.in_effect() && !stops_at_once(state)) {
        end_effect(state, stamp);
    }
    stop_effects(state);
    end_turn(state);
}

}  // namespace arbiter::frame_work
