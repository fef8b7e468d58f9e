// The rules of FRAME-WORK that a record can break, and the rulings.
#pragma once

#include "rules/report/rule.hpp"

#include <cstdint>
#include <span>

namespace arbiter::frame_work {

/// Numbers into rulebook(), from 1: 0 is no rule.
enum class Law : std::uint16_t {
    none,
    deck_missing,
    deck_unknown,
    deck_unreadable,
    deck_broken,
    deck_needless,
    round_number,
    round_starter,
    round_twice,
    round_not_over,
    round_over,
    deal_missing,
    deal_count,
    card_unknown,
    card_copies,
    card_another,
    turn_wrong_player,
    turn_busted,
    turn_not_playing,
    draw_empty_pile,
    draw_without_play,
    play_without_draw,
    hand_empty,
    hand_not_held,
    use_alibi,
    use_target_missing,
    use_on_oneself,
    use_target_out,
    plant_player_out,
    reveal_no_file,
    reveal_revealed,
    effect_none,
    effect_unfinished,
    effect_verb,
    effect_dossier,
    effect_player_out,
    effect_no_file,
    effect_face,
    effect_one_dossier,
    effect_possible,
    effect_after_round,
    set_round,
    set_turn,
    set_card,
    set_copies,
    set_hand,
    set_pile,
    set_passed,
    set_points,
};

std::span<const Rule> rulebook();
const Rule& rule(Law law);
std::span<const Ruling> rulings();

}  // namespace arbiter::frame_work
