// A game of Grawlix as far as it has gone, and what events do to it.
#pragma once

#include "rules/grawlix/history.hpp"
#include "rules/grawlix/table.hpp"
#include "rules/grawlix/worlds.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace arbiter::grawlix {

inline constexpr int hand_size = 4;
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
};

class State {
public:
    explicit State(int first_player, Budget budget = {}) : history_(first_player, budget), table_(first_player) {}

    /// A game whose course is known to be possible.
    State(const History& history, bool drafted) : history_(history), table_(history.first_player()), drafted_(drafted) {
        adopt(find_world(history_));
        settle_end();
    }

    /// With `?` in the record: one world that fits it. Cells, counts and turns are the same in all of them.
    const Table& table() const { return table_; }
    const History& history() const { return history_; }
    bool drafted() const { return drafted_; }
    int mover() const { return table_.mover(); }

    /// The unknown tiles may be such that this play is legal.
    bool allows(const Play& play) const { return find(continued(play, false)).outlook != Outlook::impossible; }
    /// One choice of the unknown tiles that fits.
    const World& world() const { return world_; }

    void draft(std::span<const WrittenTile> picks);
    void play(const Play& play);
    void claim_stuck(int player);

    /// What a play against the rules leaves on the table when it is left so: all of it that the pieces allow.
    void let_stand(const Play& play);

    /// Whether anything was written `?`.
    bool certain() const { return history_.unknown_count() == 0; }

    /// So many tiles are unknown that lines are no longer compared.
    bool trusting() const { return trusting_; }

    /// The rules have ended the game, whatever the unknown tiles are: the player to move can place nothing.
    bool over() const { return over_; }

    /// The unknown tiles may be such that the game is over.
    bool may_be_over() const;

    /// When the game is over: the player who was not stuck.
    int winner() const { return 1 - mover(); }

    bool conserved() const { return table_.conserved(); }

private:
    bool certain(const Play& play) const;

    TileSet surely_laid() const { return certain() ? table_.laid() : named_lays(history_); }
    Possibility find(const History& history) const {
        return trusting_ ? find_loose_world(history) : find_world(history);
    }
    History continued(const Play& play, bool stands) const;
    void lay(const Play& play, bool stands);
    void draw(int player, WrittenTile tile);
    void settle();
    void adopt(const Possibility& found);
    void settle_end();
    bool surely_over() const;

    History history_;
    Table table_;
    World world_;
    bool drafted_ = false;
    bool over_ = false;
    bool trusting_ = false;  ///< so much is unknown that no world was found in good time
};

}  // namespace arbiter::grawlix
