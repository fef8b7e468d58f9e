// Resolves a line of FRAME-WORK in a position: who acts, which cards are meant, whether they can be there.
#include "rules/frame-work/event.hpp"

#include "rules/frame-work/effect.hpp"

#include <algorithm>

namespace arbiter::frame_work {
namespace {

/// Within every line: g++ would call it, for it stands at three places.
[[gnu::always_inline]] inline CardId card_of(const Deck& deck, const CardWord& word) {
    if (word.id.empty()) {
        return no_card;
    }
    return word.id == "?" ? hidden_card : deck.find(word.id);
}

/// Only what the deed has: the rest of `written` may be left from an earlier line.
bool names_a_card(Deed deed) {
    return deed == Deed::reveal || deed == Deed::look || deed == Deed::plant;
}

/// A file that is not there, or lies open, breaks laws of its own.
Fit fit_shown(const Event& event) {
    const Dossier& dossier = event.state.dossier(event.shown_owner());
    const std::uint16_t place = event.written.place.number;
    return dossier.has(place) && !dossier.at(place).revealed
               ? fit_name(event.state, dossier.at(place).piece, event.card)
               : Fit::fits;
}

Fit fit_of_turn(const Event& event) {
    if (event.plays()) {
        return fit_play(event.state, event.state.hand(event.actor), event.drawn, event.card);
    }
    const Fit fit = fit_draw(event.state, event.drawn);
    return fit == Fit::fits && event.shows() ? fit_shown(event) : fit;
}

Fit fit_of_change(const Event& event) {
    if (event.shows()) {
        return fit_shown(event);
    }
    const bool plants = event.written.deed == Deed::plant && event.state.in_effect();
    return plants ? fit_play(event.state, event.state.hand(event.actor), no_card, event.card) : Fit::fits;
}

/// A swap is the same from either side.
bool is_turned(const State& state, const Written& line) {
    if (!state.has_step() || state.step().deed != Deed::swap) {
        return false;
    }
    const SeatSet first = reach(state, state.effect(), state.step().of);
    const SeatSet second = reach(state, state.effect(), state.step().with);
    const bool straight = first.has(line.of.seat) && second.has(line.with.seat);
    return !straight && first.has(line.with.seat) && second.has(line.of.seat);
}

/// Cards that the deck does not have break a law of their own, and between rounds there are none.
bool can_be_traced(const Event& event) {
    return event.state.phase == Phase::playing && event.drawn != stranger_card && event.card != stranger_card;
}

}  // namespace

Event::Event(const State& before, const Written& line) : state(before), written(line) {
    switch (line.verb()) {
        case Verb::deal: resolve_deal(); break;
        case Verb::turn:
            actor = line.line.seat == no_seat ? before.turn : line.line.seat;
            drawn = card_of(deck(), line.drawn);
            card = card_of(deck(), line.card);
            fit = can_be_traced(*this) ? fit_of_turn(*this) : Fit::fits;
            break;
        case Verb::change:
            actor = before.in_effect() ? before.effect().actor : before.turn;
            card = names_a_card(line.deed) ? card_of(deck(), line.card) : no_card;
            fit = can_be_traced(*this) ? fit_of_change(*this) : Fit::fits;
            turned = line.deed == Deed::swap && is_turned(before, line);
            break;
        case Verb::round: break;
    }
}

std::span<const CardId> Event::dealt() const {
    return {dealt_to.data(), std::min<std::size_t>(written.dealt_count, most_dealt)};
}

void Event::resolve_deal() {
    const auto copies_dealt = [&](std::size_t at) {
        return static_cast<std::uint32_t>(std::count(dealt_to.begin(), dealt_to.begin() + at + 1, dealt_to[at]));
    };
    for (std::size_t at = 0; at < dealt().size(); ++at) {
        dealt_to[at] = card_of(deck(), written.dealt[at]);
        const bool overdealt = is_named(dealt_to[at]) && copies_dealt(at) > deck()[dealt_to[at]].count;
        if (card == no_card && (overdealt || dealt_to[at] == stranger_card)) {
            card = dealt_to[at];
            faulty = static_cast<std::uint8_t>(at);
            fit = overdealt ? Fit::none_left : Fit::fits;
        }
    }
}

Event Event::about_second() const {
    Event event = *this;
    event.second = true;
    return event;
}

CardWord word_of(const Deck& deck, CardId card) {
    if (is_named(card)) {
        return {deck[card].id, 0};
    }
    return card == hidden_card ? CardWord{"?", 0} : CardWord{};
}

}  // namespace arbiter::frame_work
