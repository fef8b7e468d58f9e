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

void Chains::add(Colors colors, const Beside& beside, const TileSet& asking) {
    const auto tile = static_cast<std::uint16_t>(of_.size());
    Links links;
    links.fill(none);
    colors.for_each([&](Color color) {
        const auto id = chain_for(color, beside);
        Chain& chain = chains_[id];
        chain.tiles.add(tile);
        chain.onlookers |= asking;
        ++chain.size;
        links[index(color)] = id;
    });
    of_.push_back(links);
    alarms_.push_back({silent, silent, silent, silent, silent});
    if (asking.has(tile)) {
        look_on(tile, beside);
    }
}

std::uint16_t Chains::chain_for(Color color, const Beside& beside) {
    std::uint16_t found = none;
    for (const auto neighbour : beside) {
        const auto id = neighbour == no_tile ? none : of_[neighbour][index(color)];
        if (id != none) {
            found = found == none ? id : join(found, id, color);
        }
    }
    if (found == none) {
        found = static_cast<std::uint16_t>(chains_.size());
        chains_.push_back({});
    }
    return found;
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
    small.tiles.for_each([&](std::size_t tile) { of_[tile][index(color)] = one; });
    large.tiles |= small.tiles;
    large.onlookers |= small.onlookers;
    large.size = static_cast<std::uint8_t>(large.size + small.size);
    // Alarms are sizes, and a chain that swallows another only gets larger: the lower one is early enough for both.
    large.alarm = std::min(large.alarm, small.alarm);
    return one;
}

/// A task tile without a colour still touches the chains of that colour around it.
void Chains::look_on(std::uint16_t tile, const Beside& beside) {
    for (const auto neighbour : beside) {
        if (neighbour == no_tile) {
            continue;
        }
        for (const auto id : of_[neighbour]) {
            if (id != none) {
                chains_[id].onlookers.add(tile);
            }
        }
    }
}

TileSet Chains::tiles(const Reach& reach) const {
    TileSet all;
    for (const auto id : reach) {
        all |= chains_[id].tiles;
    }
    return all;
}

/// Calls those whose size has been reached, and sets the alarm for the next of the others.
TileSet Chains::ring(Chain& chain, Color color) {
    TileSet called;
    chain.alarm = silent;
    chain.onlookers.for_each([&](std::size_t tile) {
        const auto alarm = alarms_[tile][index(color)];
        if (alarm <= chain.size) {
            called.add(tile);
        } else {
            chain.alarm = std::min(chain.alarm, alarm);
        }
    });
    return called;
}

}  // namespace arbiter::framework
