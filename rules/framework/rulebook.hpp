// The rules of Framework that a record can break, and the rulings.
#pragma once

#include "rules/report/rule.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace arbiter::framework {

/// Numbers into rulebook(), as Fault carries them: 0 is no rule.
enum class Law : std::uint16_t {
    none,
    round_number,
    round_starter,
    round_twice,
    round_tiles_left,
    offer_missing,
    offer_size,
    offer_no_such_number,
    offer_taken,
    offer_not_there,
    turn_wrong_player,
    tile_frame_twice,
    tile_too_many_frames,
    tile_too_many_tasks,
    tile_pair_of_one,
    tile_blank,
    tile_unlisted,
    tile_no_copy_left,
    cell_occupied,
    cell_apart,
    cell_corner_only,
    cell_no_such_tile,
    token_no_tile,
    token_no_task,
    token_covered,
    token_arrow,
    token_incomplete,
    token_none_left,
    token_overlooked,
    claim_token,
    draw_by_number,
    draw_bag_empty,
    storage_full,
    storage_not_there,
    storage_solo_only,
    solo_no_result,
    tiles_list,
    tokens_number,
    set_round,
    set_turn,
    set_offer_size,
    set_tile,
    set_unlisted,
    set_no_copy_left,
    set_bag,
    set_cell,
    set_no_such_tile,
    set_apart,
    set_store,
    set_tokens,
    set_token_nowhere,
    set_token_twice,
    set_token_arrow,
    set_token_incomplete,
    set_token_none_left,
    set_two_winners,
};

std::span<const Rule> rulebook();
std::span<const Ruling> rulings();

inline const Rule& rule(Law law) {
    return rulebook()[static_cast<std::size_t>(law) - 1];
}

}  // namespace arbiter::framework
