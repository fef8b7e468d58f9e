// The laws of the tile played: it comes from the hand of the player who lays it.
#pragma once

#include "rules/grawlix/diagnostic_helpers.hpp"
#include "rules/grawlix/laws/examples.hpp"

namespace arbiter::grawlix {

[[gnu::noinline]] inline std::optional<Fault> found_at(const Event& event, Whereabouts whereabouts) {
    return with_evidence(event, {.tile = event.tile(), .whereabouts = whereabouts});
}

inline std::optional<Fault> elsewhere(const Event& event) {
    const bool is_there = (event.table().hand(event.player) | event.table().laid()).contains(event.tile());
    return is_there ? std::nullopt : found_at(event, event.table().whereabouts(event.tile()));
}

inline void say_not_in_hand(const Case& of) {
    const Tile tile = of.event.tile();
    point_tile(of, of.event.written.tile);
    of.say("{} does not hold {}: {}", actor(of), tile_name(tile), where(of));
    note_where(of);
    help_hand(of);
}

inline std::optional<Fault> already_played(const Event& event) {
    return event.table().laid().contains(event.tile()) ? found_at(event, Whereabouts::grid) : std::nullopt;
}

inline void say_played(const Case& of) {
    point_tile(of, of.event.written.tile);
    of.say("{} has been played already, it lies on {}", tile_name(of.event.tile()), text_of(of.fault.cell));
    note_at(of, "it was laid here");
    help_hand(of);
}

inline constexpr std::array tile_laws{
    Rules{Law::tile_not_in_hand,
          Rule{"grawlix.tile.not-in-hand", Kind::play, heading::gameplay, "players play tiles from their own hands",
               "The tile lies in the supply or in the other player's hand.", GRAWLIX_FIRST "Ben %O:1,0 +#R\n"},
          elsewhere, nullptr, say_not_in_hand},
    Rules{Law::tile_played,
          Rule{"grawlix.tile.played", Kind::play, heading::gameplay, "a tile that has been played stays in the grid",
               "Every tile exists once, and this one has become part of the grid already.",
               GRAWLIX_SECOND "Ann @B:0,1 +#O\n"},
          already_played, meets_grid, say_played},
};

}  // namespace arbiter::grawlix
