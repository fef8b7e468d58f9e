// Displays whose first cell nobody noted: they float until a line names a cell (rules/plane/floating_origin.hpp).
#pragma once

#include "rules/framework/state.hpp"
#include "rules/framework/turn_completion.hpp"

#include <functional>

namespace arbiter::framework {

/// The same display with another tile, moved by so much; players' tokens lie where they lie on the old one. It is known
/// where it lies.
Display rebuilt(const State& state, Player player, std::size_t number, const Tile& tile, Cell by = {});
/// With other tiles, each by its number.
using TileOf = std::function<Tile(std::size_t)>;
Display rebuilt(const State& state, Player player, const TileOf& tile_of, Cell by = {});

/// Fills in the line in every position in which the cell that it names says where the tiles before it lie; false when
/// it names none.
bool anchor_each(const State& state, const Written& written, const Completion& visit);

/// Where a display lies by now, it has always lain.
void recall_cells(State& before, const State& now);

}  // namespace arbiter::framework
