// The tiles in the bag and how often each exists, for a table that wrote its own list (ruling `inventory`).
#pragma once

#include "grammar/framework/tile.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace arbiter::framework {

class Inventory {
public:
    struct Entry {
        Tile tile;
        int copies = 1;
    };

    Inventory() = default;
    /// The same tile listed twice is one tile with the copies of both.
    explicit Inventory(std::span<const Entry> entries);

    std::span<const Entry> entries() const { return entries_; }
    std::optional<std::size_t> find(const Tile& tile) const;

private:
    std::vector<Entry> entries_;         ///< ordered by piece
    std::vector<std::uint64_t> pieces_;  ///< of the same index
};

}  // namespace arbiter::framework
