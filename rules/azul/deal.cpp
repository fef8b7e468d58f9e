// Looks for an order in which displays can have been filled.
#include "rules/azul/deal.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace arbiter::azul {
namespace {

bool is_filled_in_order(std::span<const Group> displays, unsigned rest) {
    return std::ranges::all_of(displays, [&](const Group& group) {
        const unsigned wanted = std::min(4U, rest);
        rest -= wanted;
        return total(tiles_of(group)) == wanted;
    });
}

/// The bag has filled the displays before, and `left` of its tiles remain; the next display gets them all, and the lid
/// fills what is missing. Tiles that nobody noted can be any: those of the displays before any of the bag's, which may
/// still hold all of `bag`; those of the others any of the lid's. `others`: the known ones behind.
bool gets_rest(Tally bag, unsigned left, const Group& display, Tally others, Tally lid) {
    const Tally from_bag = least_of(bag, display.tiles);
    const Tally lacks = without(others, lid);
    return includes(from_bag, lacks) && total(lacks) <= left && total(from_bag) + display.unknown >= left;
}

/// Whether the bag can have filled as many displays as it has fours of tiles, and another one got all the rest of it.
bool bag_can_run_out(const Table& table, std::span<const Group> displays) {
    const auto full = static_cast<int>(total(table.bag) / 4);
    const Tally all = known_of(sum_of(displays));
    const GoneBefore gone(displays);
    const std::size_t in_front = (std::size_t{1} << full) - 1;
    const std::size_t last = table.in_order ? in_front : (std::size_t{1} << displays.size()) - 1;
    for (std::size_t before = in_front; before <= last; ++before) {
        const Tally known = known_of(gone[before]);
        if (std::popcount(before) != full || gone[before] == GoneBefore::never || !includes(table.bag, known)) {
            continue;
        }
        for (std::size_t now = 0; now < displays.size(); ++now) {
            const bool next = table.in_order ? now == static_cast<std::size_t>(full) : (before >> now & 1U) == 0;
            if (next && gets_rest(table.bag - known, total(table.bag) % 4, displays[now], all - known, table.lid)) {
                return true;
            }
        }
    }
    return false;
}

}  // namespace

Tally sum_of(std::span<const Group> displays) {
    return std::accumulate(displays.begin(), displays.end(), Tally{0},
                           [](Tally sum, const Group& group) { return sum + tiles_of(group); });
}

bool is_filled(std::span<const Group> displays, Tally rest, bool in_order) {
    if (!includes(rest, known_of(sum_of(displays)))) {
        return false;
    }
    if (in_order) {
        return is_filled_in_order(displays, total(rest));
    }
    const auto count = [&](unsigned tiles) {
        return static_cast<std::size_t>(
            std::ranges::count_if(displays, [&](const Group& group) { return total(tiles_of(group)) == tiles; }));
    };
    const std::size_t full = std::min<std::size_t>(displays.size(), total(rest) / 4);
    const unsigned partial = full == displays.size() ? 0 : total(rest) % 4;
    const std::size_t empty = displays.size() - full - (partial == 0 ? 0U : 1U);
    return count(4) == full && count(0) == empty && (partial == 0 || count(partial) == 1);
}

bool can_be_dealt(const Table& table, std::span<const Group> displays) {
    const Tally all = sum_of(displays);
    if (!is_filled(displays, table.bag + table.lid, table.in_order)) {
        return false;
    }
    if (total(table.bag) >= total(all)) {
        return includes(table.bag, known_of(all));
    }
    return bag_can_run_out(table, displays);
}

}  // namespace arbiter::azul
