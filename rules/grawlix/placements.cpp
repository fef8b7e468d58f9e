// Goes through hands and open cells, and counts the lines of play behind them.
#include "rules/grawlix/placements.hpp"

#include <algorithm>

namespace arbiter::grawlix {

namespace {

std::uint64_t replacements(const Table& table) {
    return static_cast<std::uint64_t>(std::max(1, table.supply().size()));
}

std::uint64_t count_placements(const Table& table) {
    std::uint64_t count = 0;
    table.grid().any_fit(table.hand(table.mover()), [&](Cell, TileSet fitting) {
        count += static_cast<std::uint64_t>(fitting.size());
        return false;
    });
    return count;
}

/// The replacement is not played within the next two plays, so that which one it is makes no difference.
std::uint64_t count_two(const Table& table) {
    std::uint64_t count = 0;
    each_placement(table, [&](Placement placement) {
        Table next = table;
        next.lay(table.mover(), placement.tile, placement.cell);
        if (!table.supply().empty()) {
            next.draw(table.mover(), table.supply().first());
        }
        count += count_placements(next) * replacements(next);
    });
    return count * replacements(table);
}

}  // namespace

std::optional<Placement> any_placement(const Table& table) {
    std::optional<Placement> found;
    table.grid().any_fit(table.hand(table.mover()), [&](Cell cell, TileSet fitting) {
        found = Placement{fitting.first(), cell};
        return true;
    });
    return found;
}

std::uint64_t count_continuations(const Table& table, unsigned plays) {
    if (plays == 0) {
        return 1;
    }
    if (plays == 1) {
        return count_placements(table) * replacements(table);
    }
    if (plays == 2) {
        return count_two(table);
    }
    std::uint64_t count = 0;
    each_placement(table, [&](Placement placement) {
        Table laid = table;
        laid.lay(table.mover(), placement.tile, placement.cell);
        if (laid.supply().empty()) {
            count += count_continuations(laid, plays - 1);
        }
        for (const Tile tile : laid.supply()) {
            Table next = laid;
            next.draw(table.mover(), tile);
            count += count_continuations(next, plays - 1);
        }
    });
    return count;
}

}  // namespace arbiter::grawlix
