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

/// All sides of the territories of a set.
constexpr auto sides_of_all = [] {
    std::array<Sides, 1U << flagged_terrains> sides{};
    for (unsigned territories = 0; territories < sides.size(); ++territories) {
        for (unsigned terrain = 0; terrain < flagged_terrains; ++terrain) {
            sides[territories] |= (territories >> terrain & 1U) * (Sides{0x3F} << (6 * terrain));
        }
    }
    return sides;
}();

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
    static_assert(static_cast<TileNumber>(no_tile + 1) == 0);
    laid_.reserve(usual_tiles + 1);
    laid_.emplace_back();
    areas_.reserve(3 * usual_tiles);
}

Surroundings Map::around(Cell cell) const {
    Surroundings around{.tiles = grid_.around(cell)};
    std::uint32_t taken = 0;
    Sides shown = 0;
    // On which sides a tile lies looks like chance: where none does, one is looked at that shows nothing.
    for (const Direction direction : all_directions) {
        const TileNumber next = around.tiles[index(direction)];
        const Sides sides = (*this)[next].tile.sides();
        taken |= (next != no_tile ? 1U : 0U) << index(direction);
        shown |= (sides >> index(opposite(direction)) & one_side) << index(direction);
    }
    around.facing = shown;
    around.taken = static_cast<std::uint8_t>(taken);
    around.known = all_known_ ? around.taken : known_around(around);
    return around;
}

std::uint8_t Map::known_around(const Surroundings& around) const {
    unsigned known = 0;
    for (unsigned left = around.taken; left != 0;) {
        const unsigned side = pop(left);
        known |= ((*this)[around.tiles[side]].tile.known() ? 1U : 0U) << side;
    }
    return static_cast<std::uint8_t>(known);
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
    all_known_ = all_known_ && tile.known();
    found_areas(tile, around);
    connect(number, around);
    for (const Terrain line : {Terrain::track, Terrain::stream}) {
        measure_line(number, line);
    }
    if (const auto flag = tile.flag()) {
        ++unscored_flags_;
        flagged_ = static_cast<std::uint8_t>(flagged_ | 1U << index(*flag));
    }
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
    const LaidTile laid = (*this)[number];
    for (Sides facing = around.facing; facing != 0;) {
        const bool joined = (facing & (0U - facing) & laid.tile.sides()) != 0;
        const auto [terrain, side] = pop_shown(facing);
        const AreaNumber root = area_of(around.tiles[side], terrain);
        areas_.close_edge(root);
        if (joined) {
            areas_.join(root, laid.first_area + laid.tile.rank(terrain));
        }
    }
}

void Map::measure_line(TileNumber number, Terrain line) {
    if ((*this)[number].tile.shows(line)) {
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
    const Tile tile = (*this)[number].tile;
    for (unsigned shown = tile.shown() & flagged_; shown != 0;) {
        meet(number, static_cast<Terrain>(pop(shown)));
    }
    for (Sides facing = around.facing & ~tile.sides() & sides_of_all[flagged_]; facing != 0;) {
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

void Map::move_by(Cell by) {
    grid_ = Grid();
    for (TileNumber number = 0; number < size(); ++number) {
        Cell& cell = laid_[number + 1].cell;
        cell = cell + by;
        grid_.put(cell, number);
    }
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
        if ((sides_of((*this)[number].tile.sides(), terrain) >> side & 1U) != 0) {
            areas_.part();
        }
        areas_.open_edge(area_of(around.tiles[side], terrain));
    }
}

}  // namespace arbiter::dorfromantik
