// The one map all players build: which tile lies where, and the areas the tiles form.
#pragma once

#include "grammar/dorfromantik/tile.hpp"
#include "rules/dorfromantik/areas.hpp"
#include "rules/dorfromantik/grid.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace arbiter::dorfromantik {

/// Where in the record something was written: the byte at which its line begins; 0 is nowhere.
using Stamp = std::uint32_t;

struct LaidTile {
    Cell cell{};
    Tile tile{};
    AreaNumber first_area = 0;  ///< the tile's areas are numbered from here, in the order of its terrains
    Stamp stamp = 0;
};

/// What lies around a cell.
struct Surroundings {
    Around tiles{};
    std::uint8_t taken = 0;  ///< a bit for each side on which a tile lies
    std::uint8_t known = 0;  ///< and for each on which it is known what the tile shows
    Sides facing = 0;        ///< what those tiles show towards the cell, by the sides of the cell
};

class Map {
public:
    Map();

    bool empty() const { return size() == 0; }
    TileNumber size() const { return static_cast<TileNumber>(laid_.size()) - 1; }
    std::span<const LaidTile> tiles() const { return std::span(laid_).subspan(1); }
    const LaidTile& operator[](TileNumber number) const { return laid_[number + 1]; }
    TileNumber at(Cell cell) const { return grid_.at(cell); }
    Surroundings around(Cell cell) const;

    /// The area of this terrain that a tile would belong to, were it laid.
    Area forecast(Tile tile, Terrain terrain, const Surroundings& around) const;

    /// The cell must be empty, and these its surroundings.
    TileNumber lay(Cell cell, Tile tile, const Surroundings& around, Stamp stamp);
    /// Takes up the tile laid last.
    void take_up();
    /// All tiles lie so much elsewhere.
    void move_by(Cell by);

    /// The area of a terrain the tile shows, as it was when the tile was laid: by now perhaps a part of another.
    AreaNumber founded(TileNumber number, Terrain terrain) const {
        const LaidTile& laid = (*this)[number];
        return laid.first_area + laid.tile.rank(terrain);
    }
    /// The area that this one is a part of now.
    AreaNumber whole(AreaNumber part) const { return areas_.root(part); }
    /// The area of a terrain the tile shows, as it is now.
    AreaNumber area_of(TileNumber number, Terrain terrain) const { return whole(founded(number, terrain)); }
    const Area& area(AreaNumber root) const { return areas_[root]; }

    /// Tiles of the largest connected track or stream, closed or not.
    std::uint32_t longest(Terrain line) const { return longest_[index(line) - index(Terrain::track)]; }

    /// What a copy takes, in bytes.
    std::size_t weight() const { return grid_.weight() + size() * sizeof(LaidTile) + areas_.weight(); }

    /// For every flag in a closed territory the tiles of that territory.
    std::uint32_t flag_points(Terrain territory) const { return flag_points_[index(territory)]; }

private:
    std::uint8_t known_around(const Surroundings& around) const;
    void found_areas(Tile tile, const Surroundings& around);
    void connect(TileNumber number, const Surroundings& around);
    void measure_line(TileNumber number, Terrain line);
    void score_flags(TileNumber number, const Surroundings& around);
    void reopen_flags(TileNumber number, const Surroundings& around);
    template <typename Visit>
    void each_closed_flag(TileNumber number, const Surroundings& around, Visit visit) const;
    void disconnect(TileNumber number, const Surroundings& around);

    Grid grid_;
    std::vector<LaidTile> laid_;  ///< behind one that shows nothing and stands for no tile: one more is `no_tile`, too
    Areas areas_;
    std::array<std::uint32_t, 2> longest_{};
    std::array<std::uint32_t, flagged_terrains> flag_points_{};
    std::uint32_t unscored_flags_ = 0;  ///< on tiles whose territory is open
    std::uint8_t flagged_ = 0;          ///< a bit for each territory in which there have been flags
    bool all_known_ = true;             ///< no tile was ever laid that nobody wrote down
};

}  // namespace arbiter::dorfromantik
