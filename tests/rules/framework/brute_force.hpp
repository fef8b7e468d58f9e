// The rules of counting a second time, written as plainly as possible, to hold the incremental ones against.
#pragma once

#include "rules/framework/counting.hpp"
#include "rules/framework/state.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace arbiter::framework::brute {

using Point = std::pair<int, int>;

/// A display rebuilt from nothing but cells and tiles.
struct Table {
    std::map<Point, Tile> tiles;

    explicit Table(const Display& display) {
        for (const Laid& laid : display.tiles()) {
            tiles[{laid.cell.x, laid.cell.y}] = laid.tile;
        }
    }

    bool shows(Point point, Color color) const {
        const auto found = tiles.find(point);
        return found != tiles.end() && found->second.colors().has(color);
    }

    static std::vector<Point> around(Point point) {
        const auto [x, y] = point;
        return {{x, y - 1}, {x + 1, y}, {x, y + 1}, {x - 1, y}};
    }

    void flood(Point point, Color color, std::set<Point>& found) const {
        if (shows(point, color) && found.insert(point).second) {
            for (const Point& next : around(point)) {
                flood(next, color, found);
            }
        }
    }

    /// Every tile of the colour joined to the task tile, itself included if it shows the colour.
    std::set<Point> reached(Point task_tile, Color color) const {
        std::set<Point> found;
        flood(task_tile, color, found);
        for (const Point& next : around(task_tile)) {
            flood(next, color, found);
        }
        return found;
    }

    int count(Point tile, const Task& task, DualFrame dual) const {
        const auto first = reached(tile, task.first);
        const auto second = reached(tile, task.second);
        if (task.kind == Task::Kind::one) {
            return static_cast<int>(first.size());
        }
        if (task.kind == Task::Kind::either) {
            return static_cast<int>(std::max(first.size(), second.size()));
        }
        auto all = first;
        all.insert(second.begin(), second.end());
        return static_cast<int>(dual == DualFrame::once ? all.size() : first.size() + second.size());
    }
};

/// The tokens on a display after its newest tile: the tokens before, and every task complete now, as far as they last.
inline std::vector<unsigned> cover(const Display& display, std::vector<unsigned> before, int tokens, DualFrame dual) {
    const Table table(display);
    before.resize(display.size());
    int placed = 0;
    for (const unsigned bits : before) {
        placed += std::popcount(bits);
    }
    for (std::size_t tile = 0; tile < display.size(); ++tile) {
        const auto tasks = display[tile].tile.tasks();
        const Point point{display[tile].cell.x, display[tile].cell.y};
        for (std::size_t k = 0; k < tasks.size(); ++k) {
            const bool has = (before[tile] >> k & 1u) != 0;
            const bool waits = tasks[k].after && (before[tile] >> (k - 1) & 1u) == 0;
            if (!has && !waits && placed < tokens && table.count(point, tasks[k], dual) >= tasks[k].number) {
                before[tile] |= 1u << k;
                ++placed;
            }
        }
    }
    return before;
}

inline std::vector<unsigned> tokens_of(const Display& display) {
    std::vector<unsigned> tokens;
    for (const Laid& laid : display.tiles()) {
        tokens.push_back(laid.covered);
    }
    return tokens;
}

/// The most tiles any 5x5 window covers, every window looked at.
inline int window(const Display& display) {
    int best = 0;
    for (const Laid& corner : display.tiles()) {
        for (int dx = -4; dx <= 0; ++dx) {
            for (int dy = -4; dy <= 0; ++dy) {
                int inside = 0;
                for (const Laid& laid : display.tiles()) {
                    const int x = laid.cell.x - corner.cell.x - dx;
                    const int y = laid.cell.y - corner.cell.y - dy;
                    inside += x >= 0 && x < 5 && y >= 0 && y < 5 ? 1 : 0;
                }
                best = std::max(best, inside);
            }
        }
    }
    return best;
}

}  // namespace arbiter::framework::brute
