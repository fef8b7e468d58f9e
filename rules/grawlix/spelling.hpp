// How cells are spelled in canonical form.
#pragma once

#include "grammar/cell/squares.hpp"
#include "rules/game/game.hpp"
#include "rules/grawlix/event.hpp"
#include "rules/grawlix/state.hpp"

#include <string>

namespace arbiter::grawlix {

/// Counted from the first tile laid; before there is one, the cell written is where it will lie. What was made, not
/// read, goes on where the record is: its cells are counted as the record counts them.
std::string canonical_cell(const State& state, Cell cell, const FormatContext& context);

/// Where a play lays its tile, which must be known. A direction from a tile whose cell nobody wrote down leads to no
/// cell that could be told, and stays as it is.
std::string canonical_place(const Event& event, const FormatContext& context);

}  // namespace arbiter::grawlix
