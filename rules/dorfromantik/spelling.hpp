// How the goals of tiles are spelled in canonical form.
#pragma once

#include "grammar/dorfromantik/set.hpp"
#include "grammar/dorfromantik/written.hpp"
#include "rules/dorfromantik/state.hpp"
#include "rules/game/game.hpp"

#include <string>

namespace arbiter::dorfromantik {

/// On the map before the tile is laid.
std::string goal_text(const State& before, const Written& written, const FormatContext& context);

/// An offer is read without its record: directions in it were taken for those of hexes with a corner up.
bool is_misread(const Table& table, const Written& written, const FormatContext& context);

/// Where the tile of this line lies: tiles lie in the order of their lines.
/// A tile that was not put down stays where it was written.
std::string set_goal_text(const State& position, const Set& set, const FormatContext& context);

}  // namespace arbiter::dorfromantik
