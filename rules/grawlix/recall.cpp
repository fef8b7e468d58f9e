// Positions of Grawlix with unseen tiles: the one before a move that is taken back, and which are the same.
#include "rules/grawlix/game.hpp"
#include "rules/grawlix/values.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace arbiter::grawlix {
namespace {

/// The unseen tile that came with this `?`.
std::optional<std::size_t> unseen_at(const State& state, std::uint32_t at) {
    const auto found = std::ranges::find(state.unseen(), at, [](const UnseenTile& tile) { return tile.at.front(); });
    return found == state.unseen().end() ? std::nullopt
                                         : std::optional(static_cast<std::size_t>(found - state.unseen().begin()));
}

/// The position before, in which everything unseen was so too, or has been shown since.
std::optional<State> with_knowledge(const State& before, const State& now) {
    std::optional<State> known = before;
    known->recall_grid(now);
    for (const WrittenTile& shown : now.shown()) {
        const auto unseen = known ? unseen_at(*known, shown.at) : std::nullopt;
        known = unseen ? known->revealed(*unseen, shown.tile) : std::move(known);
    }
    std::vector<TileSet> could_be;
    for (std::size_t i = 0; known && i < static_cast<std::size_t>(known->unseen().size()); ++i) {
        const auto still = unseen_at(now, known->unseen()[i].at.front());
        could_be.push_back(still ? now.unseen()[*still].could_be : TileSet::all());
    }
    return known ? known->narrowed(could_be) : std::nullopt;
}

void recall_all(const State& before, const State& now, const Values& values, const worlds::RecallSink<State>& visit) {
    const auto is_new = [&](const UnseenTile& tile) { return !unseen_at(before, tile.at.front()); };
    const auto fresh = std::ranges::find_if(now.unseen(), is_new);
    if (fresh == now.unseen().end()) {
        if (const auto known = with_knowledge(before, now)) {
            visit(*known, values);
        }
        return;
    }
    const auto index = static_cast<std::size_t>(fresh - now.unseen().begin());
    for (const Tile tile : fresh->could_be) {
        if (const auto shown = now.revealed(index, tile)) {
            recall_all(before, *shown, with(values, {Tile::unknown(), fresh->at.front()}, tile), visit);
        }
    }
}

}  // namespace

void Grawlix::recall(const State& before, const State& now, const worlds::RecallSink<State>& visit) {
    recall_all(before, now, {}, visit);
}

bool Grawlix::same_past(const State& one, const State& other) {
    const auto same_tile = [](const WrittenTile& a, const WrittenTile& b) { return a.at == b.at && a.tile == b.tile; };
    return std::ranges::equal(one.unseen(), other.unseen(), {}, &UnseenTile::at, &UnseenTile::at) &&
           std::ranges::equal(one.shown(), other.shown(), same_tile);
}

std::uint64_t Grawlix::fingerprint(const State& state) {
    std::uint64_t print = state.table().hand(0).bits() ^ (state.table().hand(1).bits() << 20U);
    const auto add = [&](std::uint64_t part) { print = (print ^ part) * 0x9E3779B97F4A7C15U; };
    for (const Lay& lay : state.story().lays()) {
        add(static_cast<std::uint64_t>(lay.tile.tile.index()) << 32U |
            static_cast<std::uint32_t>(lay.cell.x * 64 + lay.cell.y));
    }
    for (const UnseenTile& unseen : state.unseen()) {
        add(unseen.could_be.bits());
    }
    return print;
}

}  // namespace arbiter::grawlix
