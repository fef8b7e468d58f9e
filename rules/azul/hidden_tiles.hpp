// Tiles on displays that nobody noted, in one position: which they were is not written out.
//
// Hidden are the tiles of a round's displays that were written `?`: those of a display are one group, for they have no
// order. They lie on it, then in the center with what is left of it, until somebody takes their color from there; then
// as many as are said to be taken are of it, and what stays is not. So which pick took a tile is one of several, and
// all tiles that were taken must have been somewhere: a flow from displays to picks. What crosses displays is the bag,
// which has so many of a color; where it ran out, all that it held was drawn (require). With the last pick of a round
// all tiles are told of, and what the bag holds is known again: the rounds have nothing to do with each other.
//     Where a pick does not say how many tiles it took ("3R"), it may be each number. Of few hidden tiles each is a
// position of its own. Of many the least is followed, for every other one has more tiles on the same lines and fewer
// on the table: what cannot be with the least cannot be with more. If with the last pick all tiles of the round are
// taken, they were the least. If tiles are left when a round is over, the picks have been larger, nobody knows which.
//
// Where it stops: a bag that ran out between the displays gave some of them all that it held, and others nothing. Which
// these were is asked of the line that shows them, and of the tiles that are hidden there their sum: what is said of
// them then can be too wide. So few of them are written out (completions.cpp).
#pragma once

#include "rules/azul/table.hpp"
#include "rules/unknown/hidden_pieces.hpp"

#include <bit>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace arbiter::azul {

/// Hidden tiles of a source: they are counted beside its colors.
inline std::uint8_t hidden_on(const Table& table, std::uint8_t source) {
    return count_of(table.sources[source], unknown_color);
}

/// Copies share what they know until it changes.
class HiddenTiles {
public:
    /// How many lie on the table; the table counts them to the bag, too.
    unsigned count() const { return known_ == nullptr ? 0 : known_->left; }
    bool in_play() const { return count() != 0; }
    /// A pick did not say how many tiles it took, and the least is followed.
    bool follows_least() const { return known_ != nullptr && known_->follows_least; }

    /// The displays of a round have been filled so; what they hide is still in the table's bag, which held `before`.
    void deal(Table& table, Tally before, const Written& displays);
    /// They have been filled with tiles that are all known.
    void end_round();

    /// Visits the table before a pick with all tiles known that it takes, for each number of them that can be: the one
    /// that it says, if that is one; the least, if it says nothing and many are hidden. Answers what visit did last.
    using Visit = std::function<bool(const HiddenTiles& known, const Table& table)>;
    bool each_taken(const Table& table, const Pick& pick, bool stands, const Visit& visit) const;
    /// The colors that hidden tiles of the source can have, a bit each, and whether some must have this one.
    std::uint8_t colors_on(const Table& table, std::uint8_t source) const;
    bool must_hold(const Table& table, std::uint8_t source, std::uint8_t color) const;
    /// Whether picks may have taken all hidden tiles that are left by the least they took.
    bool may_be_gone() const;

    /// Calls visit(at, color) for all that each `?` can be, those of earlier rounds too.
    template <typename Visit>
    void each_color(Visit visit) const {
        if (known_ != nullptr) {
            each_color_of(known_->before, visit);
            each_color_of(told_now(), visit);
        }
    }
    /// The same of this round.
    template <typename Visit>
    void each_color_now(Visit visit) const {
        each_color_of(told_now(), visit);
    }
    /// There is one way in which the displays can have been filled.
    bool has_one_way() const { return known_ == nullptr || (known_->one_way_before && known_->pieces.is_known()); }

    /// The table before a pick that is taken back, with all that is known by now.
    using RecallSink = std::function<void(const HiddenTiles& known, const Table& table)>;
    void recall(const HiddenTiles& before, const Table& table, const RecallSink& visit) const;

    /// The same is known of the tiles that are on the table.
    friend bool operator==(const HiddenTiles& one, const HiddenTiles& other) {
        return one.in_play() == other.in_play() && (!one.in_play() || same_past(one, other));
    }
    /// And of those that have been taken this round.
    static bool same_past(const HiddenTiles& one, const HiddenTiles& other);
    std::uint64_t fingerprint() const { return in_play() ? past_fingerprint() : 0; }
    std::uint64_t past_fingerprint() const { return known_ == nullptr ? 0 : known_->pieces.fingerprint(); }
    /// Each `?` can be what it can be in either.
    void merge(const HiddenTiles& same);

private:
    struct Drawn {
        std::uint32_t at = 0;
        unknown::GroupNumber group = 0;

        friend bool operator==(const Drawn&, const Drawn&) = default;
    };
    /// A `?` of a round before.
    struct Told {
        std::uint32_t at = 0;
        std::uint8_t colors = 0;  ///< a bit each
    };
    struct Known {
        unknown::HiddenPieces pieces{std::vector<std::uint32_t>()};
        std::vector<Drawn> drawn;    ///< this round
        std::uint32_t left = 0;      ///< tiles that are hidden still
        bool branches = false;       ///< few are hidden: each number that a pick may have taken is followed
        bool follows_least = false;  ///< it may have taken more
        std::vector<Told> before;    ///< in the rounds before
        bool one_way_before = true;
    };

    std::vector<Told> told_now() const;
    std::vector<Told> all_told() const;
    template <typename Visit>
    static void each_color_of(const std::vector<Told>& told, Visit& visit) {
        for (const auto& [at, colors_of_it] : told) {
            for (unsigned left = colors_of_it; left != 0; left &= left - 1) {
                visit(at, static_cast<std::uint8_t>(std::countr_zero(left)));
            }
        }
    }
    /// What is known once so many hidden tiles are taken, `or_more`; nothing, if that cannot be.
    std::optional<HiddenTiles> taken(Table& table, const Pick& pick, std::uint8_t hidden, bool or_more) const;
    static void show(Table& table, std::uint8_t source, std::uint8_t color, std::uint32_t count);
    static void name_known(Known& known, Table& table);

    std::shared_ptr<const Known> known_;
};

}  // namespace arbiter::azul
