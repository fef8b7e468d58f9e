// Finds the square of cells that a cell lies in, and makes room for more of them.
#include "rules/dorfromantik/grid.hpp"

namespace arbiter::dorfromantik {
namespace {

constexpr std::size_t first_slots = 16;

std::size_t scatter(Cell place) {
    const auto both =
        static_cast<std::uint64_t>(static_cast<std::uint32_t>(place.x)) << 32 | static_cast<std::uint32_t>(place.y);
    return static_cast<std::size_t>((both * 0x9E3779B97F4A7C15ULL) >> 32);
}

}  // namespace

/// Stands for all squares that are not kept.
const Grid::Square Grid::empty = [] {
    Square square{};
    square.tiles.fill(no_tile);
    return square;
}();

Grid::Grid() : slots_(first_slots) {}

std::size_t Grid::slot_of(Cell place) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = scatter(place) & mask;
    while (slots_[slot] != 0 && squares_[slots_[slot] - 1].place != place) {
        slot = (slot + 1) & mask;
    }
    return slot;
}

const Grid::Square& Grid::find_square(Cell place) const {
    const std::uint32_t number = slots_[slot_of(place)];
    return number == 0 ? empty : squares_[number - 1];
}

/// Of a cell on the rim of its square.
Around Grid::around_across(Cell here) const {
    Around around;
    for (const Direction direction : all_directions) {
        const Cell next = neighbor(here, direction);
        around[index(direction)] = square_of(place_of(next)).tiles[spot(next)];
    }
    return around;
}

/// In a square that is not the first, or not there yet.
void Grid::put_elsewhere(Cell cell, TileNumber tile) {
    if (squares_.empty()) {
        corner_ = {cell.x - width / 2, cell.y - width / 2};
    }
    const Cell here = from_corner(cell);
    open_square(place_of(here)).tiles[spot(here)] = tile;
}

Grid::Square& Grid::open_square(Cell place) {
    const std::size_t slot = slot_of(place);
    if (slots_[slot] != 0) {
        return squares_[slots_[slot] - 1];
    }
    squares_.push_back(empty);
    squares_.back().place = place;
    slots_[slot] = static_cast<std::uint32_t>(squares_.size());
    if (2 * squares_.size() > slots_.size()) {
        rehash();
    }
    return squares_.back();
}

void Grid::rehash() {
    slots_.assign(2 * slots_.size(), 0);
    for (std::uint32_t number = 1; number <= squares_.size(); ++number) {
        slots_[slot_of(squares_[number - 1].place)] = number;
    }
}

}  // namespace arbiter::dorfromantik
