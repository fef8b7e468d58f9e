// The rules of Dorfromantik that a record can break, and the rulings.
#pragma once

#include "rules/report/rule.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace arbiter::dorfromantik {

/// Numbers into rulebook(), from 1: 0 is no rule.
enum class Law : std::uint16_t {
    none,
    turn_other_player,
    reveal_task_due,
    reveal_landscape_due,
    reveal_none_left,
    tile_not_in_box,
    tile_mirrored,
    tile_flag,
    tile_used_up,
    tile_other_pile,
    tile_nothing_fits,
    marker_other_type,
    marker_number,
    marker_used_up,
    marker_exceeded,
    marker_closed,
    cell_occupied,
    cell_apart,
    cell_no_such_tile,
    edge_track,
    edge_stream,
    none_has_place,
    claim_done,
    claim_lost,
    extra_no_reason,
    extra_base_box,
    tiles_list,
    tiles_twice,
    set_tile,
    set_used_up,
    set_other_pile,
    set_stack,
    set_marker,
    set_cell,
    set_no_such_tile,
    set_apart,
    set_track,
    set_stream,
    set_fate,
    set_waits,
    set_pile,
    set_nothing_fits,
};

std::span<const Rule> rulebook();
inline const Rule& rule_of(Law law) {
    return rulebook()[static_cast<std::size_t>(law) - 1];
}
std::span<const Ruling> rulings();

}  // namespace arbiter::dorfromantik
