// Joins chains as tiles are laid, and rings for the tasks that waited for a chain's size.
#include "rules/framework/chains.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace arbiter::framework {
namespace {

/// Eight numbers in one register. Comparing two of these gives ones or zeros in all bits of each.
using Lanes [[gnu::vector_size(sizeof(ByColor))]] = std::uint16_t;

Lanes same(Lanes one, Lanes other) {
    return std::bit_cast<Lanes>(one == other);
}

}  // namespace

/// Without a guess: `none` has all bits set, so that a number joined with ones is none. Where no tile lies, the tile
/// looks at itself.
Chains::Touch Chains::touch(std::size_t tile, const Beside& beside) const {
    const auto chains_on = [&](std::size_t side) { return std::bit_cast<Lanes>(ties_[or_itself(beside[side], tile)]); };
    const Lanes none_at_all = ~Lanes{};
    const Lanes own = std::bit_cast<Lanes>(ties_[tile]);
    const Lanes belongs = ~same(own, none_at_all);
    const Lanes north = chains_on(0);
    const Lanes east = chains_on(1);
    const Lanes south = chains_on(2);
    const Lanes west = chains_on(3);
    const Lanes first = own & (north | belongs);
    const Lanes second = east | same(east, north) | belongs;
    const Lanes third = south | same(south, north) | same(south, east) | belongs;
    const Lanes fourth = west | same(west, north) | same(west, east) | same(west, south) | belongs;
    const Lanes missing = same(first, none_at_all) + same(second, none_at_all) + same(third, none_at_all) +
                          same(fourth, none_at_all);  // each of them counted as -1
    Touch touch{{std::bit_cast<ByColor>(first), std::bit_cast<ByColor>(second), std::bit_cast<ByColor>(third),
                 std::bit_cast<ByColor>(fourth)},
                std::bit_cast<ByColor>(first & second & third & fourth),
                std::bit_cast<ByColor>(missing + std::uint16_t{4})};
    touch.only[no_color_place] = none;
    touch.number[no_color_place] = 0;
    return touch;
}

void Chains::Touch::belong(std::size_t color, std::uint16_t chain) {
    chains[0][color] = chain;
    chains[1][color] = chains[2][color] = chains[3][color] = none;
    only[color] = chain;
    number[color] = 1;
}

Chains::Growth Chains::add(Colors colors, const Beside& beside) {
    const std::size_t tile = ties_.size();
    ties_.push_back({});
    Growth growth{touch(tile, beside), {}};
    colors.for_each([&](Color color) {
        const auto id = chain_of(growth.touch, place(color));
        Chain& chain = chains_[id];
        chain.tiles.add(tile);
        ++chain.size;
        ties_[tile].chains[place(color)] = id;
        growth.touch.belong(place(color), id);
        if (chain.size >= chain.alarm) [[unlikely]] {
            growth.called |= ring(chain, place(color));
        }
    });
    return growth;
}

/// The chain that a new tile joins, which may join those around it.
std::uint16_t Chains::chain_of(const Touch& touch, std::size_t color) {
    if (touch.number[color] == 0) {
        chains_.push_back({});
        return static_cast<std::uint16_t>(chains_.size() - 1);
    }
    if (touch.number[color] == 1) [[likely]] {
        return touch.only[color];
    }
    std::uint16_t chain = none;
    touch.for_each(color, [&](std::uint16_t id) { chain = chain == none ? id : join(chain, id, color); });
    return chain;
}

std::uint16_t Chains::join(std::uint16_t one, std::uint16_t other, std::size_t color) {
    if (chains_[one].size < chains_[other].size) {
        std::swap(one, other);
    }
    Chain& large = chains_[one];
    const Chain& small = chains_[other];
    small.tiles.for_each([&](std::size_t tile) { ties_[tile].chains[color] = one; });
    large.tiles |= small.tiles;
    large.waiting |= small.waiting;
    large.size = static_cast<std::uint8_t>(large.size + small.size);
    // Alarms are sizes, and a chain that swallows another only gets larger: the lower one is early enough for both.
    large.alarm = std::min(large.alarm, small.alarm);
    return one;
}

int Chains::size_of_several(const Touch& touch, std::size_t color) const {
    int sum = 0;
    touch.for_each(color, [&](std::uint16_t id) { sum += chains_[id].size; });
    return sum;
}

TileSet Chains::tiles(const Touch& touch, std::size_t color) const {
    TileSet all;
    touch.for_each(color, [&](std::uint16_t id) { all |= chains_[id].tiles; });
    return all;
}

void Chains::set_alarms(std::size_t tile, const Touch& touch, std::size_t color, int more) {
    touch.for_each(color, [&](std::uint16_t id) { set_alarm_of(id, tile, color, more); });
}

/// Calls those whose size has been reached, who may ask anew, and sets the alarm for the next of the others.
TileSet Chains::ring(Chain& chain, std::size_t color) const {
    TileSet called;
    chain.alarm = silent;
    chain.waiting.for_each([&](std::size_t tile) {
        const auto alarm = ties_[tile].alarms[color];
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
