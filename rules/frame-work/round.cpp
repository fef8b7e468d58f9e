// Ends rounds, gives points, and finds the next player, the next starter and the winners.
#include "rules/frame-work/round.hpp"

#include <algorithm>
#include <utility>

namespace arbiter::frame_work {
namespace {

std::uint8_t most_alibis(const RoundResult& result) {
    return std::ranges::max(result.alibis);
}

/// The most revealed Alibis earn one point more; whether none at all can be the most is ruling zero-alibi-bonus.
SeatSet earn_bonus(const State& state, const RoundResult& result) {
    SeatSet bonus;
    const std::uint8_t most = most_alibis(result);
    if (most == 0 && !state.table.zero_alibi_bonus) {
        return bonus;
    }
    for_each(state.active(), [&](Seat seat) {
        if (result.alibis[index(seat)] == most) {
            bonus.add(seat);
        }
    });
    return bonus;
}

RoundResult score(State& state, End end) {
    RoundResult result;
    result.number = state.round;
    result.end = end;
    result.sudden_death = state.sudden_death;
    result.starter = state.starter;
    result.starter_known = !state.starter_open;
    result.players = state.playing;
    result.busted = state.busted;
    result.paid = state.paid;
    for_each(state.active(),
             [&](Seat seat) { result.alibis[index(seat)] = static_cast<std::uint8_t>(state.dossier(seat).alibis()); });
    give_points(state, result);
    return result;
}

/// Those of a set with the most points.
SeatSet leaders(const State& state, SeatSet among) {
    std::int32_t most = -1;
    for_each(among, [&](Seat seat) { most = std::max(most, state.points(seat)); });
    SeatSet found;
    for_each(among, [&](Seat seat) {
        if (state.points(seat) == most) {
            found.add(seat);
        }
    });
    return found;
}

}  // namespace

bool is_one_side(const State& state, SeatSet seats) {
    SeatSet sides;
    for_each(seats, [&](Seat seat) { sides.add(static_cast<Seat>(state.side(seat))); });
    return sides.count() == 1;
}

void pay_for_bust(State& state, Seat seat) {
    std::int32_t& points = state.side_points[state.side(seat)];
    if (points > 0) {
        --points;
        state.paid.add(seat);
    }
}

void give_points(State& state, RoundResult& result) {
    result.bonus = earn_bonus(state, result);
    for_each(state.active(), [&](Seat seat) { state.side_points[state.side(seat)] += result.gain(seat); });
    for_each(state.seats(), [&](Seat seat) { result.points[index(seat)] = state.points(seat); });
}

/// Five points win, but only alone at the top; who shares it plays on in Sudden Death, and there points that have
/// fallen below five still win (ruling win).
void decide(State& state) {
    const SeatSet top = leaders(state, state.playing);
    const std::int32_t most = state.points(state.next_after(0, top));
    state.phase = Phase::between_rounds;
    if (!state.sudden_death && most < points_to_win) {
        return;
    }
    if (is_one_side(state, top)) {
        state.winners = top;
        state.phase = Phase::over;
        return;
    }
    state.sudden_death = true;
    state.playing = top;
}

SeatSet who_share_the_lead(const State& state) {
    const SeatSet top = leaders(state, state.seats());
    return is_one_side(state, top) ? state.seats() : top;
}

SeatSet who_led(const State& state) {
    State begun = state;
    for_each(state.paid, [&](Seat seat) { ++begun.side_points[state.side(seat)]; });
    return leaders(begun, state.seats());
}

namespace {

/// Ruling first-player: most gained, then most points, then the first clockwise after the last starter.
std::pair<std::int32_t, std::int32_t> merit_of(const State& state, const RoundResult& result, Seat seat) {
    return {result.gain(seat), state.points(seat)};
}

Seat next_starter(const State& state, const RoundResult& result) {
    const auto merit = [&](Seat seat) { return merit_of(state, result, seat); };
    Seat best = state.next_after(result.starter, state.playing);
    Seat at = best;
    for (std::size_t i = 1; i < state.playing.count(); ++i) {
        at = state.next_after(at, state.playing);
        best = merit(at) > merit(best) ? at : best;
    }
    return best;
}

/// Where several are best who started decides among them.
bool is_shared(const State& state, const RoundResult& result) {
    std::size_t best = 0;
    for_each(state.playing, [&](Seat seat) {
        best += merit_of(state, result, seat) == merit_of(state, result, state.starter) ? 1U : 0U;
    });
    return best > 1;
}

}  // namespace

/// Of those that are best any may come first clockwise behind a starter whom nobody knows.
SeatSet possible_starters(const State& state) {
    if (!state.starter_open) {
        return SeatSet::only(state.starter);
    }
    if (state.results.empty()) {
        return state.playing;
    }
    const auto merit = [&](Seat seat) { return merit_of(state, state.results.back(), seat); };
    SeatSet best;
    for_each(state.playing, [&](Seat seat) {
        if (merit(seat) == merit(state.starter)) {
            best.add(seat);
        }
    });
    return best;
}

bool is_untouched(const State& state) {
    return std::ranges::all_of(state.dossiers, [](const Dossier& dossier) { return dossier.size() == 0; }) &&
           state.aside.empty() && state.passes == 0 && state.pile + state.playing.count() == state.deck().size();
}

void open_round(State& state) {
    ++state.round;
    state.phase = Phase::playing;
    state.turn_open = false;
    state.turn = state.starter;
    state.turn_unsaid = state.starter_open;
    state.busted = {};
    state.paid = {};
    state.passes = 0;
    state.pile = state.deck().size();
    state.may_hold_none = {};
    std::ranges::for_each(state.hands, &Hand::clear);
    std::ranges::for_each(state.dossiers, &Dossier::clear);
    state.effects.clear();
    state.cut_off.clear();
    state.aside.clear();
    state.tags.clear();
    state.unseen.reset(state.deck());
}

std::size_t alibis_revealed(const State& state) {
    std::size_t sum = 0;
    const SeatSet seats = state.table.busted_alibis_count ? state.playing : state.active();
    for_each(seats, [&](Seat seat) { sum += state.dossier(seat).alibis(); });
    return sum;
}

std::optional<End> end_of_round(const State& state) {
    if (state.active().count() <= 1) {
        return End::busts;
    }
    if (alibis_revealed(state) >= alibis_in_a_deck) {
        return End::alibis;
    }
    if (state.passes >= state.active().count()) {
        return End::passes;
    }
    return std::nullopt;
}

void end_turn(State& state) {
    const bool next = std::exchange(state.turn_open, false);
    if (const auto end = end_of_round(state)) {
        close_round(state, *end);
    } else if (next || !state.active().has(state.turn)) {
        state.turn = state.next_after(state.turn, state.active());
    }
}

void close_round(State& state, End end) {
    const RoundResult result = score(state, end);
    state.results.push_back(result);
    decide(state);
    if (!state.over()) {
        state.starter = next_starter(state, result);
        state.starter_open = state.starter_open && is_shared(state, result);
        state.turn = state.starter;
    }
}

}  // namespace arbiter::frame_work
