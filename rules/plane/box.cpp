// Goes through the cells around others.
#include "rules/plane/box.hpp"

#include <algorithm>
#include <cstdint>

namespace arbiter::plane {

std::vector<Cell> cells_around(std::span<const Cell> cells) {
    std::vector<Cell> around;
    if (cells.empty()) {
        return around;
    }
    const auto [left, right] = std::ranges::minmax(cells, {}, &Cell::x);
    const auto [top, bottom] = std::ranges::minmax(cells, {}, &Cell::y);
    for (std::int32_t y = top.y - 1; y <= bottom.y + 1; ++y) {
        for (std::int32_t x = left.x - 1; x <= right.x + 1; ++x) {
            if (around.size() == most_cells_searched) {
                return around;
            }
            around.push_back({x, y});
        }
    }
    return around;
}

}  // namespace arbiter::plane
