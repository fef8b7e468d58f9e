// What the record says has happened, tile by tile, with the unknown ones left unknown.
#pragma once

#include "grammar/grawlix/cell.hpp"
#include "grammar/grawlix/tile.hpp"
#include "rules/effort.hpp"
#include "rules/grawlix/table.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace arbiter::grawlix {

/// The most tiles that can be laid legally (ruling `longest`; "Gameplay" says that thirty-six cannot).
inline constexpr int longest_game = 34;

/// One tile laid.
struct Lay {
    Cell cell{};
    WrittenTile tile{};
    std::uint8_t player = 0;
    bool stands = false;  ///< laid against the rules, and left so
};

/// One tile taken from the supply, at the draft or as a replacement.
struct Draw {
    WrittenTile tile{};
    std::uint8_t player = 0;
    std::uint8_t lays_before = 0;  ///< how many tiles lay in the grid then
};

class History {
public:
    explicit History(int first_player, Budget budget = {}) : first_player_(first_player), budget_(budget) {}

    /// For searching what its unknown tiles may be.
    Budget budget() const { return budget_; }

    int first_player() const { return first_player_; }
    bool full() const { return lays_count_ == tile_count; }
    int lay_count() const { return lays_count_; }
    int draw_count() const { return draws_count_; }
    const Lay& lay(int index) const { return lays_[static_cast<std::size_t>(index)]; }
    const Draw& draw(int index) const { return draws_[static_cast<std::size_t>(index)]; }

    /// How many of the tiles are written `?`.
    int unknown_count() const { return unknown_count_; }

    void add(const Lay& lay);

    /// Says what a tile written `?` was.
    void name_lay(int index, Tile tile);
    void name_draw(int index, Tile tile);

    /// The history up to and with the play that laid the last of so many tiles.
    History first(int lays) const;

    /// Adds a draw after all that has been laid so far; one more than there is room for is forgotten.
    void add(Draw draw);

private:
    // Violations that stand may draw a tile again from the other hand, hence more draws than tiles.
    std::array<Lay, tile_count> lays_;
    std::array<Draw, 2 * tile_count> draws_;
    int lays_count_ = 0;
    int draws_count_ = 0;
    int unknown_count_ = 0;
    int first_player_;
    Budget budget_;
};

/// One way it may have been: a tile for every lay and for every draw.
struct World {
    std::array<Tile, tile_count> laid;
    std::array<Tile, 2 * tile_count> drawn;
};

/// The tiles that the record itself names as drawn or as laid.
TileSet named_draws(const History& history);
TileSet named_lays(const History& history);

/// The position this history leads to if it was so.
Table table_after(const History& history, const World& world);

}  // namespace arbiter::grawlix
