// Grawlix in plain words: tiles, places, lists.
#pragma once

#include "grammar/cell/squares.hpp"
#include "grammar/grawlix/tile.hpp"
#include "rules/grawlix/tile_set.hpp"

#include <string>
#include <string_view>

namespace arbiter::grawlix {

/// "blue @", or "the tile written ?"
std::string tile_name(Tile tile);
/// "blue"
std::string_view color_name(int color);
/// As in the notation: "@B", "?"
std::string letters_of(Tile tile);
/// "@B, $R and *V"
std::string list_of(TileSet tiles);

}  // namespace arbiter::grawlix
