// Tiles in the hands that nobody wrote down: for each, what it can be. They come from the tiles that are nowhere else.
#pragma once

#include "rules/grawlix/tile_set.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace arbiter::grawlix {

/// A tile that a player drew unseen. Those of a player are alike but for what they can be, so that it does not matter
/// which of them came with which `?`.
struct UnseenTile {
    int player = 0;
    TileSet could_be;               ///< all of these, whatever the other unseen tiles are
    std::vector<std::uint32_t> at;  ///< the `?` that may be this one, ascending
    bool set = false;               ///< of a hand in a position, where the order means nothing

    friend bool operator==(const UnseenTile& one, const UnseenTile& other) {
        return one.player == other.player && one.could_be == other.could_be && one.set == other.set;
    }
};

/// No two of them are the same tile.
class Unseen {
public:
    bool empty() const { return tiles_.empty(); }
    int size() const { return static_cast<int>(tiles_.size()); }
    auto begin() const { return tiles_.begin(); }
    auto end() const { return tiles_.end(); }
    const UnseenTile& operator[](std::size_t index) const { return tiles_[index]; }

    void add(UnseenTile tile);
    /// The tile is none of them; false when it has to be.
    bool exclude(Tile tile) { return tiles_.empty() || exclude_from_some(tile); }
    /// What each can be is among these; false when one of them can be nothing then.
    bool narrow(const std::vector<TileSet>& could_be);
    /// One of them turned out to be this tile; false when it cannot.
    bool reveal(std::size_t index, Tile tile);
    /// The `?` that may be theirs are those of both.
    void absorb(const Unseen& same);
    /// One tile, or two that are set and can be the same.
    bool are_alike(std::size_t one, std::size_t other) const {
        return one == other || (tiles_[one].set && tiles_[one] == tiles_[other]);
    }
    /// How many are like this one, itself included.
    int alike(std::size_t index) const;
    /// It is one of several that are alike, and not the first of them: what is true of that is true of this.
    bool is_repeated(std::size_t index) const;
    /// Whether there is one choice of all, the order of those that are alike making no difference.
    bool all_known() const;

    friend bool operator==(const Unseen&, const Unseen&) = default;

private:
    bool exclude_from_some(Tile tile);
    bool settle();
    bool can_differ(std::size_t chosen, Tile tile) const;

    std::vector<UnseenTile> tiles_;  ///< in the order of player and what they can be, so that equals are alike
};

}  // namespace arbiter::grawlix
