// Puts the facts that nobody wrote down into words.
#include "rules/frame-work/effect.hpp"
#include "rules/frame-work/fillings.hpp"
#include "rules/frame-work/splits.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace arbiter::frame_work {
namespace {

bool names_card(const Written& written) {
    return written.deed == Deed::reveal || written.deed == Deed::look || written.deed == Deed::plant;
}

void add_deal(const State& state, const Written& written, const Seats& seats, std::vector<OpenFact>& facts) {
    Seat seat = no_seat;
    for (std::size_t i = 0; i < std::min<std::size_t>(written.dealt_count, most_dealt); ++i) {
        seat = state.next_after(seat == no_seat ? static_cast<Seat>(state.table.players - 1) : seat, state.playing);
        if (is_unknown(written.dealt[i])) {
            facts.push_back({written.dealt[i].span(), fmt::format("the card dealt to {}", seats.name(seat))});
        }
    }
}

std::string act_in_words(const Written& written, std::string_view who, const Seats& seats) {
    switch (written.act) {
        case Act::use: return fmt::format("the card {} used", who);
        case Act::reveal: return fmt::format("the card {} revealed", who);
        default: return fmt::format("the card {} planted with {}", who, seats.name(written.of.seat));
    }
}

void add_turn(const State& state, const Written& written, const Seats& seats, std::vector<OpenFact>& facts) {
    const std::string_view who = seats.name(written.line.seat == no_seat ? state.turn : written.line.seat);
    if (is_unknown(written.drawn)) {
        facts.push_back({written.drawn.span(), fmt::format("the card {} drew", who)});
    }
    if (is_unknown(written.card)) {
        facts.push_back({written.card.span(), act_in_words(written, who, seats)});
    }
}

void add_change(const State& state, const Written& written, const Seats& seats, std::vector<OpenFact>& facts) {
    const std::string_view who = seats.name(state.in_effect() ? state.effect().actor : state.turn);
    const Span span = written.card.span();
    switch (written.deed) {
        case Deed::plant:
            facts.push_back({span, fmt::format("the card {} planted with {}", who, seats.name(written.with.seat))});
            break;
        case Deed::look:
            facts.push_back({span, fmt::format("the card {} looked at before {}", who, seats.name(written.of.seat))});
            break;
        default:
            facts.push_back({span, fmt::format("the card revealed before {}", seats.name(written.of.seat))});
            break;
    }
}

}  // namespace

bool is_open(const Written& written) {
    switch (written.verb()) {
        case Verb::deal:
            return std::any_of(written.dealt.begin(),
                               written.dealt.begin() + std::min<std::size_t>(written.dealt_count, most_dealt),
                               is_unknown);
        case Verb::change: return names_card(written) && is_unknown(written.card);
        case Verb::round:
        case Verb::turn: break;
    }
    return false;
}

bool is_open(const State& state) {
    std::size_t kinds = 0;
    for (CardId card = 0; !state.tags.empty() && card < state.unseen.kinds(); ++card) {
        kinds += state.unseen.left(card) != 0 ? 1U : 0U;
    }
    return state.several || kinds > 1;
}

namespace {

/// Nobody has seen so many cards, but for this one.
std::uint32_t others_unseen(const State& state, CardId card) {
    std::uint32_t count = 0;
    for (CardId other = 0; other < state.unseen.kinds(); ++other) {
        count += other == card ? 0 : state.unseen.left(other);
    }
    return count;
}

/// However the undrawn pieces turn out, a copy is in the pile.
bool is_surely_drawn(const State& state, CardId card) {
    return !is_named(card) || state.unseen.left(card) > all_undrawn(state).size();
}

/// Seen in the hand, drawn just now, or one of those held unseen, because there are not enough others.
bool is_surely_held(const State& state, const Event& event) {
    const auto pieces = state.hand(event.actor).pieces();
    const bool seen = event.drawn == event.card || std::ranges::find(pieces, event.card, &Piece::card) != pieces.end();
    const std::size_t elsewhere = is_named(event.drawn) ? 1 : 0;
    return seen || (!state.may_hold_none.has(event.actor) &&
                    others_unseen(state, event.card) < undrawn(state.hand(event.actor)).size() + elsewhere);
}

bool is_surely_shown(const State& state, const Event& event) {
    const Piece& piece = state.dossier(event.shown_owner()).piece(event.written.place.number);
    return piece.is_known() || others_unseen(state, event.card) == 0;
}

}  // namespace

bool is_sure(const State& state, const Written& move) {
    const Event event(state, move);
    const bool plays = event.is_turn() ? event.plays() : move.deed == Deed::plant;
    return (!event.draws() || is_surely_drawn(state, event.drawn)) && (!plays || is_surely_held(state, event)) &&
           (!event.shows() || is_surely_shown(state, event));
}

std::vector<OpenFact> open_facts(const State& state, const Written& written, const Seats& seats) {
    std::vector<OpenFact> facts;
    switch (written.verb()) {
        case Verb::deal: add_deal(state, written, seats, facts); break;
        case Verb::turn: add_turn(state, written, seats, facts); break;
        case Verb::change: is_cut_off(state, written) ? void() : add_change(state, written, seats, facts); break;
        case Verb::round: break;
    }
    return facts;
}

}  // namespace arbiter::frame_work
