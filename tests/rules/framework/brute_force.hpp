// The rules of counting a second time, written as plainly as possible, to hold the incremental ones against.
#pragma once

#include "rules/framework/counting.hpp"
#include "rules/framework/state.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace arbiter::framework::brute {

using Point = std::pair<int, int>;
using Points = std::set<Point>;

inline std::array<Point, 4> around(Point point) {
    const auto [x, y] = point;
    return {{{x, y - 1}, {x + 1, y}, {x, y + 1}, {x - 1, y}}};
}

/// A display rebuilt from nothing but cells and tiles, its chains found by completion.
class Table {
public:
    explicit Table(const Display& display) {
        for (const Laid& laid : display.tiles()) {
            tiles_[{laid.cell.x, laid.cell.y}] = laid.tile.colors();
        }
        for (std::size_t color = 0; color < color_count; ++color) {
            for (const auto& [point, colors] : tiles_) {
                if (colors.has(static_cast<Color>(color)) && !chain_at_[color].contains(point)) {
                    chains_.emplace_back();
                    fill(point, color);
                }
            }
        }
    }

    /// The chains of the color that the task tile is in or touches.
    std::set<std::size_t> chains(Point task_tile, Color color) const {
        std::set<std::size_t> found;
        const auto& chain_at = chain_at_[static_cast<std::size_t>(color)];
        const auto add = [&](Point point) {
            if (const auto chain = chain_at.find(point); chain != chain_at.end()) {
                found.insert(chain->second);
            }
        };
        add(task_tile);
        std::ranges::for_each(around(task_tile), add);
        return found;
    }

    Points reached(Point task_tile, Color color) const {
        Points all;
        for (const std::size_t chain : chains(task_tile, color)) {
            all.insert(chains_[chain].begin(), chains_[chain].end());
        }
        return all;
    }

    int count(Point tile, const Task& task, DualFrame dual) const {
        const int first = size(tile, task.first);
        const int second = size(tile, task.second);
        if (task.kind == Task::Kind::one) {
            return first;
        }
        if (task.kind == Task::Kind::either) {
            return std::max(first, second);
        }
        if (dual == DualFrame::twice) {
            return first + second;
        }
        auto all = reached(tile, task.first);
        all.merge(reached(tile, task.second));
        return static_cast<int>(all.size());
    }

private:
    void fill(Point point, std::size_t color) {
        const auto tile = tiles_.find(point);
        if (tile == tiles_.end() || !tile->second.has(static_cast<Color>(color)) ||
            !chain_at_[color].emplace(point, chains_.size() - 1).second) {
            return;
        }
        chains_.back().insert(point);
        for (const Point& next : around(point)) {
            fill(next, color);
        }
    }

    int size(Point tile, Color color) const {
        std::size_t sum = 0;
        for (const std::size_t chain : chains(tile, color)) {
            sum += chains_[chain].size();
        }
        return static_cast<int>(sum);
    }

    std::map<Point, Colors> tiles_;
    std::vector<Points> chains_;
    std::array<std::map<Point, std::size_t>, color_count> chain_at_;
};

/// The tokens on a display after its newest tile: the tokens before, and every task complete now, as far as they last.
inline std::vector<unsigned> cover(const Table& table, const Display& display, std::vector<unsigned> before, int tokens,
                                   DualFrame dual) {
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

/// The most tiles any 5x5 window covers: of all windows that cover a tile, each counted.
inline int window(const Display& display) {
    std::map<Point, int> windows;
    int best = 0;
    for (const Laid& laid : display.tiles()) {
        for (int dx = 0; dx < 5; ++dx) {
            for (int dy = 0; dy < 5; ++dy) {
                best = std::max(best, ++windows[{laid.cell.x - dx, laid.cell.y - dy}]);
            }
        }
    }
    return best;
}

}  // namespace arbiter::framework::brute
