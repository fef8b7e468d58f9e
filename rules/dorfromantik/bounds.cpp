// What no score of Dorfromantik can leave.
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/score.hpp"

#include <algorithm>
#include <numeric>

namespace arbiter::dorfromantik {

std::int64_t most_in(const Box& box) {
    std::int64_t sum = 0;
    for (const Terrain terrain : all_terrains) {
        std::int64_t tiles = 0;
        std::int64_t flags = 0;
        for (const PrintedTile& tile : box.tiles()) {
            tiles += tile.tile.shows(terrain) ? 1 : 0;
            flags += tile.tile.flag() == terrain ? 1 : 0;
        }
        sum += tiles * (must_match(terrain) ? 1 : flags);
        for (const std::uint16_t number : box.numbers()) {
            sum += number * box.copies({terrain, number});
        }
    }
    return sum;
}

std::int64_t most_in_base_box() {
    return most_in(*Box::base());
}

std::int64_t most_with_all_boxes() {
    const auto& lines = section_e();
    return std::accumulate(lines.begin(), lines.end(), most_in_base_box(),
                           [](std::int64_t sum, const ExtraLine& line) { return sum + line.most; });
}

namespace {

/// Every task tile with the highest marker, every tile with a flag in one territory of all, in one track and one
/// stream. Tiles that stand though there are no more of them count, too.
std::int64_t most_of_invented(const Table& table) {
    const std::int64_t supplied = std::int64_t{table.terms().tasks} + table.terms().landscapes;
    const std::int64_t tiles = std::max<std::int64_t>(supplied, table.turns());
    const std::int64_t tasks = supplied < table.turns() ? tiles : table.terms().tasks;
    return tasks * table.box().numbers().back() + tiles * tiles + 2 * tiles;
}

}  // namespace

std::pair<std::int32_t, std::int32_t> Dorfromantik::score_bounds(const State& state) {
    const std::int64_t extra = state.table().terms().extra();
    const Table& table = state.table();
    const bool printed = table.supply().set() == TileSet::printed;
    const std::int64_t most = (printed ? most_in(table.box()) : most_of_invented(table)) + extra;
    return {static_cast<std::int32_t>(extra), static_cast<std::int32_t>(std::min<std::int64_t>(most, boundless - 1))};
}

}  // namespace arbiter::dorfromantik
