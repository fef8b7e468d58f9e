// Turns written words into cards and places of this table, and back.
#include "rules/frame-work/meaning.hpp"

#include <algorithm>

namespace arbiter::frame_work {
namespace {

CardId card_of(const State& state, const CardWord& word) {
    if (word.id.empty()) {
        return no_card;
    }
    return word.id == "?" ? hidden_card : state.deck().find(word.id);
}

CardWord word_of(const State& state, CardId card) {
    if (is_named(card)) {
        return {state.deck()[card].id, 0};
    }
    return card == hidden_card ? CardWord{"?", 0} : CardWord{};
}

bool names_a_file(Deed deed) {
    return deed != Deed::plant && deed != Deed::nothing;
}

bool names_a_card(Deed deed) {
    return deed == Deed::reveal || deed == Deed::look || deed == Deed::plant;
}

bool names_a_receiver(Deed deed) {
    return deed == Deed::swap || deed == Deed::move || deed == Deed::plant;
}

}  // namespace

Call call_of(const Written& written) {
    return {written.line.round, written.line.named};
}

Deal deal_of(const State& state, const Written& written) {
    Deal deal;
    deal.count = static_cast<std::uint8_t>(std::min<std::uint32_t>(written.dealt_count, 255));
    for (std::size_t i = 0; i < std::min<std::size_t>(deal.count, Deal::room); ++i) {
        deal.cards[i] = card_of(state, written.dealt[i]);
        deal.at[i] = written.dealt[i].at;
    }
    return deal;
}

Turn turn_of(const State& state, const Written& written) {
    Turn turn;
    turn.actor = written.line.seat == no_seat ? state.turn : written.line.seat;
    turn.drawn = card_of(state, written.drawn);
    turn.drawn_at = written.drawn.at;
    turn.act = written.act;
    turn.card = card_of(state, written.card);
    turn.card_at = written.card.at;
    turn.place = written.act == Act::reveal ? written.place.number : std::uint16_t{0};
    turn.whom = written.of.seat;
    return turn;
}

/// Only what the verb has: the rest of `written` may be left from an earlier line.
Change change_of(const State& state, const Written& written) {
    Change change;
    change.deed = written.deed;
    if (names_a_file(written.deed)) {
        change.of = written.of.seat;
        change.place = written.place.number;
    }
    if (names_a_receiver(written.deed)) {
        change.with = written.with.seat;
    }
    if (written.deed == Deed::swap) {
        change.other = written.other.number;
    }
    if (names_a_card(written.deed)) {
        change.card = card_of(state, written.card);
        change.card_at = written.card.at;
    }
    return change;
}

Written written_for(const Call& call) {
    Written written;
    written.line.verb = verb::round;
    written.line.round = call.number;
    written.line.named = call.starter;
    return written;
}

Written written_for(const State& state, const Deal& deal) {
    Written written;
    written.line.verb = verb::deal;
    written.dealt_count = deal.count;
    for (std::size_t i = 0; i < deal.count; ++i) {
        written.dealt[i] = word_of(state, deal.cards[i]);
    }
    return written;
}

Written written_for(const State& state, const Turn& turn) {
    Written written;
    written.line.verb = verb::turn;
    written.line.seat = turn.actor;
    written.drawn = word_of(state, turn.drawn);
    written.act = turn.act;
    written.card = word_of(state, turn.card);
    written.place.number = turn.place;
    written.of.seat = turn.whom;
    return written;
}

Written written_for(const State& state, const Change& change) {
    Written written;
    written.line.verb = verb::change;
    written.deed = change.deed;
    written.of.seat = change.of;
    written.place.number = change.place;
    written.with.seat = change.with;
    written.other.number = change.other;
    written.card = word_of(state, change.card);
    return written;
}

}  // namespace arbiter::frame_work
