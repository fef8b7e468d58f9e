// A game of Grawlix as far as it has gone, and what events do to it.
#pragma once

#include "rules/grawlix/hidden_tiles.hpp"
#include "rules/grawlix/history.hpp"
#include "rules/grawlix/partial_position.hpp"
#include "rules/grawlix/table.hpp"
#include "rules/plane/floating_origin.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

namespace arbiter::grawlix {

inline constexpr int draft_size = hand_size * player_count;

/// The replacements written behind a play: one, or none from an empty supply; of more, two are remembered.
struct Redrafts {
    std::array<WrittenTile, 2> tiles{};
    std::uint8_t count = 0;

    void add(WrittenTile tile) {
        if (count < tiles.size()) {
            tiles[count++] = tile;
        }
    }
};

/// A tile laid and its replacement drafted, legal or not.
struct Play {
    int player = 0;
    WrittenTile tile{};
    Cell cell{};
    Redrafts redrafts{};
    bool guessed = false;                      ///< the cell is one of those that it can be
    std::optional<std::uint32_t> floats_at{};  ///< where the `?` of a cell stands that is counted from the first tile
};

/// A tile drawn unseen (`?`) is in a hand and has no name yet.
class State {
public:
    explicit State(int first_player) : table_(first_player) {}
    /// The position that is set; of a grid that is open, only what is not in the grid.
    State(const State& start, std::shared_ptr<const PartialPosition> partial_position);
    /// The same, with this grid.
    State filled(const PartialPosition& partial_position) const;

    /// What was set, if that left something open.
    const PartialPosition* partial_position() const { return partial_position_.get(); }
    /// A tile of a hand that was not set, of which nothing has become known.
    bool is_untouched(std::uint32_t at) const;

    /// Hands hold the tiles that have a name; the supply is all tiles that are named nowhere else, the hidden ones too.
    const Table& table() const { return table_; }
    const History& history() const { return history_; }
    const HiddenTiles& hidden() const { return hidden_; }
    bool drafted() const { return drafted_; }
    int mover() const { return table_.mover(); }
    /// How many tiles can be drafted.
    int supply_size() const { return table_.supply().size() - hidden_.count(); }
    bool has_supply() const { return hidden_.empty() ? !table_.supply().empty() : supply_size() > 0; }

    /// Where the grid lies, as far as that is known.
    const plane::FloatingOrigin& grid_origin() const { return grid_origin_; }
    /// From now on it is known that the grid lies so much elsewhere.
    void anchor(Cell by);

    /// `whole`: each player has all their picks. Before that nobody plays.
    void draft(std::span<const WrittenTile> picks, bool whole = true);
    void play(const Play& play);

    /// What a play against the rules leaves on the table when it is left so: all of it that the pieces allow.
    void let_stand(const Play& play);

    /// The rules have ended the game: the player to move can place nothing, whatever hidden tiles are.
    bool over() const { return over_; }
    /// The player to move can place something.
    bool can_move() const { return can_move_; }
    /// When the game is over: the player who was not stuck.
    int winner() const { return 1 - mover(); }

    // The same position, more being known of it; nothing when that cannot be.

    /// A hidden tile of this player is this one.
    std::optional<State> revealed(int player, Tile tile) const;
    /// The tile is none of the hidden ones.
    std::optional<State> excluded(Tile tile) const;
    State with(HiddenTiles hidden) const;
    /// This position, which was taken back to, and what is known by now.
    State recalled(const State& now, const HiddenTiles& hidden, std::span<const HiddenTiles::Shown> shown) const;

    void merge(const State& same) { hidden_.merge(same.hidden_); }
    bool conserved() const { return table_.conserved(); }

    /// Whether the game goes on in the same way from here. Where the record tells of it makes no difference.
    friend bool operator==(const State& one, const State& other);

private:
    void set_down(const PartialPosition& partial_position);
    void draw(int player, WrittenTile tile);
    void lay(const Play& play);
    void see(Tile tile);
    void recall_grid(const State& now);
    void decide_end();

    Table table_;
    History history_;
    HiddenTiles hidden_;
    plane::FloatingOrigin grid_origin_;
    std::shared_ptr<const PartialPosition> partial_position_;
    TileSet rest_;  ///< the tiles that what was set does not show
    bool drafted_ = false;
    bool over_ = false;
    bool can_move_ = true;
};

}  // namespace arbiter::grawlix
