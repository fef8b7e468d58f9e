// The rules of Azul that a record can break, and the rulings.
#pragma once

#include "rules/report/rule.hpp"

#include <cstdint>
#include <span>

namespace arbiter::azul {

/// Numbers into rulebook(), from 1: 0 is no rule.
enum class Law : std::uint16_t {
    none,
    turn_wrong_player,
    round_not_over,
    round_number,
    round_starter,
    round_twice,
    displays_missing,
    displays_twice,
    displays_number,
    displays_too_many_tiles,
    displays_not_full,
    displays_not_in_bag,
    displays_bag_first,
    display_none,
    display_empty,
    display_no_color,
    center_empty,
    center_no_color,
    line_full,
    line_other_color,
    line_drop_count,
    line_dropping,
    wall_has_color,
    tile_colored_wall,
    tile_not_now,
    tile_missing,
    tile_nothing,
    tile_line_not_complete,
    tile_line_missing,
    tile_order,
    tile_space_taken,
    tile_column_has_color,
    tile_floor_though_space,
    claim_count,
    set_round,
    set_turn,
    set_displays,
    set_display_tiles,
    set_tiles,
    set_bag,
    set_marker,
    set_wall_space,
    set_wall_color,
    set_row,
    set_line_size,
    set_line_colors,
    set_line_wall,
    set_floor,
    set_score,
};

std::span<const Rule> rulebook();
std::span<const Ruling> rulings();

}  // namespace arbiter::azul
