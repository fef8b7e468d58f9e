// The box around some cells.
#pragma once

#include "grammar/cell/cell.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace arbiter::plane {

/// A piece laid against the rules lies somewhere near the others: in so many cells it is looked for.
inline constexpr std::size_t most_cells_searched = 1000;

/// The cells of the smallest box that holds all of these, and one more on each side, row by row; the first
/// `most_cells_searched` of them. None around no cell.
std::vector<Cell> cells_around(std::span<const Cell> cells);

}  // namespace arbiter::plane
