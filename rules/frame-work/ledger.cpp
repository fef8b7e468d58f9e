// Notes what becomes known of hidden cards, quickly as long as no two of them are tied together.
#include "rules/frame-work/ledger.hpp"

#include "rules/frame-work/worlds.hpp"

#include <algorithm>

namespace arbiter::frame_work {

void Ledger::reset(const Deck& deck) {
    counts_.clear();
    for (const Card& card : deck.cards) {
        counts_.push_back(card.count);
    }
    seen_.assign(counts_.size(), 0);
    faces_.clear();
    knots_.clear();
}

int Ledger::find_named(const Hand& hand, CardId card) const {
    int unknown = nowhere;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        if (this->card(hand[i]) == card) {
            return static_cast<int>(i);
        }
        if (!is_known(hand[i])) {
            unknown = unknown == nowhere ? static_cast<int>(i) : several;
        }
    }
    return unknown;
}

int Ledger::find(const Hand& hand, CardId card) const {
    if (hand.empty()) {
        return nowhere;
    }
    if (card == hidden_card) {
        return all_alike(hand) ? 0 : several;
    }
    return find_named(hand, card);
}

/// One card alone, or equal known ones: whichever is played makes no difference.
bool Ledger::all_alike(const Hand& hand) const {
    const CardId first = card(hand[0]);
    const auto alike = [&](Strand strand) { return card(strand) == first; };
    return hand.size() == 1 || (first != hidden_card && std::ranges::all_of(hand.strands(), alike));
}

Fit Ledger::fit_draw(CardId drawn) const {
    if (!is_named(drawn)) {
        return Fit::fits;
    }
    if (seen_[drawn] >= counts_[drawn]) {
        return Fit::drawn_is_gone;
    }
    if (knots_.empty()) {
        return Fit::fits;
    }
    Ledger trial = *this;
    trial.draw(drawn, 0);
    return trial.possible() ? Fit::fits : Fit::drawn_is_gone;
}

Fit Ledger::fit_play(const Hand& hand, CardId drawn, CardId played) const {
    if (knots_.empty()) {
        return fit_play_untied(hand, drawn, played);
    }
    if (const Fit fit = fit_draw(drawn); fit != Fit::fits) {
        return fit;
    }
    Ledger trial = *this;
    Hand held = hand;
    if (drawn != no_card) {
        held.add(trial.draw(drawn, 0));
    }
    if (trial.find(held, played) == nowhere) {
        return Fit::elsewhere;
    }
    trial.play(held, played, 0);
    return trial.fit();
}

/// Without knots every unknown card can be whatever the deck still has.
Fit Ledger::fit_play_untied(const Hand& hand, CardId drawn, CardId played) const {
    if (is_named(drawn) && seen_[drawn] >= counts_[drawn]) {
        return Fit::drawn_is_gone;
    }
    if (!is_named(played)) {
        return hand.empty() && drawn == no_card ? Fit::elsewhere : Fit::fits;
    }
    const int at = find_named(hand, played);
    if (drawn == played || (at >= 0 && card(hand[static_cast<std::size_t>(at)]) == played)) {
        return Fit::fits;
    }
    if (at == nowhere && drawn != hidden_card) {
        return Fit::elsewhere;
    }
    return seen_[played] < counts_[played] ? Fit::fits : Fit::none_left;
}

Fit Ledger::fit_name(Strand strand, CardId card) const {
    if (!is_named(card) || this->card(strand) == card) {
        return Fit::fits;
    }
    if (is_known(strand)) {
        return Fit::elsewhere;
    }
    if (knots_.empty()) {
        return seen_[card] < counts_[card] ? Fit::fits : Fit::none_left;
    }
    Worlds worlds(*this);
    if (worlds.any_with(strand, card, true)) {
        return Fit::fits;
    }
    return worlds.any_with(strand, card, false) ? Fit::none_left : Fit::elsewhere;
}

Fit Ledger::fit() const {
    if (consistent(true)) {
        return Fit::fits;
    }
    return consistent(false) ? Fit::none_left : Fit::elsewhere;
}

Strand Ledger::begin(CardId card, bool fresh, Stamp stamp) {
    faces_.push_back({card, fresh, stamp, stamp});
    return static_cast<Strand>(faces_.size() - 1);
}

Strand Ledger::draw(CardId card, Stamp stamp) {
    if (card != hidden_card) {
        ++seen_[card];
    }
    return begin(card, true, stamp);
}

void Ledger::name(Strand strand, CardId card, Stamp stamp) {
    Face& face = faces_[strand];
    if (face.card == hidden_card && is_named(card)) {
        face.card = card;
        face.named = stamp;
        seen_[card] += face.fresh ? 1 : 0;
    }
}

Strand Ledger::play(Hand& hand, CardId card, Stamp stamp) {
    const int at = find(hand, card);
    const Strand played = at >= 0 ? hand.remove(static_cast<std::size_t>(at)) : untie(hand, stamp);
    name(played, card, stamp);
    return played;
}

/// Any card of the hand may be the one: it is compared with the cards of the hand one by one, and what is not played of
/// a pair stays. Only which cards are held matters, not in which order.
Strand Ledger::untie(Hand& hand, Stamp stamp) {
    Strand played = hand.remove(0);
    for (std::size_t i = 0; i < hand.size(); ++i) {
        const Knot knot{{played, hand[i]}, begin(hidden_card, false, stamp), begin(hidden_card, false, stamp), stamp};
        knots_.push_back(knot);
        hand.replace(i, knot.kept);
        played = knot.played;
    }
    return played;
}

bool Ledger::consistent(bool count) const {
    if (!knots_.empty()) {
        return Worlds(*this).any(count);
    }
    return !count || std::ranges::equal(seen_, counts_, std::ranges::less_equal());
}

std::vector<CardId> Ledger::candidates(Strand strand) const {
    if (is_known(strand)) {
        return {card(strand)};
    }
    std::vector<CardId> found;
    Worlds worlds(*this);
    for (CardId card = 0; card < counts_.size(); ++card) {
        if (worlds.any_with(strand, card, true)) {
            found.push_back(card);
        }
    }
    return found;
}

Ledger Ledger::as_of(Stamp stamp) const {
    Ledger then = *this;
    for (Face& face : then.faces_) {
        if (face.card != hidden_card && face.named > stamp) {
            then.seen_[face.card] -= face.fresh ? 1 : 0;
            face.card = hidden_card;
        }
    }
    std::erase_if(then.knots_, [&](const Knot& knot) { return knot.since > stamp; });
    return then;
}

Strand Ledger::restore(const Face& face) {
    if (face.card != hidden_card && face.fresh) {
        ++seen_[face.card];
    }
    faces_.push_back(face);
    return static_cast<Strand>(faces_.size() - 1);
}

}  // namespace arbiter::frame_work
