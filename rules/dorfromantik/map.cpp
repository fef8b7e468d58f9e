// Lays tiles: joins areas across edges, counts open edges, and scores flags.
#include "rules/dorfromantik/map.hpp"

#include <algorithm>
#include <bit>

namespace arbiter::dorfromantik {
namespace {

constexpr std::size_t usual_tiles = 73;

/// Takes the lowest bit out of a set, and says which one it was.
template <typename Bits>
unsigned pop(Bits& bits) {
    const auto lowest = static_cast<unsigned>(std::countr_zero(bits));
    bits = static_cast<Bits>(bits & (bits - 1));
    return lowest;
}

/// A set bit of `Sides`: a terrain, and the side on which it is shown.
struct Shown {
    Terrain terrain;
    unsigned side;
};

Shown pop_shown(Sides& sides) {
    const unsigned bit = pop(sides);
    return {static_cast<Terrain>(bit / 6), bit % 6};
}

/// The few areas a single tile can touch, each once.
class Roots {
public:
    bool insert(AreaNumber root) {
        if (contains(root)) {
            return false;
        }
        roots_[count_++] = root;
        return true;
    }

    bool contains(AreaNumber root) const { return std::find(roots_.begin(), end(), root) != end(); }

private:
    using Few = std::array<AreaNumber, 6 + terrains>;

    Few::const_iterator end() const { return roots_.begin() + count_; }

    Few roots_;
    std::uint8_t count_ = 0;
};

}  // namespace

Map::Map() {
    laid_.reserve(usual_tiles);
    areas_.reserve(3 * usual_tiles);
}

Surroundings Map::around(Cell cell) const {
    Surroundings around{.tiles = grid_.around(cell)};
    if (laid_.empty()) {
        return around;
    }
    std::uint32_t taken = 0;
    std::uint32_t known = 0;
    // On which sides a tile lies looks like chance: where none does, the first tile is looked at and masked.
    for (const Direction direction : all_directions) {
        const TileNumber next = around.tiles[index(direction)];
        const std::uint32_t lies = next != no_tile ? 1U : 0U;
        const std::uint32_t mask = 0U - lies;
        const Tile& tile = laid_[next & mask].tile;
        taken |= lies << index(direction);
        known |= (lies & (tile.known() ? 1U : 0U)) << index(direction);
        around.facing |= (tile.sides() >> index(opposite(direction)) & one_side & mask) << index(direction);
    }
    around.taken = static_cast<std::uint8_t>(taken);
    around.known = static_cast<std::uint8_t>(known);
    return around;
}

Area Map::forecast(Tile tile, Terrain terrain, const Surroundings& around) const {
    const std::uint8_t own = sides_of(tile.sides(), terrain);
    const std::uint8_t facing = sides_of(around.facing, terrain);
    Area area{.tiles = 1, .open = count(own & static_cast<std::uint8_t>(~around.taken))};
    Roots joined;
    for (auto sides = static_cast<unsigned>(own & facing); sides != 0;) {
        const AreaNumber root = area_of(around.tiles[pop(sides)], terrain);
        if (joined.insert(root)) {
            area.tiles += areas_[root].tiles;
            area.open += areas_[root].open;
        }
    }
    // Every edge of the joined areas that faces this cell closes, also where the tile itself shows something else.
    for (unsigned sides = facing; sides != 0;) {
        if (joined.contains(area_of(around.tiles[pop(sides)], terrain))) {
            --area.open;
        }
    }
    return area;
}

TileNumber Map::lay(Cell cell, Tile tile, const Surroundings& around, Stamp stamp) {
    const TileNumber number = size();
    grid_.put(cell, number);
    laid_.push_back({cell, tile, areas_.size(), stamp});
    found_areas(tile, around);
    connect(number, around);
    for (const Terrain line : {Terrain::track, Terrain::stream}) {
        measure_line(number, line);
    }
    unscored_flags_ += tile.flag() ? 1U : 0U;
    if (unscored_flags_ > 0) {
        score_flags(number, around);
    }
    return number;
}

void Map::found_areas(Tile tile, const Surroundings& around) {
    const Sides open = tile.sides() & ~everywhere(around.taken);
    for (unsigned shown = tile.shown(); shown != 0;) {
        const auto terrain = static_cast<Terrain>(pop(shown));
        areas_.add({.tiles = 1, .open = count(sides_of(open, terrain)), .flags = tile.flag() == terrain ? 1U : 0U});
    }
}

void Map::connect(TileNumber number, const Surroundings& around) {
    for (Sides facing = around.facing; facing != 0;) {
        const auto [terrain, side] = pop_shown(facing);
        const AreaNumber root = area_of(around.tiles[side], terrain);
        areas_.close_edge(root);
        if ((sides_of(laid_[number].tile.sides(), terrain) >> side & 1U) != 0) {
            areas_.join(root, area_of(number, terrain));
        }
    }
}

void Map::measure_line(TileNumber number, Terrain line) {
    if (laid_[number].tile.shows(line)) {
        std::uint32_t& longest = longest_[index(line) - index(Terrain::track)];
        longest = std::max(longest, areas_[area_of(number, line)].tiles);
    }
}

/// Of the territories that the tile has touched those with flags that are closed, each once.
template <typename Visit>
void Map::each_closed_flag(TileNumber number, const Surroundings& around, Visit visit) const {
    Roots met;
    const auto meet = [&](TileNumber tile, Terrain territory) {
        const AreaNumber root = area_of(tile, territory);
        const Area& area = areas_[root];
        if (area.flags > 0 && area.closed() && met.insert(root)) {
            visit(index(territory), area);
        }
    };
    constexpr unsigned territories = (1U << flagged_terrains) - 1;
    for (unsigned shown = laid_[number].tile.shown() & territories; shown != 0;) {
        meet(number, static_cast<Terrain>(pop(shown)));
    }
    constexpr Sides territory_sides = (Sides{1} << (6 * flagged_terrains)) - 1;
    for (Sides facing = around.facing & ~laid_[number].tile.sides() & territory_sides; facing != 0;) {
        const auto [territory, side] = pop_shown(facing);
        meet(around.tiles[side], territory);
    }
}

// A territory that was touched had an open edge until now, so whatever is found closed has closed this moment,
// and it can never grow again: its flags are scored here once and for all.
void Map::score_flags(TileNumber number, const Surroundings& around) {
    each_closed_flag(number, around, [&](std::size_t territory, const Area& area) {
        flag_points_[territory] += area.flags * area.tiles;
        unscored_flags_ -= area.flags;
    });
}

void Map::reopen_flags(TileNumber number, const Surroundings& around) {
    each_closed_flag(number, around, [&](std::size_t territory, const Area& area) {
        flag_points_[territory] -= area.flags * area.tiles;
        unscored_flags_ += area.flags;
    });
}

void Map::take_up() {
    const LaidTile last = laid_.back();
    const TileNumber number = size() - 1;
    const Surroundings around = this->around(last.cell);
    reopen_flags(number, around);
    unscored_flags_ -= last.tile.flag() ? 1U : 0U;
    disconnect(number, around);
    areas_.drop_from(last.first_area);
    laid_.pop_back();
    grid_.clear(last.cell);
    for (const Terrain line : {Terrain::track, Terrain::stream}) {
        longest_[index(line) - index(Terrain::track)] = 0;
        for (TileNumber left = 0; left < size(); ++left) {
            measure_line(left, line);
        }
    }
}

/// Connecting backwards, step by step.
void Map::disconnect(TileNumber number, const Surroundings& around) {
    std::array<Shown, 6> sides{};
    std::size_t count = 0;
    for (Sides facing = around.facing; facing != 0;) {
        sides[count++] = pop_shown(facing);
    }
    while (count-- > 0) {
        const auto [terrain, side] = sides[count];
        if ((sides_of(laid_[number].tile.sides(), terrain) >> side & 1U) != 0) {
            areas_.part();
        }
        areas_.open_edge(area_of(around.tiles[side], terrain));
    }
}

}  // namespace arbiter::dorfromantik
