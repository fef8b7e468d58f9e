// What no score of Dorfromantik can leave.
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/score.hpp"

#include <algorithm>

namespace arbiter::dorfromantik {

std::int64_t most_in_base_box() {
    std::int64_t sum = 0;
    for (const Terrain terrain : all_terrains) {
        std::int64_t tiles = 0;
        std::int64_t flags = 0;
        for (const PrintedTile& tile : box()) {
            tiles += tile.tile.shows(terrain) ? 1 : 0;
            flags += tile.tile.flag() == terrain ? 1 : 0;
        }
        sum += tiles * (must_match(terrain) ? 1 : flags);
        for (std::uint16_t number = smallest_marker; number <= largest_marker; ++number) {
            sum += number * marker_copies(number);
        }
    }
    return sum;
}
std::pair<std::int32_t, std::int32_t> Dorfromantik::score_bounds(const State& state) {
    const std::int64_t extra = state.table().terms().extra();
    const bool printed = state.table().supply().set() == TileSet::printed;
    const std::int64_t most = printed ? most_in_base_box() + extra : boundless;
    return {static_cast<std::int32_t>(extra), static_cast<std::int32_t>(most)};
}

}  // namespace arbiter::dorfromantik
