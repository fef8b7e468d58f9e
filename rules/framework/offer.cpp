// Lays tiles out and lets them be taken, in every order that tiles written `?` leave possible.
#include "rules/framework/offer.hpp"

#include <algorithm>
#include <bit>

namespace arbiter::framework {
namespace {

constexpr bool in(unsigned world, std::size_t tile) {
    return (world >> tile & 1u) != 0;
}

constexpr std::uint32_t world_with(unsigned world, std::size_t tile) {
    return 1u << (world | 1u << tile);
}

template <typename Visit>
void for_each_world(std::uint32_t worlds, Visit&& visit) {
    for (; worlds != 0; worlds &= worlds - 1) {
        visit(static_cast<unsigned>(std::countr_zero(worlds)));
    }
}

}  // namespace

void Offer::lay_out(std::span<const Tile> tiles, Stamp line) {
    restore(tiles, 1);
    line_ = line;
}

void Offer::restore(std::span<const Tile> tiles, std::uint32_t worlds) {
    tiles_.clear();
    for (const Tile& tile : tiles) {
        tiles_.push_back(tile);
    }
    worlds_ = worlds;
    taken_ = static_cast<std::uint8_t>(std::popcount(static_cast<unsigned>(std::countr_zero(worlds))));
    taken_lines_ = {};
}

std::optional<Offer::Taken> Offer::pick(const Pick& pick) const {
    std::uint32_t worlds = 0;
    for_each_world(worlds_, [&](unsigned world) { worlds |= after(world, pick); });
    return worlds == 0 ? std::nullopt : std::optional(Taken{content(worlds, pick), worlds});
}

std::uint32_t Offer::after(unsigned world, const Pick& pick) const {
    switch (pick.by) {
        case Pick::By::number: return after_number(world, pick.number - 1u);
        case Pick::By::tile: return after_tile(world, pick.tile);
        case Pick::By::unknown: {
            std::uint32_t worlds = 0;
            for (std::size_t tile = 0; tile < tiles_.size(); ++tile) {
                worlds |= in(world, tile) ? 0 : world_with(world, tile);
            }
            return worlds;
        }
    }
    return 0;
}

std::uint32_t Offer::after_number(unsigned world, std::size_t tile) const {
    return tile < tiles_.size() && !in(world, tile) ? world_with(world, tile) : 0;
}

/// A tile written out is the leftmost of its kind; every tile written `?` on the way may have been one.
std::uint32_t Offer::after_tile(unsigned world, const Tile& wanted) const {
    std::uint32_t worlds = 0;
    for (std::size_t tile = 0; tile < tiles_.size(); ++tile) {
        if (in(world, tile)) {
            continue;
        }
        if (!tiles_[tile].known()) {
            worlds |= world_with(world, tile);
        } else if (tiles_[tile] == wanted) {
            return worlds | world_with(world, tile);
        }
    }
    return worlds;
}

/// The tile that was taken, as far as it can be told.
Tile Offer::content(std::uint32_t worlds, const Pick& pick) const {
    switch (pick.by) {
        case Pick::By::number: return tiles_[pick.number - 1u];
        case Pick::By::tile: return pick.tile;
        case Pick::By::unknown: break;
    }
    if (std::popcount(worlds_) == 1 && std::popcount(worlds) == 1) {  // the last one left
        const auto before = static_cast<unsigned>(std::countr_zero(worlds_));
        const auto after = static_cast<unsigned>(std::countr_zero(worlds));
        return tiles_[static_cast<std::size_t>(std::countr_zero(before ^ after))];
    }
    return Tile::unknown();
}

void Offer::take(const Taken& taken, Stamp line) {
    if (std::popcount(worlds_) == 1 && std::popcount(taken.worlds) == 1) {
        const auto before = static_cast<unsigned>(std::countr_zero(worlds_));
        const auto after = static_cast<unsigned>(std::countr_zero(taken.worlds));
        taken_lines_[static_cast<std::size_t>(std::countr_zero(before ^ after))] = line;
    }
    worlds_ = taken.worlds;
    ++taken_;
}

bool Offer::may_be(std::size_t tile, const Taken& taken) const {
    bool found = false;
    for_each_world(worlds_, [&](unsigned world) {
        found = found || (!in(world, tile) && (taken.worlds & world_with(world, tile)) != 0);
    });
    return found;
}

bool Offer::may_be_free(std::size_t tile) const {
    bool free = false;
    for_each_world(worlds_, [&](unsigned world) { free = free || !in(world, tile); });
    return free;
}

}  // namespace arbiter::framework
