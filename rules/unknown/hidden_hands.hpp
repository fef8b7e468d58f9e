// Hands that hide pieces of which each kind is there once: which `?` was drawn where, and what is known of them.
//
// A thin layer over HiddenPieces for games with a stock and hands: kinds are bits, places are hands. Each drawing is a
// group, its `?` have no order. It remembers where they stand in the record, so that reports can tell what each can be.
#pragma once

#include "rules/unknown/hidden_pieces.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace arbiter::unknown {

/// Kinds below 64, a bit each.
using Kinds64 = std::uint64_t;

/// Copies share what they know until it changes.
class HiddenHands {
public:
    struct Drawn {
        std::uint32_t at;  ///< where the `?` stands
        GroupNumber group;
    };

    /// Nothing has been hidden by now.
    bool none() const { return known_ == nullptr; }
    std::uint32_t count() const { return none() ? 0 : known_->pieces.hidden(); }
    std::uint32_t count(Place hand) const { return none() ? 0 : known_->pieces.hidden(hand); }

    /// Into a hand, a piece for each `?`, of this stock; what is hidden already belongs to it.
    void draw(Place hand, std::span<const std::uint32_t> at, Kinds64 stock, Budget budget);
    /// The piece is seen elsewhere from now on.
    void see(Kind kind);
    /// A hidden piece of the hand is this one. False, here and below: that cannot be.
    bool reveal(Place hand, Kind kind);
    /// None of those of the hand, or of all, is one of these.
    bool exclude(Place hand, Kinds64 kinds) {
        return none() || change().pieces.exclude(hand, IndexSet::of_bits(kinds));
    }
    bool exclude(Kinds64 kinds) { return none() || change().pieces.exclude(IndexSet::of_bits(kinds)); }

    /// What the hidden pieces of the hand can be, and what is certainly among them.
    Kinds64 could_be(Place hand) const { return count(hand) == 0 ? 0 : known_->pieces.kinds_at(hand).bits(); }
    Kinds64 surely(Place hand) const;
    /// By group, those shown since included.
    std::vector<Kinds64> could_ever_be() const;
    std::span<const Drawn> drawn() const { return none() ? std::span<const Drawn>() : std::span(known_->drawn); }
    Place hand_of(const Drawn& drawn) const { return known_->pieces.groups()[drawn.group].place; }
    /// There must be some.
    const HiddenPieces& pieces() const { return known_->pieces; }

    struct Shown {
        Place hand;
        Kind kind;
    };
    struct Returned {
        std::uint32_t at;
        Kind kind;
    };
    using RecallSink = std::function<void(const HiddenHands& refined, std::span<const Shown> shown,
                                          std::span<const Returned> returned)>;
    /// Those of a position before this one, with this stock, and all that is known by now: which pieces are known in
    /// their hands there, and what each `?` was that is in the stock again.
    void recall(const HiddenHands& before, Kinds64 stock, Budget budget, const RecallSink& visit) const;

private:
    struct Known {
        HiddenPieces pieces;
        std::vector<Drawn> drawn;
    };
    Known& change();

    std::shared_ptr<const Known> known_;
};

/// Whether groups of so many pieces can be filled in one way alone, if each can be of these kinds.
bool is_one_way(const HiddenPieces& pieces, std::span<const Kinds64> could_ever_be);

}  // namespace arbiter::unknown
