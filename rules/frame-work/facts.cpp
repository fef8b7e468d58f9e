// Whether facts are open in a line or a position, and what is sure whatever they are.
#include "rules/frame-work/completions.hpp"
#include "rules/frame-work/splits.hpp"

#include <algorithm>

namespace arbiter::frame_work {
namespace {

bool names_card(const Written& written) {
    return written.deed == Deed::reveal || written.deed == Deed::look || written.deed == Deed::plant;
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

}  // namespace arbiter::frame_work
