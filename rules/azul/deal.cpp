// Looks for an order in which displays can have been filled.
#include "rules/azul/deal.hpp"

#include <algorithm>
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
    return any_turn(displays, table.in_order, [&](Tally gone, Tally display) {
        return includes(table.bag, gone) && total(table.bag - gone) < 4 && includes(display, table.bag - gone);
    });
}

}  // namespace arbiter::azul
