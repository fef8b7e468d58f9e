// How tiles, picks and cells are spelled in canonical form.
#pragma once

#include "grammar/framework/tile.hpp"
#include "grammar/framework/turn.hpp"
#include "rules/framework/state.hpp"
#include "rules/game/game.hpp"

#include <string>

namespace arbiter::framework {

/// Cells count from the first tile of the display; before there is one, the cell written is where it will lie. What was
/// made, not read, goes on where the record is: its cells are counted as the record counts them.
Cell origin(const Display& display, Cell written, const FormatContext& context);

std::string canonical(Cell cell, Cell origin);

/// A tile as it is written if it cannot be in the box: the canonical form would lose what is wrong with it.
std::string tile_text(const Tile& tile, Span span, const FormatContext& context);
/// A tile written out is the number it has in the offer, where that is certain.
std::string pick_text(const State& state, const Pick& pick, const FormatContext& context);

/// A cell that nobody wrote down stays as it was written, and so do those that count from one.
std::string place_text(const Display& display, const Place& place, Cell first, const FormatContext& context);

}  // namespace arbiter::framework
