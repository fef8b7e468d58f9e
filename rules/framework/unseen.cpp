// Counts the tiles that have been seen.
#include "rules/framework/unseen.hpp"

namespace arbiter::framework {

bool can_be_any(const State& state, const TileSet& other) {
    return !each_unseen(state, other, [](const Tile&, const std::string&) { return false; });
}

void count_drawn(State& state, const Tile& tile) {
    if (const auto entry = state.agreed.inventory ? state.agreed.inventory->find(tile) : std::nullopt) {
        ++state.drawn[*entry];
    }
}

std::string listed_text(const State& state, const Tile& tile) {
    const auto entry = state.agreed.inventory ? state.agreed.inventory->find(tile) : std::nullopt;
    return text(entry ? state.agreed.inventory->entries()[*entry].tile : tile);
}

}  // namespace arbiter::framework
