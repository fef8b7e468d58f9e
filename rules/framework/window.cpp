// Slides the window over the display, only where a best one can be.
#include "rules/framework/window.hpp"

#include "rules/framework/inline_vector.hpp"

#include <algorithm>
#include <cstddef>

namespace arbiter::framework {
namespace {

using Cells = InlineVector<Cell, tiles_in_bag>;

Cells cells_by_row(const Display& display) {
    Cells cells;
    for (const Laid& laid : display.tiles()) {
        cells.push_back(laid.cell);
    }
    std::ranges::sort(cells, {}, [](Cell cell) { return cell.y; });
    return cells;
}

/// The columns that hold tiles: a best window can be pushed right until it begins with one of them.
InlineVector<int, tiles_in_bag> columns(const Cells& cells) {
    InlineVector<int, tiles_in_bag> all;
    for (const Cell cell : cells) {
        all.push_back(cell.x);
    }
    std::ranges::sort(all);
    const auto rest = std::unique(all.begin(), all.end());
    while (all.end() != rest) {
        all.erase(all.size() - 1);
    }
    return all;
}

/// Slides a window down the five columns that begin here.
Window best_below(const Cells& cells, int left) {
    Cells inside;
    std::size_t top = 0;
    Window best;
    for (const Cell cell : cells) {
        if (cell.x < left || cell.x >= left + window_side) {
            continue;
        }
        inside.push_back(cell);
        while (inside[top].y <= cell.y - window_side) {
            ++top;
        }
        const int tiles = static_cast<int>(inside.size() - top);
        best = tiles > best.tiles ? Window{{left, inside[top].y}, tiles} : best;
    }
    return best;
}

}  // namespace

Window best_window(const Display& display) {
    const auto cells = cells_by_row(display);
    Window best;
    for (const int left : columns(cells)) {
        const auto window = best_below(cells, left);
        best = window.tiles > best.tiles ? window : best;
    }
    return best;
}

}  // namespace arbiter::framework
