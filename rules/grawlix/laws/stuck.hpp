// The laws of the claim that a player is stuck.
#pragma once

#include "rules/grawlix/diagnostic_helpers.hpp"
#include "rules/grawlix/laws/examples.hpp"
#include "rules/grawlix/laws/turn.hpp"

namespace arbiter::grawlix {

inline std::optional<Fault> can_play(const Event& event) {
    if (event.state.over()) {
        return std::nullopt;
    }
    const auto placement = any_placement(event.table()).value_or(Placement{});
    return Fault{.tile = placement.tile, .cell = placement.cell};
}

inline void say_can_play(const Case& of) {
    of.say("{} is said to be stuck, but can play", actor(of));
    if (of.fault.tile.known()) {
        of.help("{} may lay {} on {}", actor(of), letters_of(of.fault.tile), text_of(of.fault.cell));
    }
}

inline void say_not_to_move(const Case& of) {
    of.point(of.event.written.line.actor);
    const std::string_view mover = name(of, of.event.state.mover());
    if (of.event.state.over()) {
        of.say("it is {} who is stuck, not {}", mover, actor(of));
    } else {
        of.say("it is the turn of {}, so {} cannot be stuck", mover, actor(of));
    }
}

inline constexpr std::array stuck_laws{
    Rules{
        Law::stuck_can_play,
        Rule{"grawlix.stuck.can-play", Kind::claim, "Grawlix rulebook, Gameplay; ruling stuck",
             "a player is stuck who can play none of the tiles in hand",
             "The record says that the player to move can play nothing, but one of the tiles in hand fits somewhere. "
             "Replay goes on.",
             GRAWLIX_HEAD "draft @R #V @O @Y $R @G $O @B\nAnn @R:0,0 +%R\nBen stuck\nBen #V:1,0 +@V\nAnn @O:1,1 +%O\n"},
        can_play, nullptr, say_can_play},
};

inline constexpr std::array stuck_turn_laws{
    Rules{
        Law::stuck_not_to_move,
        Rule{"grawlix.stuck.not-to-move", Kind::claim, "Grawlix rulebook, Gameplay; ruling stuck",
             "only the player to move can be stuck",
             "A player loses who is unable to play when the turn comes. It is not the turn of the player named here. "
             "Replay goes on.",
             GRAWLIX_HEAD "draft @R #V @O @Y $R @G $O @B\nAnn @R:0,0 +%R\nBen #V:1,0 +@V\nAnn @O:1,1 +%O\nAnn stuck\n"},
        not_to_move, nullptr, say_not_to_move},
};

}  // namespace arbiter::grawlix
