// Puts cards where `?` stands, and draws the cards that a line shows.
#include "rules/frame-work/completions.hpp"

#include "rules/frame-work/pieces.hpp"
#include "rules/frame-work/splits.hpp"

#include <algorithm>
#include <utility>

namespace arbiter::frame_work {
namespace {

/// Only what the deed has: the rest of a line may be left from an earlier one.
bool names_card(Deed deed) {
    return deed == Deed::reveal || deed == Deed::look || deed == Deed::plant;
}

/// One line in one position. Each `fill` answers false when enough was seen.
class Filler {
public:
    Filler(const State& state, const Written& written, const CompletionSink& visit)
        : state_(state), filled_(written), visit_(visit) {}

    bool fill() {
        if (state_.phase != Phase::playing) {
            return fill_between_rounds();
        }
        if (filled_.line.stands()) {
            return fill_standing();
        }
        switch (filled_.verb()) {
            case Verb::turn: return fill_turn();
            case Verb::change: return fill_change();
            case Verb::round:
            case Verb::deal: break;
        }
        return as_it_is();
    }

private:
    const Deck& deck() const { return state_.deck(); }
    CardId called(const CardWord& word) const { return deck().find(word.id); }
    bool show(const State& from) { return visit_(from, filled_, values_); }
    bool as_it_is() { return show(state_); }

    /// With this card in place of a `?` of the line.
    template <typename Fill>
    bool with_card(CardWord& word, CardId card, Fill go_on) {
        const CardWord unknown = std::exchange(word, {deck()[card].id, word.at});
        values_.push_back({word.at, word.id});
        const bool more = go_on();
        values_.pop_back();
        word = unknown;
        return more;
    }

    /// With every card of the deck in place of it, also those that break a rule.
    template <typename Fill>
    bool with_any_card(CardWord& word, Fill go_on) {
        if (!is_unknown(word)) {
            return go_on();
        }
        bool more = true;
        for (CardId card = 0; more && card < deck().cards.size(); ++card) {
            more = with_card(word, card, go_on);
        }
        return more;
    }

    // Turns and effects.

    Seat actor() const {
        if (filled_.verb() == Verb::change) {
            return state_.in_effect() ? state_.effect().actor : state_.turn;
        }
        return filled_.line.seat == no_seat ? state_.turn : filled_.line.seat;
    }

    bool fill_turn() {
        switch (filled_.act) {
            case Act::reveal: return fill_shown(actor());
            case Act::use: return is_unknown(filled_.card) ? fill_used() : fill_play();
            case Act::plant: return is_unknown(filled_.card) ? fill_planted() : fill_play();
            default: return as_it_is();
        }
    }

    bool fill_change() {
        switch (filled_.deed) {
            case Deed::reveal:
            case Deed::look: return fill_shown(filled_.of.seat);
            case Deed::plant: return is_unknown(filled_.card) ? fill_planted() : fill_play();
            default: return as_it_is();
        }
    }

    bool draws_unseen() const { return filled_.verb() == Verb::turn && is_unknown(filled_.drawn); }
    CardId drawn() const {
        const bool named = filled_.verb() == Verb::turn && !filled_.drawn.id.empty() && !is_unknown(filled_.drawn);
        return named ? called(filled_.drawn) : no_card;
    }

    /// What the actor may play, by what is known of the hand.
    std::vector<CardId> held() const {
        std::vector<CardId> cards;
        const auto add = [&](CardId card) {
            if (is_named(card) && std::ranges::find(cards, card) == cards.end()) {
                cards.push_back(card);
            }
        };
        for (const Piece& piece : state_.hand(actor()).pieces()) {
            add(piece.card);
        }
        add(drawn());
        return cards;
    }
    bool holds_unseen() const { return draws_unseen() || !undrawn(state_.hand(actor())).empty(); }

    /// A named card is played: one that was seen, or one taken unseen that is it.
    bool fill_play() {
        const CardId card = called(filled_.card);
        const std::vector<CardId> seen = held();
        const bool known = std::ranges::find(seen, card) != seen.end();
        const bool gone = !is_named(card) || state_.unseen.left(card) == 0;
        if (known || gone || !holds_unseen()) {
            return as_it_is();
        }
        return fill_unseen_play(card);
    }

    /// Each piece of the hand that was taken unseen may be the one; the relaxation does not tell them apart.
    bool fill_unseen_play(CardId card) {
        const std::vector<Token> tokens = undrawn(state_.hand(actor()));
        const std::size_t count = state_.relaxed ? std::min<std::size_t>(tokens.size(), 1) : tokens.size();
        bool more = true;
        for (std::size_t i = 0; more && i < count; ++i) {
            more = show_named(state_, tokens[i], card, true);
        }
        const bool drawn_too = draws_unseen() && !(state_.relaxed && count != 0);
        return more && drawn_too ? with_card(filled_.drawn, card, [&] { return as_it_is(); }) : more;
    }

    /// In a position where this undrawn piece is that card, which all `?` that are it learn.
    bool show_named(State from, Token token, CardId card, bool chosen = false) {
        const std::size_t told = values_.size();
        tell(from, token, card, values_);
        from.chosen = chosen ? token : 0;
        name_token(from, token, card, filled_.line.span.begin);
        const bool more = show(from);
        values_.resize(told);
        return more;
    }

    bool fill_planted() {
        const std::vector<CardId> seen = held();
        if (state_.relaxed && seen.size() + (holds_unseen() ? 1U : 0U) > 1) {
            return fill_any_planted();
        }
        bool more = true;
        for (std::size_t i = 0; more && i < seen.size(); ++i) {
            more = with_card(filled_.card, seen[i], [&] { return as_it_is(); });
        }
        if (more && holds_unseen()) {
            more = state_.relaxed ? as_it_is() : fill_each_unseen();
        } else if (more && seen.empty()) {
            more = with_card(filled_.card, 0, [&] { return as_it_is(); });
        }
        return more;
    }

    bool fill_each_unseen() {
        std::vector<Token> tokens = undrawn(state_.hand(actor()));
        if (draws_unseen()) {
            tokens.push_back(state_.tokens + 1);
        }
        bool more = true;
        for (std::size_t i = 0; more && i < tokens.size(); ++i) {
            State from = state_;
            from.chosen = tokens[i];
            more = show(from);
        }
        return more;
    }

    /// The relaxation forgets what is in the hand.
    bool fill_any_planted() {
        State from = state_;
        forget(from, from.hand(actor()));
        if (is_named(drawn())) {
            filled_.drawn.id = "?";
        }
        return show(from);
    }

    /// It lies face up afterwards: what it does has to be known.
    bool fill_used() {
        std::vector<CardId> cards = held();
        for (CardId card = 0; holds_unseen() && card < deck().cards.size(); ++card) {
            if (state_.unseen.left(card) != 0 && std::ranges::find(cards, card) == cards.end()) {
                cards.push_back(card);
            }
        }
        const bool alibis_only = std::ranges::all_of(cards, [&](CardId card) { return deck()[card].is_alibi(); });
        if (cards.empty()) {
            cards.push_back(0);
        }
        bool more = true;
        for (std::size_t i = 0; more && i < cards.size(); ++i) {
            if (alibis_only || !deck()[cards[i]].is_alibi()) {
                more = with_card(filled_.card, cards[i], [&] { return fill_play(); });
            }
        }
        return more;
    }

    bool fill_shown(Seat owner) {
        const Dossier& dossier = state_.dossier(owner);
        const std::uint16_t place = filled_.place.number;
        if (!dossier.has(place) || dossier.at(place).revealed) {
            return is_unknown(filled_.card) ? with_card(filled_.card, 0, [&] { return as_it_is(); }) : as_it_is();
        }
        const Piece& piece = dossier.at(place).piece;
        if (!is_unknown(filled_.card)) {
            return show_piece(piece);
        }
        if (piece.is_known()) {
            return with_card(filled_.card, piece.card, [&] { return as_it_is(); });
        }
        const bool looked_at = filled_.verb() == Verb::change && filled_.deed == Deed::look;
        return looked_at ? as_it_is() : show_each(piece);
    }

    bool show_piece(const Piece& piece) {
        const CardId card = called(filled_.card);
        const bool learned = !piece.is_known() && is_named(card) && state_.unseen.left(card) != 0;
        return learned ? show_named(state_, piece.token, card) : as_it_is();
    }

    bool show_each(const Piece& piece) {
        bool more = true;
        for (CardId card = 0; more && card < deck().cards.size(); ++card) {
            if (state_.unseen.left(card) != 0) {
                more = with_card(filled_.card, card, [&] { return show_piece(piece); });
            }
        }
        return more;
    }

    // Between rounds.

    /// What the cards of the round behind were matters no more.
    bool fill_between_rounds() {
        State from = state_;
        const bool closing = filled_.verb() == Verb::round || filled_.verb() == Verb::deal;
        if (closing) {
            tell_all(from, values_);
            from.several = is_open(from);
            from.tags.clear();
        }
        const auto show_it = [&] { return show(from); };
        return filled_.line.stands() ? with_any_cards(show_it) : show_it();
    }

    // Lines that stand.

    /// All that the line and the cards can be, legal or not.
    bool fill_standing() {
        if (filled_.verb() == Verb::round || filled_.verb() == Verb::deal) {
            return fill_between_rounds();
        }
        return each_split(state_, decisive(), values_,
                          [&](const State& from) { return with_any_cards([&] { return show(from); }); });
    }

    template <typename Fill>
    bool with_any_cards(Fill go_on) {
        switch (filled_.verb()) {
            case Verb::deal: return with_any_deal(0, go_on);
            case Verb::turn: return with_any_card(filled_.drawn, [&] { return with_any_card(filled_.card, go_on); });
            case Verb::change: return names_card(filled_.deed) ? with_any_card(filled_.card, go_on) : go_on();
            case Verb::round: break;
        }
        return go_on();
    }

    template <typename Fill>
    bool with_any_deal(std::size_t at, Fill& go_on) {
        if (at >= std::min<std::size_t>(filled_.dealt_count, most_dealt)) {
            return go_on();
        }
        return with_any_card(filled_.dealt[at], [&] { return with_any_deal(at + 1, go_on); });
    }

    /// The undrawn pieces that decide whether the line can happen.
    std::vector<Token> decisive() const {
        const bool turn = filled_.verb() == Verb::turn;
        if (turn && !filled_.drawn.id.empty()) {
            return deciding_draw();
        }
        if (turn ? filled_.act == Act::use || filled_.act == Act::plant : filled_.deed == Deed::plant) {
            return undrawn(state_.hand(actor()));
        }
        const bool shows = turn ? filled_.act == Act::reveal : names_card(filled_.deed);
        return shows ? undrawn_at(state_.dossier(turn ? actor() : filled_.of.seat), filled_.place.number)
                     : std::vector<Token>{};
    }

    /// The card drawn may be any of those taken unseen, unless there are more copies of it than of those.
    std::vector<Token> deciding_draw() const {
        std::vector<Token> all = all_undrawn(state_);
        const CardId card = drawn();
        const bool plenty = is_named(card) && state_.unseen.left(card) > all.size();
        return plenty ? undrawn(state_.hand(actor())) : all;
    }

    static std::vector<Token> undrawn_at(const Dossier& dossier, std::size_t place) {
        return dossier.has(place) && !dossier.piece(place).is_known() ? std::vector<Token>{dossier.piece(place).token}
                                                                      : std::vector<Token>{};
    }

    const State& state_;
    Written filled_;
    const CompletionSink& visit_;
    std::vector<candidates::FilledIn> values_;
};

}  // namespace

void completions(const State& state, const Written& written, const CompletionSink& visit) {
    Filler(state, written, visit).fill();
}

}  // namespace arbiter::frame_work
