// A game of Grawlix as far as it has gone, and what events do to it.
#pragma once

#include "rules/grawlix/setting.hpp"
#include "rules/grawlix/story.hpp"
#include "rules/grawlix/table.hpp"
#include "rules/grawlix/unseen.hpp"
#include "rules/plane/floating_origin.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

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
    bool guessed = false;  ///< the cell is one of those that it can be
    std::optional<std::uint32_t> floats_at{};  ///< where the `?` of a cell stands that is counted from the first tile
};

/// A tile drawn unseen (`?`) is in a hand and has no name yet; what it can be is narrowed by refine and reveal.
class State {
public:
    explicit State(int first_player) : table_(first_player) {}
    /// The position that is set; of a grid that is open, only what is not in the grid.
    State(const State& start, std::shared_ptr<const Setting> setting);
    /// The same, with this grid.
    State filled(const Setting& setting) const;

    /// What was set, if that left something open.
    const Setting* setting() const { return setting_.get(); }
    /// The `?` that this tile may be, in a hand that was set all of the hand.
    std::vector<std::uint32_t> places_of(const UnseenTile& tile) const;
    /// A tile of a hand that was not set, of which nothing has become known.
    bool is_untouched(std::uint32_t at) const;

    /// Hands hold the tiles that have a name; the supply is all tiles that are named nowhere else, the unseen ones too.
    const Table& table() const { return table_; }
    const Story& story() const { return story_; }
    const Unseen& unseen() const { return unseen_; }
    bool drafted() const { return drafted_; }
    int mover() const { return table_.mover(); }
    /// How many tiles can be drafted.
    int supply_size() const { return table_.supply().size() - unseen_.size(); }
    bool has_supply() const { return unseen_.empty() ? !table_.supply().empty() : supply_size() > 0; }

    /// `whole`: each player has all their picks. Before that nobody plays.
    /// Where the grid lies, as far as that is known.
    const plane::FloatingOrigin& grid_origin() const { return grid_origin_; }
    /// From now on it is known that the grid lies so much elsewhere.
    void anchor(Cell by);
    /// What has become known since of where the grid lies was so then.
    void recall_grid(const State& now);

    void draft(std::span<const WrittenTile> picks, bool whole = true);
    void play(const Play& play);

    /// What a play against the rules leaves on the table when it is left so: all of it that the pieces allow.
    void let_stand(const Play& play);

    /// The rules have ended the game: the player to move can place nothing, whatever unseen tiles are.
    bool over() const { return over_; }
    /// The player to move can place something.
    bool can_move() const { return can_move_; }
    /// When the game is over: the player who was not stuck.
    int winner() const { return 1 - mover(); }

    // The same position, more being known of it; nothing when that cannot be.

    /// The unseen tile is this one.
    std::optional<State> revealed(std::size_t unseen, Tile tile) const;
    /// The tile is none of the unseen ones.
    std::optional<State> excluded(Tile tile) const;
    /// What each of the unseen tiles can be is among these.
    std::optional<State> narrowed(const std::vector<TileSet>& could_be) const;

    /// What tiles drawn unseen have turned out to be, and where their `?` stands.
    std::span<const WrittenTile> shown() const { return shown_; }

    void absorb(const State& same) { unseen_.absorb(same.unseen_); }
    bool conserved() const { return table_.conserved(); }

    /// Whether the game goes on in the same way from here. Where the record tells of it makes no difference.
    friend bool operator==(const State& one, const State& other);

private:
    void set_down(const Setting& setting);
    void draw(int player, WrittenTile tile);
    void lay(const Play& play);
    void settle_end();

    Table table_;
    Story story_;
    Unseen unseen_;
    std::vector<WrittenTile> shown_;
    plane::FloatingOrigin grid_origin_;
    std::shared_ptr<const Setting> setting_;
    TileSet rest_;  ///< the tiles that what was set does not show
    bool drafted_ = false;
    bool over_ = false;
    bool can_move_ = true;
};

}  // namespace arbiter::grawlix
