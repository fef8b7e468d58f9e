// Grawlix told a second time, as slowly and plainly as the leaflet tells it; shares nothing with the rules under test.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace naive {

using Tile = std::string;  // "@B"
using Tiles = std::vector<Tile>;

struct Laid {
    Tile tile;
    long x = 0;
    long y = 0;
};

struct Table {
    std::vector<Laid> grid;
    std::array<Tiles, 2> hands;
    Tiles supply;
    std::array<int, 2> played{};
    int mover = 0;
};

inline Tiles every_tile() {
    Tiles tiles;
    for (const char glyph : std::string("@#$%&*")) {
        for (const char color : std::string("ROYGBV")) {
            tiles.push_back(Tile{glyph, color});
        }
    }
    return tiles;
}

inline bool has(const Tiles& tiles, const Tile& tile) {
    return std::find(tiles.begin(), tiles.end(), tile) != tiles.end();
}

inline void take(Tiles& tiles, const Tile& tile) {
    tiles.erase(std::find(tiles.begin(), tiles.end(), tile));
}

inline bool alike(const Tile& one, const Tile& other) {
    return one[0] == other[0] || one[1] == other[1];
}

/// A tile may lie in a line that is in use, or open a new one while fewer than six are.
inline bool in_frame(const Table& table, long x, long y) {
    std::set<long> columns;
    std::set<long> rows;
    for (const Laid& laid : table.grid) {
        columns.insert(laid.x);
        rows.insert(laid.y);
    }
    return (columns.contains(x) || columns.size() < 6) && (rows.contains(y) || rows.size() < 6);
}

inline bool free_and_touching(const Table& table, long x, long y) {
    bool touching = table.grid.empty();
    for (const Laid& laid : table.grid) {
        if (laid.x == x && laid.y == y) {
            return false;
        }
        touching = touching || std::labs(laid.x - x) + std::labs(laid.y - y) == 1;
    }
    return touching;
}

inline bool differs_in_lines(const Table& table, const Tile& tile, long x, long y) {
    return std::none_of(table.grid.begin(), table.grid.end(),
                        [&](const Laid& laid) { return (laid.x == x || laid.y == y) && alike(laid.tile, tile); });
}

inline bool may_lay(const Table& table, const Tile& tile, long x, long y) {
    return free_and_touching(table, x, y) && in_frame(table, x, y) && differs_in_lines(table, tile, x, y);
}

/// Every cell beside a tile, taken or not; of an empty grid one cell stands for all.
inline std::set<std::pair<long, long>> cells_to_try(const Table& table) {
    std::set<std::pair<long, long>> cells;
    for (const Laid& laid : table.grid) {
        cells.insert({laid.x + 1, laid.y});
        cells.insert({laid.x - 1, laid.y});
        cells.insert({laid.x, laid.y + 1});
        cells.insert({laid.x, laid.y - 1});
    }
    if (cells.empty()) {
        cells.insert({0, 0});
    }
    return cells;
}

inline std::vector<Laid> placements(const Table& table, int player) {
    std::vector<Laid> found;
    for (const auto& [x, y] : cells_to_try(table)) {
        for (const Tile& tile : table.hands[static_cast<std::size_t>(player)]) {
            if (may_lay(table, tile, x, y)) {
                found.push_back({tile, x, y});
            }
        }
    }
    return found;
}

/// Lays a tile and drafts another; `drafted` is empty when the supply is.
inline Table after(Table table, const Laid& laid, const Tile& drafted) {
    Tiles& hand = table.hands[static_cast<std::size_t>(table.mover)];
    take(hand, laid.tile);
    table.grid.push_back(laid);
    if (!drafted.empty()) {
        take(table.supply, drafted);
        hand.push_back(drafted);
    }
    ++table.played[static_cast<std::size_t>(table.mover)];
    table.mover = 1 - table.mover;
    return table;
}

inline std::uint64_t count(const Table& table, int plays) {
    if (plays == 0) {
        return 1;
    }
    std::uint64_t total = 0;
    for (const Laid& laid : placements(table, table.mover)) {
        if (table.supply.empty()) {
            total += count(after(table, laid, ""), plays - 1);
        }
        for (const Tile& drafted : table.supply) {
            total += plays == 1 ? 1 : count(after(table, laid, drafted), plays - 1);
        }
    }
    return total;
}

}  // namespace naive
