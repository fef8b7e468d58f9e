// Whether a game is over where that hangs on tiles that nobody has seen.
#include "rules/grawlix/game.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace arbiter::grawlix {
namespace {

/// The tiles that fit somewhere.
TileSet playable(const Grid& grid) {
    TileSet found;
    grid.any_fit(TileSet::all(), [&](Cell, TileSet fitting) {
        found = found | fitting;
        return false;
    });
    return found;
}

/// The first unseen tile that fits is this one, or that one; of those that are alike so many fit, or so many.
void visit_moving(const State& state, TileSet fits, const std::vector<TileSet>& stuck,
                  const worlds::StateSink<State>& visit) {
    const Unseen& unseen = state.unseen();
    std::vector<TileSet> could_be(stuck.size(), TileSet::all());
    for (std::size_t i = 0; i < could_be.size(); ++i) {
        if (stuck[i] == TileSet::all() || unseen.is_repeated(i)) {
            continue;
        }
        const auto each_alike = [&](auto act) {
            for (std::size_t j = i; j < could_be.size(); ++j) {
                unseen.are_alike(i, j) ? act(could_be[j]) : void();
            }
        };
        const auto keep_stuck = [&](TileSet& tiles) { tiles = stuck[i]; };
        each_alike(keep_stuck);
        each_alike([&](TileSet& tiles) {
            tiles = fits;
            const auto moving = state.narrowed(could_be);
            moving ? visit(*moving) : void();
        });
        each_alike(keep_stuck);
    }
}

}  // namespace

/// Somebody who holds unseen tiles and no other that fits is stuck, or holds one that fits.
void Grawlix::open_ends(const State& state, const worlds::StateSink<State>& visit) {
    const Unseen& unseen = state.unseen();
    const TileSet fits =
        unseen.empty() || state.can_move() || state.over() ? TileSet() : playable(state.table().grid());
    const auto is_mine = [&](const UnseenTile& tile) { return tile.player == state.mover(); };
    const auto surely_fits = [&](const UnseenTile& tile) { return is_mine(tile) && (tile.could_be - fits).empty(); };
    if (fits.empty() || std::ranges::any_of(unseen, surely_fits)) {
        visit(state);
        return;
    }
    std::vector<TileSet> could_be(static_cast<std::size_t>(unseen.size()), TileSet::all());
    for (std::size_t i = 0; i < could_be.size(); ++i) {
        could_be[i] = is_mine(unseen[i]) ? TileSet::all() - fits : TileSet::all();
    }
    const auto stuck = state.narrowed(could_be);
    stuck ? visit_moving(state, fits, could_be, visit) : void();
    visit(stuck.value_or(state));
}

}  // namespace arbiter::grawlix
