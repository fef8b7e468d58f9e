// Joins positions to what they have in common, and plays turns in it.
#include "rules/framework/outline.hpp"

#include "rules/framework/floating.hpp"
#include "rules/framework/game.hpp"

#include <algorithm>
#include <bit>

namespace arbiter::framework {
namespace {

bool same_course(const State& one, const State& other) {
    return one.phase == other.phase && one.round == other.round && one.bag == other.bag &&
           one.starter == other.starter && one.turn == other.turn && one.last_player == other.last_player &&
           one.offer.left() == other.offer.left() && one.offer.tiles().size() == other.offer.tiles().size() &&
           one.storage.size() == other.storage.size();
}

/// The same cells in the same order; which tiles lie on them makes no difference to an outline.
bool same_cells(const Display& one, const Display& other) {
    return std::ranges::equal(one.tiles(), other.tiles(), {}, &Laid::cell, &Laid::cell);
}

void widen_offer(Offer& offer, const Offer& other) {
    Offer joined;
    const auto tiles = offer.tiles();
    joined.restore(tiles, offer.taken() & other.taken());
    for (std::size_t tile = 0; tile < tiles.size(); ++tile) {
        if (!(tiles[tile] == other.tiles()[tile])) {
            joined.forget(tile);
        }
    }
    while (joined.left() > offer.left()) {
        joined.take_some();
    }
    joined.doubt();
    offer = joined;
}

void widen_storage(State& outline, const State& position) {
    for (std::size_t tile = 0; tile < outline.storage.size(); ++tile) {
        if (!(outline.storage[tile] == position.storage[tile])) {
            outline.storage[tile] = Tile::unknown();
        }
    }
}

}  // namespace

bool widen(State& outline, const State& position) {
    if (!same_course(outline, position)) {
        return false;
    }
    widen_offer(outline.offer, position.offer);
    widen_storage(outline, position);
    outline.lost = static_cast<std::uint8_t>(outline.lost | position.lost);
    for (std::size_t entry = 0; entry < outline.drawn.size(); ++entry) {
        outline.drawn[entry] = std::min(outline.drawn[entry], position.drawn[entry]);
    }
    for (Player player = 0; player < outline.agreed.players; ++player) {
        const bool same = same_cells(std::as_const(outline).displays[player], position.displays[player]) &&
                          !position.displays[player].origin().floats();
        outline.lost = static_cast<std::uint8_t>(outline.lost | (same ? 0u : 1u << player));
    }
    return true;
}

bool take_in_outline(const State& state, const Turn& turn, Move& move) {
    const bool alone = state.agreed.solo();
    if (!alone && (turn.act != Act::lay || state.phase != Phase::picking)) {
        return false;
    }
    const auto tiles = alone ? std::span<const Tile>(state.storage.data(), state.storage.size()) : state.offer.tiles();
    const auto is_free = [&](std::size_t tile) { return alone || state.offer.is_free(tile); };
    const Pick& pick = turn.pick;
    move.tile = pick.by == Pick::By::tile ? pick.tile : Tile::unknown();
    if (pick.by == Pick::By::number) {
        const std::size_t tile = pick.number - 1u;
        move.from = static_cast<std::uint8_t>(std::min<std::size_t>(tile, Move::nowhere));
        move.tile = tile < tiles.size() ? tiles[tile] : move.tile;
        return !alone && state.offer.find(pick).has_value();
    }
    bool may_be = false;
    bool seen = false;
    for (std::size_t tile = 0; tile < tiles.size(); ++tile) {
        seen = seen || (is_free(tile) && tiles[tile] == pick.tile && pick.tile.known());
        may_be = may_be || (is_free(tile) && (pick.by == Pick::By::unknown || !tiles[tile].is_told()));
    }
    move.names_copy = !alone && move.tile.known() && !seen;  // one that was stored may have been counted then
    return seen || may_be;
}

void forget_stored(State& state) {
    state.storage.erase(0);
    for (Tile& tile : state.storage) {
        tile = Tile::unknown();
    }
    state.stored_at = {};
    state.stored_other = {};
}

std::optional<State> Framework::outline(std::span<const worlds::Member<Framework>> members) {
    State outline = members.front().state;
    outline.outline = true;
    outline.ended = Ended::no;
    for (const auto& member : members) {
        if (!widen(outline, member.state)) {
            return std::nullopt;
        }
    }
    if (outline.offer.left() == 0 && outline.bag == 0 && outline.storage.empty()) {
        outline.ended = Ended::bag_empty;
    }
    return outline;
}

}  // namespace arbiter::framework
