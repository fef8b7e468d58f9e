// What is known of the cards of one round that lie or are held face down, and whether it can all be true.
#pragma once

#include "rules/effort.hpp"
#include "rules/frame-work/deck.hpp"
#include "rules/frame-work/hand.hpp"

#include <array>
#include <span>
#include <vector>

namespace arbiter::frame_work {

/// Somebody played one of two cards, and the record does not say which: two strands end here, two begin.
struct Knot {
    std::array<Strand, 2> held{};
    Strand played = 0;
    Strand kept = 0;
    Stamp since = 0;

    bool operator==(const Knot&) const = default;
};

/// Whether cards named in a line can be where the line says.
enum class Fit : std::uint8_t {
    fits,
    drawn_is_gone,  ///< every copy of the card drawn is accounted for
    elsewhere,      ///< the card named is not there, whatever the unknown ones are
    none_left,      ///< it could be there, but every copy of it is accounted for
};

/// Follows the physical cards of a round. A *strand* is one card from the pile on, through hands and Dossiers; its face
/// may become known late. The strands, what is known of their faces and the knots between them are the whole of what
/// the record says about hidden cards: a record is refuted exactly when no choice of faces and knots fits (`possible`).
class Ledger {
public:
    struct Face {
        CardId card = hidden_card;
        bool fresh = true;  ///< it came from the pile; otherwise out of a knot
        Stamp since = 0;
        Stamp named = 0;  ///< the line that told the face

        bool operator==(const Face&) const = default;
    };

    Ledger() = default;
    /// Forgets everything; a round begins.
    void reset(const Deck& deck);
    /// What searching may cost; stays over `reset`.
    void limit(Budget budget) { budget_ = budget; }
    Budget budget() const { return budget_; }

    CardId card(Strand strand) const { return faces_[strand].card; }
    bool is_known(Strand strand) const { return faces_[strand].card != hidden_card; }
    Stamp named_at(Strand strand) const { return faces_[strand].named; }
    std::span<const Face> faces() const { return faces_; }
    std::span<const Knot> knots() const { return knots_; }
    std::span<const std::uint32_t> counts() const { return counts_; }
    /// How many strands from the pile are known to be this card.
    std::uint32_t seen(CardId card) const { return seen_[card]; }

    // Looking: what a line says of a card, tried on what is known.
    Fit fit_draw(CardId drawn) const;
    /// `drawn` is `no_card` where nothing is drawn first.
    Fit fit_play(const Hand& hand, CardId drawn, CardId played) const;
    Fit fit_name(Strand strand, CardId card) const;

    // Touching: only after looking.
    Strand draw(CardId card, Stamp stamp);
    /// Takes a card out of the hand; `hidden_card` is any of them.
    Strand play(Hand& hand, CardId card, Stamp stamp);
    void name(Strand strand, CardId card, Stamp stamp);

    /// Some choice of the unknown faces and knots fits everything recorded.
    bool possible() const { return consistent(true); }
    /// The cards a strand can still be.
    std::vector<CardId> candidates(Strand strand) const;
    /// What was known before the lines behind `stamp`; strands keep their numbers.
    Ledger as_of(Stamp stamp) const;

    // For reading a written position back.
    Strand restore(const Face& face);
    void restore(const Knot& knot) { knots_.push_back(knot); }

    bool operator==(const Ledger&) const = default;

private:
    /// Where in the hand a card is that certainly is this one, or the only one that can be; none: -1, several: -2.
    static constexpr int nowhere = -1;
    static constexpr int several = -2;
    int find(const Hand& hand, CardId card) const;
    int find_named(const Hand& hand, CardId card) const;
    bool all_alike(const Hand& hand) const;
    /// Deck counts can be left out to tell what broke.
    bool consistent(bool count) const;
    Fit fit() const;
    Fit fit_play_untied(const Hand& hand, CardId drawn, CardId played) const;
    Strand untie(Hand& hand, Stamp stamp);
    Strand begin(CardId card, bool fresh, Stamp stamp);

    std::vector<std::uint32_t> counts_;  ///< copies in the deck, by card
    std::vector<std::uint32_t> seen_;
    std::vector<Face> faces_;
    std::vector<Knot> knots_;
    Budget budget_;
};

}  // namespace arbiter::frame_work
