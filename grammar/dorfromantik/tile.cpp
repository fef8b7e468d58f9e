// Writes a tile with its letters.
#include "grammar/dorfromantik/tile.hpp"

namespace arbiter::dorfromantik {

std::string to_text(Tile tile) {
    if (!tile.known()) {
        return "?";
    }
    std::string text;
    for (const Direction side : all_directions) {
        text += letter(tile.edge(side));
    }
    if (const auto flag = tile.flag()) {
        text += '^';
        text += letter(*flag);
    }
    return text;
}

}  // namespace arbiter::dorfromantik
