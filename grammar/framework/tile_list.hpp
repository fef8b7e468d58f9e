// A list of tiles as a JSON file: {"tiles": [{"tile": "GS/4B,7G", "copies": 2}, …]}.
#pragma once

#include "grammar/framework/tile.hpp"
#include "grammar/text/json_tree.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::framework {

struct ListedTile {
    Tile tile;
    int copies = 1;
    std::uint32_t at = 0;  ///< where it stands in the file
};

struct TileList {
    std::vector<ListedTile> tiles;
    std::string fault;  ///< place and kind of what makes the file no list of tiles; empty when it is one
};

/// Only the form is looked at: whether the tiles can make up a bag is a matter for the rules.
TileList read_tile_list(std::string_view json);

}  // namespace arbiter::framework
