// An event of FRAME-WORK as it is written, not yet judged: cards are words until a deck is at hand.
#pragma once

#include "grammar/frame-work/deed.hpp"
#include "grammar/record/line.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace arbiter::frame_work {

enum class Verb : std::uint8_t { round = round_verb, deal = first_verb, turn, change };

/// A card's id, or `?`. The text is the record's, or the deck's where an event was made and not read.
struct CardWord {
    std::string_view id;  ///< empty: none is written here
    std::uint32_t at = 0;

    Span span() const { return {at, at + static_cast<std::uint32_t>(id.size())}; }
};

/// A player's name as an argument.
struct Person {
    Seat seat = no_seat;  ///< no_seat: none is written here
    Span span;
};

/// A position in a Dossier, from 1. Nobody has more cards than the number has room for: greater ones are cut.
struct Position {
    static constexpr std::uint16_t most = 0xffff;
    std::uint16_t number = 0;
    Span span;
};

inline constexpr std::size_t most_dealt = 8;  ///< more than any table has players

/// Fields below `line` mean something only with their verb.
struct Written {
    Line line;
    /// Of an event.
    Verb verb() const { return static_cast<Verb>(line.verb); }

    std::array<CardWord, most_dealt> dealt;  ///< Verb::deal
    std::uint32_t dealt_count = 0;           ///< how many were written, also beyond the room

    // Verb::turn and Verb::change
    Act act = Act::nothing;     ///< Verb::turn
    Deed deed = Deed::nothing;  ///< Verb::change
    Span doing;                 ///< the word for act or deed
    CardWord drawn;             ///< Verb::turn
    CardWord card;
    Person of;  ///< Verb::change: the Dossier's owner; Verb::turn: whom a card is used on, or planted with
    Position place;
    Person with;     ///< Verb::change: the second Dossier of a swap, a move or a plant
    Position other;  ///< Verb::change: the place swapped with
};

}  // namespace arbiter::frame_work
