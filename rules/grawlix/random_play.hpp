// Random games: a draft at random, then any legal play.
#pragma once

#include "rules/game/random.hpp"
#include "rules/grawlix/state.hpp"

#include <array>
#include <optional>

namespace arbiter::grawlix {

/// Eight different picks in the order made.
std::array<Tile, draft_size> random_draft(Random& random);

/// A legal play, every placement as likely as any other; nothing when the player to move is stuck.
std::optional<Play> random_play(const State& state, Random& random);

}  // namespace arbiter::grawlix
