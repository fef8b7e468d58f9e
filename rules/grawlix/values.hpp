// What the `?` of a line are in one of its completions, as the report lists it.
#pragma once

#include "grammar/grawlix/written.hpp"
#include "rules/candidates/interface.hpp"
#include "rules/grawlix/tile_set.hpp"
#include "rules/grawlix/words.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::grawlix {

using Values = std::vector<candidates::FilledIn>;

/// The letters of a tile, in a text that lasts.
inline std::string_view letters(Tile tile) {
    static const auto all = [] {
        std::array<std::string, tile_count> names;
        for (const Tile one : TileSet::all()) {
            names[static_cast<std::size_t>(one.index())] = letters_of(one);
        }
        return names;
    }();
    return all[static_cast<std::size_t>(tile.index())];
}

inline Values with(Values values, const WrittenTile& unknown, Tile tile) {
    values.push_back({unknown.at, letters(tile)});
    return values;
}

}  // namespace arbiter::grawlix
