// How a look at a line says no: the law it breaks, the token that shows it, and the facts its explanation needs.
#pragma once

#include "grammar/record/seats.hpp"
#include "rules/frame-work/deck.hpp"
#include "rules/frame-work/ledger.hpp"
#include "rules/frame-work/rulebook.hpp"

#include <cstdint>

namespace arbiter::frame_work {

/// The token of a line that shows what is wrong.
enum class Part : std::uint8_t { line, number, player, drawn, act, card, place, whom, with, other };

struct Refusal {
    Law law = Law::none;
    Part part = Part::line;
    Seat seat = no_seat;    ///< the player it is about
    CardId card = no_card;  ///< the card it is about: the one named, or the one whose effect is in progress
    std::uint16_t at = 0;   ///< deal: which of the cards, from 0

    explicit operator bool() const { return law != Law::none; }
    bool operator==(const Refusal&) const = default;
};

inline Refusal refuse(Law law, Part part, Seat seat = no_seat, CardId card = no_card) {
    return {law, part, seat, card, 0};
}

/// What a card that cannot be where a line says breaks.
inline Refusal refuse(Fit fit, Law elsewhere, Part part, Seat seat, CardId card, CardId drawn = no_card) {
    switch (fit) {
        case Fit::fits: return {};
        case Fit::drawn_is_gone: return refuse(Law::card_copies, Part::drawn, seat, drawn);
        case Fit::elsewhere: return refuse(elsewhere, part, seat, card);
        case Fit::none_left: return refuse(Law::card_copies, part, seat, card);
    }
    return {};
}

}  // namespace arbiter::frame_work
