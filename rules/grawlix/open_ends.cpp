// Positions with hidden tiles: whether the game is over, the one before a move that is taken back, and which are the
// same.
#include "rules/grawlix/game.hpp"
#include "rules/grawlix/values.hpp"

#include <cstdint>
#include <utility>

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

}  // namespace

/// Somebody who holds hidden tiles and no other that fits is stuck, or holds one that fits.
void Grawlix::open_ends(const State& state, const candidates::StateSink<State>& visit) {
    const bool is_open = !state.hidden().empty() && !state.can_move() && !state.over();
    const TileSet fits = is_open ? playable(state.table().grid()) : TileSet();
    HiddenTiles stuck = state.hidden();
    if (!is_open || !stuck.exclude(state.mover(), fits)) {
        visit(state);
        return;
    }
    state.hidden().each_among(state.mover(), fits, [&](const HiddenTiles& moving) { visit(state.with(moving)); });
    visit(state.with(std::move(stuck)));
}

void Grawlix::recall(const State& before, const State& now, const candidates::RecallSink<State>& visit) {
    now.hidden().recall(before.hidden(), before.table().supply(),
                        [&](const HiddenTiles& hidden, auto shown, std::span<const HiddenTiles::Returned> returned) {
                            Values values;
                            for (const auto& [at, tile] : returned) {
                                values.push_back({at, letters(tile)});
                            }
                            visit(before.recalled(now, hidden, shown), values);
                        });
}

bool Grawlix::same_past(const State& one, const State& other) {
    return HiddenTiles::same_past(one.hidden(), other.hidden());
}

std::uint64_t Grawlix::fingerprint(const State& state) {
    std::uint64_t print = state.table().hand(0).bits() ^ (state.table().hand(1).bits() << 20U);
    const auto add = [&](std::uint64_t part) { print = (print ^ part) * 0x9E3779B97F4A7C15U; };
    for (const Lay& lay : state.history().lays()) {
        add(static_cast<std::uint64_t>(lay.tile.tile.index()) << 32U |
            static_cast<std::uint32_t>(lay.cell.x * 64 + lay.cell.y));
    }
    add(state.hidden().fingerprint());
    return print;
}

}  // namespace arbiter::grawlix
