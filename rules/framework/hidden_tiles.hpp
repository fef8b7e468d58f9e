// Tiles on offer and on the storage card that nobody noted: what is known of them, without writing out what they are.
//
// Hidden are the tiles of an offer that were written `?`, those that were stored so, and those that a position shows
// so. Each is a group of its own at a place of its own, which is named by where its `?` stands; a tile never changes
// places before it is shown. Who takes a tile by its number shows that one. Who names a tile takes the leftmost of its
// kind: the first hidden one, or the second and then the first is of another kind (exclude), and so on; they come to
// lie in different places, so each way is a position of its own, and no fact is of two groups. A tile that is drawn and
// laid at once is never hidden: what is complete hangs on what it shows, so each that it can be is followed.
//     Kinds are entries of the list of tiles, the stock is what it has less what has been seen. Where that runs short,
// hidden tiles are in each other's way, and in that of a tile drawn alone while some are stored (leaves): the flow says
// so. After an undo it says, too, that a tile drawn in between was not the one that is stored.
//     Example: the last three tiles of the box, each of another kind, are on offer, and nobody noted which is which. A
// line that stands names one of them: it is the first, the second or the third, for one of them it is. By what has been
// seen alone all three could be others.
//     Groups last until another offer is laid out or, alone, until something is hidden while nothing was: no undo goes
// further back than to where all is known.
//
// Where it stops: without a list there is one kind, any tile, of which there are as many as anybody draws. Then nothing
// is ruled out, so that a tile left of one that was named may be thought to be like it after an undo. And tiles that go
// back into the bag (a round that begins too early, and stands) are written out, for later offers may show them.
#pragma once

#include "rules/unknown/hidden_pieces.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace arbiter::framework {

/// Copies share what they know until it changes.
class HiddenTiles {
public:
    using Kind = unknown::Kind;
    using Stock = std::vector<std::uint32_t>;

    /// Without a list.
    static constexpr Kind any_tile = 0;
    static Stock of_any_tile() { return {unknown::unbounded}; }

    bool empty() const { return known_ == nullptr || known_->hidden() == 0; }

    /// A tile out of the bag that is written `?` there. `stock`: what nobody has seen, the hidden ones among it.
    void draw(std::uint32_t at, const Stock& stock);
    /// A tile that is seen comes out of the bag.
    void see(Kind kind);
    /// This tile is shown. False, here and below: that cannot be.
    bool reveal(std::uint32_t at, Kind kind) { return change().reveal(at, kind); }
    /// It is of another kind.
    bool exclude(std::uint32_t at, Kind kind) { return change().exclude(at, unknown::IndexSet::of(kind)); }

    bool could_be(std::uint32_t at, Kind kind) const {
        HiddenTiles one = *this;
        return one.reveal(at, kind);
    }
    /// What this tile can be, or any that is hidden.
    unknown::IndexSet kinds(std::uint32_t at) const { return known_->kinds_at(at); }
    unknown::IndexSet kinds() const;
    /// Whether the bag may hold one of the kind, as far as hidden tiles let it.
    bool leaves(Kind kind) const;
    /// Calls each(at, kinds) for every tile that is hidden.
    template <typename Each>
    void each(Each each) const {
        const auto kinds = empty() ? std::vector<unknown::Kinds>() : known_->kinds();
        for (std::size_t group = 0; group < kinds.size(); ++group) {
            if (!kinds[group].hidden.empty()) {
                each(known_->groups()[group].place, kinds[group].hidden);
            }
        }
    }
    /// There is one way in which they can be filled in.
    bool has_one_way() const;

    using Returned = std::span<const unknown::HiddenPieces::Returned>;
    using RecallSink = std::function<void(const HiddenTiles& refined, Returned returned)>;
    /// Those of the position before a move, of this stock, with all that is known by now; what was drawn by the move is
    /// in the bag again.
    void recall(const HiddenTiles& before, const Stock& stock, const RecallSink& visit) const;

    /// The same is known of those that are hidden.
    friend bool operator==(const HiddenTiles& one, const HiddenTiles& other);
    std::uint64_t fingerprint() const { return empty() ? 0 : without_shown().fingerprint(); }
    /// And of those shown since.
    static bool same_past(const HiddenTiles& one, const HiddenTiles& other);
    std::uint64_t past_fingerprint() const { return known_ == nullptr ? 0 : known_->fingerprint(); }
    std::size_t bytes() const;

private:
    unknown::HiddenPieces& change();
    unknown::HiddenPieces without_shown() const;

    std::shared_ptr<const unknown::HiddenPieces> known_;
};

}  // namespace arbiter::framework
