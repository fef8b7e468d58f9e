// Lays tiles and tokens in a display; finds tiles by their cells.
#include "rules/framework/display.hpp"

#include <algorithm>

namespace arbiter::framework {
bool Display::touches_corner(Cell cell) const {
    return std::ranges::any_of(corners(cell), [&](Cell corner) { return at(corner).has_value(); });
}

void Display::lay(const Tile& tile, const Spot& spot, Stamp line) {
    const auto index = laid_.size();
    const Beside& around = spot.beside;
    slots_[slot(spot.cell, key(spot.cell))] = static_cast<std::uint8_t>(index);
    laid_.push_back({spot.cell, tile, around, 0, line, {}, {}});
    for (std::size_t side = 0; side < around.size(); ++side) {
        if (around[side] != no_tile) {
            laid_[around[side]].beside[(side + 2) % 4] = static_cast<std::uint8_t>(index);
        }
    }
    if (!tile.tasks().empty()) {
        open_.add(index);
    }
    if (!tile.known()) {
        unknown_.add(index);
    }
    chains_.add(tile.colors(), around, asking(index, around));
}

/// The tiles with open tasks among a tile and its neighbours.
TileSet Display::asking(std::size_t index, const Beside& beside) const {
    TileSet tiles = TileSet::of(index) & open_;
    for (const auto tile : beside) {
        if (tile != no_tile && open_.has(tile)) {
            tiles.add(tile);
        }
    }
    return tiles;
}

void Display::cover(std::size_t tile, std::size_t task, Stamp line) {
    Laid& laid = laid_[tile];
    laid.covered = static_cast<std::uint8_t>(laid.covered | 1u << task);
    laid.token_lines[task] = line;
    laid.token_numbers[task] = ++tokens_placed_;
    if (laid.tile.known() && laid.is_done()) {
        open_.remove(tile);
    }
}

bool Display::operator==(const Display& other) const {
    const auto same = [](const Laid& one, const Laid& two) {
        return one.cell == two.cell && one.tile == two.tile && one.covered == two.covered;
    };
    return std::equal(laid_.begin(), laid_.end(), other.laid_.begin(), other.laid_.end(), same);
}

}  // namespace arbiter::framework
