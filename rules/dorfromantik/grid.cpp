// Finds the square of cells that a cell lies in, and makes room for more of them.
#include "rules/dorfromantik/grid.hpp"

namespace arbiter::dorfromantik {
namespace {

constexpr std::size_t first_slots = 64;
constexpr std::size_t first_squares = 16;

std::size_t scatter(Cell place) {
    const auto both =
        static_cast<std::uint64_t>(static_cast<std::uint32_t>(place.q)) << 32 | static_cast<std::uint32_t>(place.r);
    return static_cast<std::size_t>((both * 0x9E3779B97F4A7C15ULL) >> 32);
}

}  // namespace

Grid::Grid() : slots_(first_slots) {
    squares_.reserve(first_squares);
    add_square({});
}

std::size_t Grid::slot_of(Cell place) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = scatter(place) & mask;
    while (slots_[slot] != 0 && squares_[slots_[slot]].place != place) {
        slot = (slot + 1) & mask;
    }
    return slot;
}

Around Grid::around(Cell cell) const {
    Around around;
    Cell place = place_of(cell);
    const Square* square = &square_of(place);
    for (const Direction direction : all_directions) {
        const Cell next = neighbour(cell, direction);
        if (place_of(next) != place) {
            place = place_of(next);
            square = &square_of(place);
        }
        around[index(direction)] = square->tiles[spot(next)];
    }
    return around;
}

void Grid::put(Cell cell, TileNumber tile) {
    open_square(place_of(cell)).tiles[spot(cell)] = tile;
}

Grid::Square& Grid::open_square(Cell place) {
    const std::size_t slot = slot_of(place);
    if (slots_[slot] != 0) {
        return squares_[slots_[slot]];
    }
    slots_[slot] = static_cast<std::uint32_t>(squares_.size());
    add_square(place);
    if (2 * squares_.size() > slots_.size()) {
        rehash();
    }
    return squares_.back();
}

void Grid::add_square(Cell place) {
    Square& square = squares_.emplace_back();
    square.place = place;
    square.tiles.fill(no_tile);
}

void Grid::rehash() {
    slots_.assign(2 * slots_.size(), 0);
    for (std::uint32_t number = 1; number < squares_.size(); ++number) {
        slots_[slot_of(squares_[number].place)] = number;
    }
}

}  // namespace arbiter::dorfromantik
