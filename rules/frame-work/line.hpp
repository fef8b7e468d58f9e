// What the lines of a record say, once read: plain values without a word of text.
#pragma once

#include "grammar/record/seats.hpp"
#include "rules/frame-work/deck.hpp"

#include <array>
#include <cstdint>

namespace arbiter::frame_work {

/// `Ann draw E2 use E1 on Ben`
struct Turn {
    Seat actor = no_seat;
    CardId drawn = no_card;
    Act act = Act::nothing;
    CardId card = no_card;       ///< used, planted or revealed
    std::uint16_t place = 0;     ///< revealed: counted from 1
    Seat whom = no_seat;         ///< the Dossier planted in, or the player a card is used on
    std::uint32_t drawn_at = 0;  ///< where the drawn card stands in the record
    std::uint32_t card_at = 0;

    bool draws() const { return drawn != no_card; }
    bool operator==(const Turn&) const = default;
};

/// `swap Ann.1 Ben.2`: one line of an effect.
struct Change {
    Deed deed = Deed::nothing;
    Seat of = no_seat;
    std::uint16_t place = 0;  ///< counted from 1
    Seat with = no_seat;      ///< the second Dossier of a swap, a move or a plant
    std::uint16_t other = 0;  ///< the place swapped with
    CardId card = no_card;
    std::uint32_t card_at = 0;  ///< where the card stands in the record

    bool operator==(const Change&) const = default;
};

/// `deal A1 E3 ?`
struct Deal {
    static constexpr std::size_t room = 8;
    std::array<CardId, room> cards{};
    std::array<std::uint32_t, room> at{};  ///< where the cards stand in the record
    std::uint8_t count = 0;                ///< as many as were written, even where there is no room for them
};

/// `round 2 Ann`
struct Call {
    std::uint32_t number = 0;
    Seat starter = no_seat;
};

}  // namespace arbiter::frame_work
