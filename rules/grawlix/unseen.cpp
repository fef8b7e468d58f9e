// Narrows what unseen tiles can be, and keeps only what leaves a tile for every other.
#include "rules/grawlix/unseen.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <tuple>
#include <utility>

namespace arbiter::grawlix {
namespace {

/// Gives every unseen tile another tile, where that can be done; one after the other, moving those given before.
class Matching {
public:
    explicit Matching(const std::vector<UnseenTile>& tiles) : tiles_(tiles) { holder_.fill(nobody); }

    bool give(std::size_t to, TileSet among) {
        for (const Tile tile : among - tried_) {
            tried_.add(tile);
            std::size_t& holder = holder_[static_cast<std::size_t>(tile.index())];
            if (holder == nobody || (holder != fixed && give(holder, tiles_[holder].could_be))) {
                holder = to;
                return true;
            }
        }
        return false;
    }
    void fix(Tile tile) { holder_[static_cast<std::size_t>(tile.index())] = fixed; }
    void begin_next() { tried_ = TileSet(); }

private:
    static constexpr std::size_t nobody = 1000;
    static constexpr std::size_t fixed = 1001;

    const std::vector<UnseenTile>& tiles_;
    std::array<std::size_t, tile_count> holder_{};
    TileSet tried_;
};

}  // namespace

void Unseen::add(UnseenTile tile) {
    tiles_.push_back(std::move(tile));
    settle();
}

bool Unseen::exclude_from_some(Tile tile) {
    for (UnseenTile& unseen : tiles_) {
        unseen.could_be.remove(tile);
    }
    return settle();
}

bool Unseen::narrow(const std::vector<TileSet>& could_be) {
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        tiles_[i].could_be = tiles_[i].could_be & could_be[i];
    }
    return settle();
}

bool Unseen::reveal(std::size_t index, Tile tile) {
    const bool possible = tiles_[index].could_be.contains(tile);
    tiles_.erase(tiles_.begin() + static_cast<std::ptrdiff_t>(index));
    return exclude(tile) && possible;
}

void Unseen::absorb(const Unseen& same) {
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        std::vector<std::uint32_t> both;
        std::ranges::set_union(tiles_[i].at, same.tiles_[i].at, std::back_inserter(both));
        tiles_[i].at = std::move(both);
    }
}

int Unseen::alike(std::size_t index) const {
    return tiles_[index].set ? static_cast<int>(std::ranges::count(tiles_, tiles_[index])) : 1;
}

bool Unseen::is_repeated(std::size_t index) const {
    const auto before = tiles_.begin() + static_cast<std::ptrdiff_t>(index);
    return tiles_[index].set && std::find(tiles_.begin(), before, tiles_[index]) != before;
}

bool Unseen::all_known() const {
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        if (tiles_[i].could_be.size() != alike(i)) {
            return false;
        }
    }
    return true;
}

/// Whether the others can all be different if this one is that tile.
bool Unseen::can_differ(std::size_t chosen, Tile tile) const {
    Matching matching(tiles_);
    matching.fix(tile);
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        matching.begin_next();
        if (i != chosen && !matching.give(i, tiles_[i].could_be)) {
            return false;
        }
    }
    return true;
}

/// Drops what would leave no tile for another, and puts them in order; false when one can be nothing any more.
bool Unseen::settle() {
    const auto scarce = [&](const UnseenTile& unseen) { return unseen.could_be.size() < size(); };
    if (std::ranges::any_of(tiles_, scarce)) {
        std::vector<TileSet> possible(tiles_.size());
        for (std::size_t i = 0; i < tiles_.size(); ++i) {
            for (const Tile tile : tiles_[i].could_be) {
                if (can_differ(i, tile)) {
                    possible[i].add(tile);
                }
            }
        }
        for (std::size_t i = 0; i < tiles_.size(); ++i) {
            tiles_[i].could_be = possible[i];
        }
    }
    std::ranges::stable_sort(tiles_, [](const UnseenTile& one, const UnseenTile& other) {
        return std::tuple(one.player, one.could_be.bits(), one.set) <
               std::tuple(other.player, other.could_be.bits(), other.set);
    });
    return std::ranges::none_of(tiles_, [](const UnseenTile& unseen) { return unseen.could_be.empty(); });
}

}  // namespace arbiter::grawlix
