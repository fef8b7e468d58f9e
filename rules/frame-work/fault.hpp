// Why an event breaks a rule of FRAME-WORK: the token that shows it, and the facts that the words need.
#pragma once

#include "grammar/record/seats.hpp"
#include "grammar/text/span.hpp"
#include "rules/frame-work/deck.hpp"
#include "rules/frame-work/rulebook.hpp"

#include <cstddef>
#include <optional>

namespace arbiter::frame_work {

/// One broken rule with its facts; only those the rule speaks of are set.
struct Fault {
    Law law = Law::none;
    bool second = false;    ///< it is about the second file of the line
    Seat seat = no_seat;    ///< the player it is about
    CardId card = no_card;  ///< the card it is about
    std::size_t late = 0;   ///< which of the steps behind the end of a round
    Span token{};           ///< empty: the whole line shows it
};

using Judgement = std::optional<Fault>;  ///< nothing: legal

inline Judgement fault_if(bool broken, const Fault& fault = {}) {
    return broken ? Judgement(fault) : std::nullopt;
}

}  // namespace arbiter::frame_work
