// Random play: drawing from the stacks and choosing a place, for tests, benchmarks and `arbiter play`.
#pragma once

#include "rules/dorfromantik/table.hpp"
#include "rules/game/random.hpp"

#include <cstdint>
#include <optional>

namespace arbiter::dorfromantik {

/// `reckless` lays anywhere, `careful` looks at a few places and takes the one that serves the markers best.
enum class Temper : std::uint8_t { reckless, careful };

/// Reveals the tile that is due, with its marker if it is a task tile, and does not lay it yet; nothing
/// when there is none.
std::optional<Play> draw(const Table& table, Random& random);

/// Draws, and chooses a legal place for the tile, or sets it aside where there is none. Nothing when there is
/// nothing to draw.
std::optional<Play> random_play(const Table& table, Temper temper, Random& random);

}  // namespace arbiter::dorfromantik
