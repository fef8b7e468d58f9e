// A list of 120 tiles to play with. It is made up: the printed list of the game is not published.
#pragma once

#include "rules/framework/inventory.hpp"

#include <string_view>
#include <vector>

namespace arbiter::framework {

/// The word for this list in the header `Tiles`.
inline constexpr std::string_view made_up_name = "made-up";

std::vector<Inventory::Entry> made_up_tiles();

}  // namespace arbiter::framework
