// Which cells hang together.
#pragma once

#include "grammar/cell/cell.hpp"

#include <span>
#include <vector>

namespace arbiter::plane {

/// For each cell whether one can go there from the first one, neighbor by neighbor; `steps` lead to a cell's neighbors
/// (squares::steps, hexes::steps). Takes n log n.
std::vector<bool> joined_to_first(std::span<const Cell> cells, std::span<const Cell> steps);

}  // namespace arbiter::plane
