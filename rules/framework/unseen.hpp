// Tiles that nobody has seen: what they can be, and what they turn out to be.
#pragma once

#include "rules/framework/state.hpp"
#include "rules/framework/values.hpp"
#include "rules/framework/words.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace arbiter::framework {

/// Calls each(tile, text) for every shape of frames until one answers false: no list says what the tile is.
template <typename Each>
bool each_unlisted(Each each) {
    for (unsigned bits = 0; bits <= Colors::all().bits(); ++bits) {
        const Colors frames = Colors::from_bits(bits);
        if (frames.count() <= static_cast<int>(Tile::most_frames) &&
            !each(Tile::showing(frames), std::string(anything))) {
            return false;
        }
    }
    return true;
}

/// Calls each(tile, text) for tiles of these kinds until one answers false; without a list they are of any shape.
template <typename Each>
bool each_tile(const State& state, const unknown::IndexSet& kinds, Each each) {
    if (state.agreed.inventory == nullptr) {
        return kinds.empty() || each_unlisted(each);
    }
    return kinds.each([&](std::size_t kind) {
        const Tile& tile = state.agreed.inventory->entries()[kind].tile;
        return each(tile, text(tile));
    });
}

/// What a tile that comes out of the bag can be.
unknown::IndexSet kinds_in_bag(const State& state);
/// What hidden tiles say of it: any tile without a list; nothing where the list does not have it.
std::optional<HiddenTiles::Kind> kind_of(const State& state, const Tile& tile);
/// As reports write it.
std::string kind_text(const State& state, HiddenTiles::Kind kind);
/// A tile as the list writes it.
std::string listed_text(const State& state, const Tile& tile);
/// There is such a tile, and not all of its copies have been seen.
bool is_left(const State& state, const Tile& tile);

/// What nobody has seen.
HiddenTiles::Stock stock_of(const State& state);
/// The tiles on offer and on the storage card that nobody wrote down are hidden from now on.
void hide_unknown(State& state);
/// A tile of the offer turns out to be this one; false: it cannot.
bool draw_from_offer(State& state, std::size_t tile, const Tile& drawn);
/// The same of a stored one; whoever lays it counts it.
bool draw_stored(State& state, std::size_t tile, const Tile& drawn);
/// And it is counted, for it stays.
bool know_stored(State& state, std::size_t tile, const Tile& drawn);
/// A copy of this tile has been seen.
void count_drawn(State& state, const Tile& tile);

}  // namespace arbiter::framework
