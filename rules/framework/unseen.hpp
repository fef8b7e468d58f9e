// What a tile that nobody has seen can be.
#pragma once

#include "rules/framework/state.hpp"
#include "rules/framework/values.hpp"
#include "rules/framework/words.hpp"

#include <cstddef>
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

/// Calls each(tile, text) for what a tile that nobody has seen can be until one answers false: of the list, if there is
/// one, what has a copy left and is none of `other`.
template <typename Each>
bool each_unseen(const State& state, const TileSet& other, Each each) {
    if (state.agreed.inventory == nullptr) {
        return each_unlisted(each);
    }
    const auto entries = state.agreed.inventory->entries();
    for (std::size_t entry = 0; entry < entries.size(); ++entry) {
        const bool left = state.drawn[entry] < entries[entry].copies && !other.has(entry);
        if (left && !each(entries[entry].tile, text(entries[entry].tile))) {
            return false;
        }
    }
    return true;
}

/// Calls each(at, other) for every tile that is undrawn: where its `?` stands, and which entries of the list it is not.
template <typename Each>
void each_undrawn(const State& state, Each each) {
    for (std::size_t tile = 0; tile < state.offer.tiles().size(); ++tile) {
        if (state.offer.is_undrawn(tile)) {
            each(state.offer.asked_at(tile), state.offer.excluded(tile));
        }
    }
    for (std::size_t tile = 0; tile < state.storage.size(); ++tile) {
        if (!state.storage[tile].known()) {
            each(state.stored_at[tile], state.stored_other[tile]);
        }
    }
}

/// Whether anything is left that the tile can be.
bool can_be_any(const State& state, const TileSet& other);

/// A copy of this tile has been seen.
void count_drawn(State& state, const Tile& tile);

/// A tile as the list writes it.
std::string listed_text(const State& state, const Tile& tile);

}  // namespace arbiter::framework
