// The rules of a campaign that a ledger can break, and the rulings.
#pragma once

#include "rules/report/rule.hpp"

#include <cstdint>
#include <span>

namespace arbiter::dorfromantik_campaign {

/// Numbers into rulebook(), from 1: 0 is no rule.
enum class Law : std::uint16_t {
    none,
    game_number,
    game_circles_due,
    game_sheet,
    record_no_score,
    cross_no_path,
    cross_not_adjacent,
    cross_path_crossed,
    cross_too_many,
    claim_row,
    claim_circles,
    claim_more_than_box,
    score_beyond_boxes,
    claim_achieved,
    claim_unlocked,
    claim_hearts,
    circles_left,
};

std::span<const Rule> rulebook();
std::span<const Ruling> rulings();

}  // namespace arbiter::dorfromantik_campaign
