// Sorts a list of tiles, and finds one in it.
#include "rules/framework/inventory.hpp"

#include <algorithm>

namespace arbiter::framework {

Inventory::Inventory(std::span<const Entry> entries) {
    for (const Entry& entry : entries) {
        const auto key = piece(entry.tile);
        const auto place = std::ranges::lower_bound(pieces_, key);
        const auto index = place - pieces_.begin();
        if (place != pieces_.end() && *place == key) {
            entries_[static_cast<std::size_t>(index)].copies += entry.copies;
        } else {
            pieces_.insert(place, key);
            entries_.insert(entries_.begin() + index, entry);
        }
    }
}

std::optional<std::size_t> Inventory::find(const Tile& tile) const {
    const auto key = piece(tile);
    const auto place = std::ranges::lower_bound(pieces_, key);
    return place != pieces_.end() && *place == key ? std::optional(static_cast<std::size_t>(place - pieces_.begin()))
                                                   : std::nullopt;
}

}  // namespace arbiter::framework
