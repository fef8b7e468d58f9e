// What the set lines of a position of Grawlix say, before tiles and cells written ? in it are filled in.
#pragma once

#include "grammar/grawlix/set.hpp"
#include "rules/candidates/interface.hpp"
#include "rules/grawlix/table.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace arbiter::grawlix {

struct SetHand {
    std::vector<WrittenTile> tiles;
    bool written = false;
    std::uint32_t told_to = 0;  ///< when it is not: where the line ends of which its tiles are told
};

/// Places are cells where that is possible; else they are `?`, or a direction from the numbered tile that is.
struct PartialPosition {
    std::vector<SetTile> grid;  ///< in the order written
    std::array<SetHand, player_count> hands;
    std::array<int, player_count> played{};
    int mover = 0;
    std::optional<Cell>
        counted_from{};  ///< where the first tile lay before a gap: its cell is 0,0 as records are written

    bool drafted() const { return !grid.empty() || !hands[0].tiles.empty() || !hands[1].tiles.empty(); }
    bool grid_is_open() const;
    bool cells_are_open() const;
    /// No cell of it is known.
    bool floats() const;
    bool is_open() const;
};

/// A cell that is known: neither `?` nor seen from one that is.
inline bool is_cell(const Place& place) {
    return place.by == Place::By::cell;
}

/// The tiles that are shown by name.
TileSet named(const PartialPosition& partial_position);

/// Where the tiles of this place's direction lead, from those before it; nothing when there is no such tile.
std::optional<Place> resolved(const Place& place, std::span<const SetTile> before);

/// Where the tiles lie; their cells must be known.
std::vector<Cell> cells_of(std::span<const SetTile> grid);

using SettingSink = std::function<bool(const PartialPosition& filled, std::span<const candidates::FilledIn> values)>;

/// Calls visit(filled, values) for every grid that fills in what is written `?`, until it answers false. Answers false
/// when somebody has had enough: the visitor, or the search, which then may have found none of many.
bool each_grid(const PartialPosition& partial_position, const SettingSink& visit);

}  // namespace arbiter::grawlix
