// The check that nothing appears or vanishes: tiles, markers, and the counts of every area.
#pragma once

#include "rules/dorfromantik/table.hpp"

namespace arbiter::dorfromantik {

/// True when every tile and marker of the game is in exactly one place and every area counts its tiles and open edges
/// right; looks at the whole map, so it is for tests.
bool conserved(const Table& table);

}  // namespace arbiter::dorfromantik
