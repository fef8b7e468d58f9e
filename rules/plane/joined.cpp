// Walks from neighbor to neighbor.
#include "rules/plane/joined.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

namespace arbiter::plane {
namespace {

std::pair<std::int32_t, std::int32_t> order_of(Cell cell) {
    return {cell.x, cell.y};
}

}  // namespace

std::vector<bool> joined_to_first(std::span<const Cell> cells, std::span<const Cell> steps) {
    const auto place_of = [&](std::size_t index) { return order_of(cells[index]); };
    std::vector<std::size_t> by_place(cells.size());
    std::iota(by_place.begin(), by_place.end(), std::size_t{0});
    std::ranges::sort(by_place, {}, place_of);
    std::vector<bool> joined(cells.size());
    std::vector<std::size_t> border;
    const auto join = [&](std::size_t index) {
        if (!joined[index]) {
            joined[index] = true;
            border.push_back(index);
        }
    };
    if (!cells.empty()) {
        join(0);
    }
    while (!border.empty()) {
        const Cell here = cells[border.back()];
        border.pop_back();
        for (const Cell step : steps) {
            std::ranges::for_each(std::ranges::equal_range(by_place, order_of(here + step), {}, place_of), join);
        }
    }
    return joined;
}

}  // namespace arbiter::plane
