// Picks drafts and plays by chance.
#include "rules/grawlix/random_play.hpp"

#include "rules/grawlix/placements.hpp"

namespace arbiter::grawlix {
namespace {

Tile any_of(TileSet tiles, Random& random) {
    return tiles.nth(static_cast<int>(random.below(static_cast<std::uint64_t>(tiles.size()))));
}

}  // namespace

std::array<Tile, draft_size> random_draft(Random& random) {
    std::array<Tile, draft_size> picks;
    TileSet supply = TileSet::all();
    for (Tile& pick : picks) {
        pick = any_of(supply, random);
        supply.remove(pick);
    }
    return picks;
}

std::optional<Play> random_play(const State& state, Random& random) {
    const Table& table = state.table();
    std::optional<Play> chosen;
    std::uint64_t seen = 0;
    each_placement(table, [&](Placement placement) {
        if (random.below(++seen) == 0) {
            chosen = Play{.player = table.mover(), .tile = placement.tile, .cell = placement.cell};
        }
    });
    if (chosen && !table.supply().empty()) {
        chosen->redrafts.add(any_of(table.supply(), random));
    }
    return chosen;
}

}  // namespace arbiter::grawlix
