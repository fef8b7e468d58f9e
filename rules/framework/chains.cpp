// Joins chains as tiles are laid, and rings for the tasks that waited for a chain's size.
#include "rules/framework/chains.hpp"

#include <algorithm>
#include <utility>

namespace arbiter::framework {
namespace {

constexpr std::size_t index(Color color) {
    return static_cast<std::size_t>(color);
}

}  // namespace

void Chains::add(Colors colors, const Beside& beside) {
    const auto tile = static_cast<std::uint16_t>(ties_.size());
    ties_.push_back({});
    colors.for_each([&](Color color) {
        const auto id = chain_of(reach(tile, color, beside), color);
        Chain& chain = chains_[id];
        chain.tiles.add(tile);
        ++chain.size;
        ties_[tile].chains[index(color)] = id;
    });
}

/// The chain that a new tile joins, which may join those around it.
std::uint16_t Chains::chain_of(const Reach& around, Color color) {
    if (around.empty()) {
        chains_.push_back({});
        return static_cast<std::uint16_t>(chains_.size() - 1);
    }
    std::uint16_t chain = around.first();
    around.for_each([&](std::uint16_t id) { chain = join(chain, id, color); });
    return chain;
}

std::uint16_t Chains::join(std::uint16_t one, std::uint16_t other, Color color) {
    if (one == other) {
        return one;
    }
    if (chains_[one].size < chains_[other].size) {
        std::swap(one, other);
    }
    Chain& large = chains_[one];
    const Chain& small = chains_[other];
    small.tiles.for_each([&](std::size_t tile) { ties_[tile].chains[index(color)] = one; });
    large.tiles |= small.tiles;
    large.waiting |= small.waiting;
    large.size = static_cast<std::uint8_t>(large.size + small.size);
    // Alarms are sizes, and a chain that swallows another only gets larger: the lower one is early enough for both.
    large.alarm = std::min(large.alarm, small.alarm);
    return one;
}

TileSet Chains::tiles(const Reach& reach) const {
    TileSet all;
    reach.for_each([&](std::uint16_t id) { all |= chains_[id].tiles; });
    return all;
}

/// Calls those whose size has been reached, who may ask anew, and sets the alarm for the next of the others.
TileSet Chains::ring(Chain& chain, Color color) const {
    TileSet called;
    chain.alarm = silent;
    chain.waiting.for_each([&](std::size_t tile) {
        const auto alarm = ties_[tile].alarms[index(color)];
        if (alarm <= chain.size) {
            called.add(tile);
        } else {
            chain.alarm = std::min(chain.alarm, alarm);
        }
    });
    chain.waiting = chain.waiting.without(called);
    return called;
}

}  // namespace arbiter::framework
