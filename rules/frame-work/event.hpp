// A line of FRAME-WORK in a position: what was written, resolved once for all laws, words and effects.
#pragma once

#include "grammar/frame-work/written.hpp"
#include "rules/frame-work/fault.hpp"
#include "rules/frame-work/pieces.hpp"
#include "rules/frame-work/state.hpp"
#include "rules/game/law.hpp"

#include <array>
#include <cstddef>
#include <span>

namespace arbiter::frame_work {

/// Players and places are read from the line as they are needed, cards once, against the deck and what is known of
/// them.
struct Event {
    const State& state;  ///< the position before it
    const Written& written;
    Seat actor = no_seat;     ///< whose turn it is said to be, or whose effect goes on
    bool second = false;      ///< the laws of a file are asked about the second one of the line
    bool turned = false;      ///< a swap's files are written the other way round than the card has them
    Fit fit = Fit::fits;      ///< whether the cards named can be where the line says
    CardId drawn = no_card;   ///< Verb::turn
    CardId card = no_card;    ///< used, planted, revealed or looked at; of a deal the first card that cannot be
    std::uint8_t faulty = 0;  ///< Verb::deal: which one that is, from 0
    std::array<CardId, most_dealt> dealt_to{};  ///< Verb::deal: the cards in seat order

    Event(const State& before, const Written& line);

    const Deck& deck() const { return state.deck(); }
    Stamp stamp() const { return written.line.span.begin; }
    /// As many as there is room for.
    std::span<const CardId> dealt() const;

    bool is_turn() const { return written.verb() == Verb::turn; }
    bool is_deal() const { return written.verb() == Verb::deal; }
    bool is_change() const { return written.verb() == Verb::change; }
    bool draws() const { return drawn != no_card; }
    /// A card leaves the hand of a player whose turn it is.
    bool plays() const { return written.act == Act::use || written.act == Act::plant; }
    /// A file that lies there is seen.
    bool shows() const {
        return is_turn() ? written.act == Act::reveal
                         : is_change() && (written.deed == Deed::reveal || written.deed == Deed::look);
    }
    /// Where the card in question is written.
    Span card_span() const { return is_deal() ? written.dealt[faulty].span() : written.card.span(); }

    /// The Dossier and the place of the file in question.
    const Person& owner() const { return second != turned ? written.with : written.of; }
    const Position& place() const { return second != turned ? written.other : written.place; }
    /// Whose file is turned over or looked at.
    Seat shown_owner() const { return is_turn() ? actor : written.of.seat; }
    /// The same line, asked about its second file.
    Event about_second() const;

private:
    void resolve_deal();
};

/// What a law is made of, and what its words are given.
using Rules = arbiter::Law<Event, Fault>;
using Case = arbiter::Case<Event, Fault>;

/// The first law that is broken, whatever unknown cards are; nothing when the event is legal in some choice of them.
Judgement look(const Event& event);

/// Fills in the words for a fault.
void say(const Case& of);

/// How a card is written: `?` if nobody knows it, nothing if there is none. The word is the deck's.
CardWord word_of(const Deck& deck, CardId card);

}  // namespace arbiter::frame_work
