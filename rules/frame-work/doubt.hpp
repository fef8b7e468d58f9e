// The facts nobody wrote down: each `?` of a record, and what became of it.
#pragma once

#include "grammar/record/seats.hpp"
#include "rules/frame-work/ledger.hpp"

#include <cstdint>
#include <vector>

namespace arbiter::frame_work {

/// One `?`.
struct Doubt {
    enum class What : std::uint8_t { dealt, drawn, planted, looked_at };

    What what = What::dealt;
    Seat seat = no_seat;     ///< who was dealt it, drew, planted or looked
    Seat dossier = no_seat;  ///< planted or looked at: whose Dossier
    std::uint32_t round = 0;
    Strand strand = 0;
    Stamp at = 0;  ///< where the `?` stands

    bool operator==(const Doubt&) const = default;
};

/// What can be said of a doubt when a round is over.
struct Answer {
    Doubt doubt;
    std::vector<CardId> cards;  ///< that fit everything recorded
    Stamp settled = 0;          ///< the line after which only one was left, if only one is
};

/// A round that is over, with the doubts that were left in it; never changed again, so copies of a game share it.
struct DoubtfulRound {
    Ledger ledger;
    std::vector<Doubt> doubts;
};

/// Slow: every card is tried in every place. For those who want to read it.
std::vector<Answer> answers(const Ledger& ledger, const std::vector<Doubt>& doubts);

}  // namespace arbiter::frame_work
