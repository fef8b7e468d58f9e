// The rules of Grawlix that a record can break, and the rulings.
#pragma once

#include "rules/report/rule.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace arbiter::grawlix {

/// Numbers into rulebook(), from 1: 0 is no rule.
enum class Law : std::uint16_t {
    none,
    draft_missing,
    draft_again,
    draft_count,
    draft_taken,
    turn_wrong_player,
    tile_not_in_hand,
    tile_played,
    cell_no_origin,
    cell_occupied,
    cell_apart,
    frame_seventh_row,
    frame_seventh_column,
    row_glyph,
    row_color,
    column_glyph,
    column_color,
    redraft_missing,
    redraft_twice,
    redraft_not_in_supply,
    redraft_no_supply,
    stuck_can_play,
    stuck_not_to_move,
    set_tile_twice,
    set_box,
    set_cell,
    set_no_such_tile,
    set_apart,
    set_seventh_row,
    set_seventh_column,
    set_same_glyph,
    set_same_color,
    set_hand_size,
    set_played,
    set_unknown,
};

std::span<const Rule> rulebook();
std::span<const Ruling> rulings();

inline const Rule& rule(Law law) {
    return rulebook()[static_cast<std::size_t>(law) - 1];
}

}  // namespace arbiter::grawlix
