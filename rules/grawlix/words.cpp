// Puts Grawlix's tiles and places into words.
#include "rules/grawlix/words.hpp"

#include <fmt/format.h>

#include <array>
#include <cstddef>

namespace arbiter::grawlix {

std::string_view color_name(int color) {
    static constexpr std::array<std::string_view, 6> names{"red", "orange", "yellow", "green", "blue", "violet"};
    return names[static_cast<std::size_t>(color)];
}

std::string tile_name(Tile tile) {
    return tile.known() ? fmt::format("{} {}", color_name(tile.color()), tile.glyph_letter()) : "the tile written ?";
}

std::string letters_of(Tile tile) {
    return tile.known() ? std::string{tile.glyph_letter(), tile.color_letter()} : "?";
}

std::string list_of(TileSet tiles) {
    std::string list;
    int left = tiles.size();
    for (const Tile tile : tiles) {
        list += letters_of(tile);
        --left;
        list += left > 1 ? ", " : left == 1 ? " and " : "";
    }
    return list;
}

}  // namespace arbiter::grawlix
