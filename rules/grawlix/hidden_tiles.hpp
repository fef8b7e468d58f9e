// Tiles in the hands that nobody wrote down, in a stock of thirty-six.
//
// Hidden are the tiles that were drafted as `?`, each a group of its own, and those of a hand that was set so, which
// are one group: its order means nothing. They lie in the hand of their player until a line lays one by name, and
// nothing but that moves them; a tile that is drafted by name was in the supply, and is none of them. What crosses
// hands is that each tile is there once; what crosses groups is which of a hand's tiles a play showed, and after an
// undo, that a tile which was drafted in between is in no hand of before. Both the flow can say.
#pragma once

#include "rules/grawlix/tile_set.hpp"
#include "rules/unknown/hidden_pieces.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace arbiter::grawlix {

/// A `?` that was drawn, and what it is part of.
struct DrawnTile {
    std::uint32_t at = 0;
    unknown::IndexSet groups;  ///< it may be hidden in
    TileSet shown;             ///< it may have been one of these, of which nobody asks any more
};

/// Copies share what they know until it changes.
class HiddenTiles {
public:
    bool empty() const { return count() == 0; }
    int count() const { return known_ == nullptr ? 0 : known_->count; }
    int count(int player) const;

    /// Tiles of a hand, one for each `?`, in no order. The supply holds them, too.
    void draw(int player, std::span<const std::uint32_t> at, TileSet supply);
    /// The tile is seen elsewhere from now on.
    void see(Tile tile);
    /// The tile is none of them. False, here and below: that cannot be.
    bool exclude(Tile tile);
    /// One of the player's is this tile.
    bool reveal(int player, Tile tile);
    /// Where the tile revealed last was drawn, as far as that is certain.
    std::uint32_t last_shown() const;
    /// None of the player's is one of these.
    bool exclude(int player, TileSet tiles);
    /// What the player's can be.
    TileSet could_be(int player) const;
    TileSet could_be() const { return could_be(0) | could_be(1); }
    /// Those that the player has for certain.
    TileSet surely(int player) const;
    /// Whether all are known.
    bool are_known() const { return empty() || surely(0).size() + surely(1).size() == count(); }
    /// And which `?` each was, those shown too.
    bool has_one_way() const { return known_ == nullptr || known_->pieces.is_known(); }

    using Visit = std::function<void(const HiddenTiles& refined)>;
    /// The ways in which some of the player's are among these: which `?` is the first, and of a hand that was set, how
    /// many.
    void each_among(int player, TileSet tiles, const Visit& visit) const;
    /// Calls each(at, tiles) for every `?`, also those shown since: what it can be.
    template <typename Each>
    void each_drawn(Each each) const {
        if (known_ != nullptr) {
            const auto kinds = known_->pieces.kinds();
            for (const DrawnTile& drawn : known_->drawn) {
                TileSet tiles = drawn.shown;
                drawn.groups.each([&](std::size_t group) {
                    tiles = tiles | TileSet::of_bits(kinds[group].ever.bits());
                    return true;
                });
                each(drawn.at, tiles);
            }
        }
    }
    /// Of the tiles that this `?` is one of, none has been shown, and each can be all of these.
    bool is_untouched(std::uint32_t at, TileSet all) const;

    /// A tile that was shown, by the hand that it was in; which `?` it was, where one alone can be.
    struct Shown {
        int player;
        Tile tile;
        std::uint32_t at;
    };
    /// What a `?` was that is in the supply again.
    struct Returned {
        std::uint32_t at;
        Tile tile;
    };
    using RecallSink = std::function<void(const HiddenTiles& refined, std::span<const Shown> shown,
                                          std::span<const Returned> returned)>;
    /// The hidden tiles of a position before this one, with this supply, and all that is known by now.
    void recall(const HiddenTiles& before, TileSet supply, const RecallSink& visit) const;

    /// The same is known of the same `?`, and of what was shown.
    static bool same_past(const HiddenTiles& one, const HiddenTiles& other);
    /// The hands can be the same from now on.
    friend bool operator==(const HiddenTiles& one, const HiddenTiles& other);
    std::uint64_t fingerprint() const;
    std::uint64_t past_fingerprint() const { return known_ == nullptr ? 0 : known_->pieces.fingerprint(); }
    /// The `?` of both that are the same from now on.
    void merge(const HiddenTiles& same);

private:
    struct Known {
        unknown::HiddenPieces pieces;
        std::vector<DrawnTile> drawn;
        int count = 0;
    };
    static Known merged(const Known& known);

    Known& change();

    std::shared_ptr<const Known> known_;
};

}  // namespace arbiter::grawlix
