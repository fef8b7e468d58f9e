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

constexpr bool is_one(std::uint32_t worlds) {
    return (worlds & (worlds - 1)) == 0;
}

/// The tile by which these two, of one world each, differ.
std::size_t difference(std::uint32_t worlds, std::uint32_t others) {
    return static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(std::countr_zero(worlds)) ^
                                                     static_cast<unsigned>(std::countr_zero(others))));
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

std::uint32_t Offer::behind(const Pick& pick) const {
    std::uint32_t worlds = 0;
    for_each_world(worlds_, [&](unsigned world) { worlds |= after(world, pick); });
    return worlds;
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

Tile Offer::taken(const Pick& pick, std::uint32_t worlds) const {
    switch (pick.by) {
        case Pick::By::number: return tiles_[pick.number - 1u];
        case Pick::By::tile: return pick.tile;
        case Pick::By::unknown: break;
    }
    if (certain() && is_one(worlds)) {  // the last one left
        return tiles_[difference(worlds_, worlds)];
    }
    return Tile::unknown();
}

void Offer::take(std::uint32_t worlds, Stamp line) {
    if (certain() && is_one(worlds)) {
        taken_lines_[difference(worlds_, worlds)] = line;
    }
    worlds_ = worlds;
    ++taken_;
}

bool Offer::may_be(std::size_t tile, std::uint32_t worlds) const {
    bool found = false;
    for_each_world(worlds_, [&](unsigned world) {
        found = found || (!in(world, tile) && (worlds & world_with(world, tile)) != 0);
    });
    return found;
}

bool Offer::may_be_free(std::size_t tile) const {
    bool free = false;
    for_each_world(worlds_, [&](unsigned world) { free = free || !in(world, tile); });
    return free;
}

}  // namespace arbiter::framework
