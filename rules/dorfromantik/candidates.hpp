// What a play with missing facts can have been.
#pragma once

#include "rules/dorfromantik/table.hpp"
#include "rules/dorfromantik/told.hpp"

#include <array>
#include <bitset>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik {

/// Knows the tiles that the record names after the missing one, which narrow it down as much as those before it.
class Candidates {
public:
    explicit Candidates(std::span<const Told> told);

    /// The plays that could be meant; with invented tiles a few of the likely ones only.
    std::vector<Play> of(const Play& play, const Table& table) const;

private:
    void learn(const Play& play);
    std::vector<Tile> tiles(const Play& play, const Table& table) const;
    std::vector<Tile> printed_tiles_left(const Play& play, const Table& table) const;
    std::vector<Tile> invented_tiles(const Play& play, const Table& table) const;
    std::optional<Terrain> met(Cell cell, Direction side, const Table& table) const;
    bool meets_later_tiles(Tile tile, Cell cell) const;

    std::bitset<printed_tiles> named_;
    std::map<std::pair<std::int32_t, std::int32_t>, Tile> laid_;
};

}  // namespace arbiter::dorfromantik
