// A position: the grid, both hands, the supply and whose turn it is.
#pragma once

#include "rules/grawlix/fault.hpp"
#include "rules/grawlix/grid.hpp"
#include "rules/grawlix/tile_set.hpp"

#include <array>
#include <cstddef>

namespace arbiter::grawlix {

inline constexpr int player_count = 2;
inline constexpr int hand_size = 4;

class Table {
public:
    explicit Table(int first_player) : first_(first_player), mover_(first_player) {}

    const Grid& grid() const { return grid_; }
    TileSet hand(int player) const { return hands_[static_cast<std::size_t>(player)]; }
    TileSet supply() const { return supply_; }
    TileSet laid() const { return laid_; }
    /// Who began, or would have.
    int first() const { return first_; }
    int mover() const { return mover_; }
    int played(int player) const { return played_[static_cast<std::size_t>(player)]; }

    Whereabouts whereabouts(Tile tile) const;

    /// Whether this player could play nothing if it were their turn.
    bool stuck(int player) const { return !grid_.fits(hand(player)); }

    /// Gives the player a tile from wherever it is; one in the grid stays there.
    void draw(int player, Tile tile);

    /// Lays a tile, from wherever it is, for this player, and gives the turn to the other one.
    void lay(int player, Tile tile, Cell cell);

    /// Puts another grid of the same tiles in the place of this one.
    void replace(const Grid& grid) { grid_ = grid; }

    void give_turn(int player) { mover_ = player; }

    /// Whether the thirty-six tiles are all there, each in one place, and the grid holds those it should.
    bool conserved() const;

private:
    void take_away(Tile tile);

    Grid grid_;
    std::array<TileSet, player_count> hands_;
    TileSet supply_ = TileSet::all();
    TileSet laid_;
    std::array<int, player_count> played_{};
    int first_;
    int mover_;
};

}  // namespace arbiter::grawlix
