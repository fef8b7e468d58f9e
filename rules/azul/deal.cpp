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
        return total(group.tiles) == wanted;
    });
}

/// Whether the bag can have filled as many displays as it has fours of tiles, and another one got all the rest of it.
bool bag_can_run_out(const Table& table, std::span<const Group> displays) {
    const auto full = static_cast<int>(total(table.bag) / 4);
    const GoneBefore gone(displays);
    const std::size_t in_front = (std::size_t{1} << full) - 1;
    const std::size_t last = table.in_order ? in_front : (std::size_t{1} << displays.size()) - 1;
    for (std::size_t before = in_front; before <= last; ++before) {
        if (std::popcount(before) != full || gone[before] == GoneBefore::never || !includes(table.bag, gone[before])) {
            continue;
        }
        const Tally rest = table.bag - gone[before];
        for (std::size_t now = 0; now < displays.size(); ++now) {
            const bool next = table.in_order ? now == static_cast<std::size_t>(full) : (before >> now & 1U) == 0;
            if (next && includes(displays[now].tiles, rest)) {
                return true;
            }
        }
    }
    return false;
}

}  // namespace

Tally sum_of(std::span<const Group> displays) {
    return std::accumulate(displays.begin(), displays.end(), Tally{0},
                           [](Tally sum, const Group& group) { return sum + group.tiles; });
}

bool is_filled(std::span<const Group> displays, Tally rest, bool in_order) {
    if (!includes(rest, sum_of(displays))) {
        return false;
    }
    if (in_order) {
        return is_filled_in_order(displays, total(rest));
    }
    const auto count = [&](unsigned tiles) {
        return static_cast<std::size_t>(
            std::ranges::count_if(displays, [&](const Group& group) { return total(group.tiles) == tiles; }));
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
        return includes(table.bag, all);
    }
    return bag_can_run_out(table, displays);
}

}  // namespace arbiter::azul
