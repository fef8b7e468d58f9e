// Looking at an event without touching the position: is it legal, or which law does it break.
#pragma once

#include "rules/framework/event.hpp"

#include <cstddef>

namespace arbiter::framework {

/// The first law that is broken; nothing when the event is legal.
Judgement look(const Event& event);

/// The first tile of an offer that cannot be drawn together with those before it.
Judgement look_at_tiles(const Event& offer);

/// A relaxation does not always know where the tiles of a turn lie.
inline bool follows_cells(const Event& turn) {
    return !turn.state.is_relaxation() || !(turn.move.guessed || turn.state.is_lost(turn.player));
}

/// A turn against the rules can stand when the tile is there to be taken and the cell is free.
bool can_be_made(const Event& turn);

/// `tokens=auto`: does a token lie where this line says, or may one, tiles written `?` granted? The event is one that
/// has been played.
Judgement look_at_claim(const Event& played, std::size_t which);

}  // namespace arbiter::framework
