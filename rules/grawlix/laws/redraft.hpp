// The laws of the replacement: one tile from the supply for the tile played, while there is any.
#pragma once

#include "rules/grawlix/diagnostic_helpers.hpp"
#include "rules/grawlix/laws/examples.hpp"

namespace arbiter::grawlix {

inline int supply_size(const Event& event) {
    return event.state.supply_size();
}

inline bool has_supply(const Event& event) {
    return event.state.has_supply();
}

inline bool has_no_supply(const Event& event) {
    return !event.state.has_supply() && supply_size(event) == 0;
}

inline std::optional<Fault> drafts_none(const Event& event) {
    return has_supply(event) && event.written.redraft_count == 0 ? std::optional(Fault{.count = supply_size(event)})
                                                                 : std::nullopt;
}

inline void say_redraft_missing(const Case& of) {
    of.say("{} drafts no tile, but the supply still has {}", actor(of), of.fault.count);
    of.help("write the tile behind the play, for example +{}", letters_of(of.event.table().supply().first()));
}

inline std::optional<Fault> drafts_two(const Event& event) {
    return event.written.redraft_count > 1 ? std::optional(Fault{}) : std::nullopt;
}

inline void say_redraft_twice(const Case& of) {
    point_tile(of, of.event.written.redrafts[1]);
    of.say("{} drafts {} tiles: a tile played is replaced by one", actor(of), of.event.written.redraft_count);
}

inline std::optional<Fault> drafts_from_nothing(const Event& event) {
    return has_no_supply(event) && event.written.redraft_count > 0 ? std::optional(Fault{}) : std::nullopt;
}

inline void say_no_supply(const Case& of) {
    point_tile(of, of.event.written.redrafts[0]);
    of.say("the supply is empty, no tile is left to draft");
}

/// The tile just played lies in the grid already.
inline Fault wrong_redraft(const Event& event) {
    const Tile tile = event.written.redrafts[0].tile;
    const Whereabouts whereabouts = tile == event.tile() ? Whereabouts::grid : event.table().whereabouts(tile);
    return with_evidence(event, {.tile = tile, .whereabouts = whereabouts});
}

inline std::optional<Fault> not_in_supply(const Event& event) {
    const auto redrafts = event.redrafts();
    const bool fine = redrafts.empty() || !redrafts[0].known() || event.table().supply().contains(redrafts[0].tile);
    return fine ? std::nullopt : std::optional(wrong_redraft(event));
}

inline void say_redraft(const Case& of) {
    const Tile drafted = of.event.written.redrafts[0].tile;
    point_tile(of, of.event.written.redrafts[0]);
    if (drafted == of.event.tile() && drafted.known()) {
        of.say("{} cannot be drafted: it has just been played", tile_name(drafted));
    } else {
        of.say("{} cannot be drafted: {}", tile_name(drafted), where(of));
        note_where(of);
    }
}

/// How many are drafted; known whatever the tiles are.
inline constexpr std::array redraft_count_laws{
    Rules{Law::redraft_missing,
          Rule{"grawlix.redraft.missing", Kind::play, "Grawlix rulebook, Gameplay; ruling redraft",
               "a tile played is replaced from the supply",
               "Whoever plays a tile drafts another at once, as long as the supply has any. The play names no "
               "replacement.",
               GRAWLIX_FIRST "Ben &V:1,0\n"},
          drafts_none, has_supply, say_redraft_missing},
    Rules{Law::redraft_twice,
          Rule{"grawlix.redraft.twice", Kind::play, "Grawlix rulebook, Gameplay; ruling redraft",
               "a tile played is replaced by one tile", "More than one replacement is written behind the play.",
               GRAWLIX_FIRST "Ben &V:1,0 +#R +#O\n"},
          drafts_two, has_supply, say_redraft_twice},
};

inline constexpr std::array redraft_laws{
    Rules{Law::redraft_not_in_supply,
          Rule{"grawlix.redraft.not-in-supply", Kind::play, "Grawlix rulebook, Gameplay; ruling redraft",
               "a replacement comes from the supply",
               "The tile drafted is in a hand or in the grid, or it is the very tile that has just been played.",
               GRAWLIX_FIRST "Ben &V:1,0 +%O\n"},
          not_in_supply, has_supply, say_redraft},
};

inline constexpr std::array no_supply_laws{
    Rules{Law::redraft_no_supply,
          Rule{"grawlix.redraft.no-supply", Kind::play, "Grawlix rulebook, Gameplay; ruling redraft",
               "an empty supply replaces nothing",
               "After twenty-eight plays the supply is empty, and the players go on without drafting.",
               GRAWLIX_NO_SUPPLY},
          drafts_from_nothing, has_no_supply, say_no_supply},
};

}  // namespace arbiter::grawlix
