// Pieces that somebody drew and nobody wrote down: what each can be, without writing the ways out.
//
// A *stock* says how many pieces of each kind nobody has seen. Pieces drawn from it unseen are *groups* of like ones,
// each at a place (a hand, a display). A group can be of all kinds that are left, but for some that were ruled out;
// which of its pieces is which makes no difference. When a piece of a place turns out to be of a kind, nobody can say
// of which group there it came; that is kept as a *fact*: "of the pieces of these groups together, 1 was a seven". A
// *completion* gives every piece drawn a kind such that all facts hold and no kind is used more often than it is left.
//
// All questions are one: units flow from each group (as many as it has pieces) to facts (which must be full) and to the
// kinds that its other pieces can be (which have room for what is left of them). Capacities are whole numbers, so
// there is a flow in whole pieces if there is one at all, and such a flow is a completion; by Hall's theorem (minimum
// cut) there is none exactly if some groups have together more pieces than their facts and kinds have room, or some
// facts ask for more than their groups have. Where each side can be filled, both can be at once (Mendelsohn and
// Dulmage), so facts are filled first, and completion groups never empties one.
//     Any two flows differ by cycles in the residual graph. So a piece of group g can be of kind k exactly if it is in
// the flow that was found, or a cycle leads through that edge: if whoever has to make room for g there can, directly or
// over others, come to take what g gives up. One flow and the reachability between groups answer for all pieces.
//
//     Two things more are facts of that kind. Where nobody said how many pieces of a kind were taken, those that were
// are one or more: the fact asks for the least, and other pieces of its groups have room among what is left of the
// kind, as if they were hidden (Group::open), until it is known that all pieces have been told of (close). And where so
// many of a kind must have been drawn (a bag was emptied), those that no fact tells of are a fact of all groups
// (require).
//
//     Example: hands of two and one piece drawn from one 5, one 6, one 7. A 5 comes from the first hand. The other
//     piece there is 6 or 7, and so is that of the second hand; once the second shows a 6, the first holds a 7: `see`
//     and `reveal` tell nothing of it, the flow does.
//     Counterexample: a drawn from {5, 6}, b put back and c drawn after it. Neither a and b nor a and c are the same
//     piece, b and c may be: kinds that exclude each other along the branches of a tree are a coloring with lists, and
//     no flow. Hence an undo that puts pieces back gives each a kind (recall): one visit for each way.
//
// Where it stops:
// - Which piece of a place was moved on face down, if several groups lie there, is not said by counts: move a group, or
//   part of one (split), in a branch for each. All groups of a fact lie at one place.
// - An undo that returns one of several copies to the stock, of which other groups may still hold some, is branched
//   over who holds how many: "at most one of these" is no capacity once later facts cross it.
// - Stocks of several times (what a bag held in each round) are several HiddenPieces.
// - contains() compares what is written down: it may miss that one contains the other, never say so wrongly.
//
// Cost, of G groups, F facts, K kinds and N pieces: a flow takes at most N times (G + F) K steps, and nearly always N,
// for most pieces find room at once; kinds() in addition G (G + F) K. Steps are taken from the budget; when it is
// spent, everything is possible and every kind left can be: too wide, never too narrow.
#pragma once

#include "rules/report/effort.hpp"
#include "rules/unknown/index_set.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace arbiter::unknown {

using Kind = std::uint32_t;
using Place = std::uint32_t;
/// Groups are numbered as they come, also those that are split off.
using GroupNumber = std::uint32_t;

/// There are as many as anybody draws.
inline constexpr std::uint32_t unbounded = std::numeric_limits<std::uint32_t>::max();

/// Pieces drawn at one time, those that have been shown since too.
struct Group {
    static constexpr GroupNumber drawn = std::numeric_limits<GroupNumber>::max();

    std::uint32_t count = 0;
    Place place = 0;
    GroupNumber part_of = drawn;  ///< the group that it was split off, or none
    IndexSet excluded;            ///< kinds left that those of its pieces that have not been shown are not
    IndexSet open;                ///< kinds of which nobody knows how many were taken: these, some may have been

    friend bool operator==(const Group&, const Group&) = default;
};

/// So many pieces of these groups together were of this kind, and have been shown.
struct Fact {
    Kind kind = 0;
    std::uint32_t count = 0;
    IndexSet from;

    friend bool operator==(const Fact&, const Fact&) = default;
};

/// What pieces of a group can be: of those that are still hidden, and of all that were drawn (split off ones included).
struct Kinds {
    IndexSet hidden;
    IndexSet ever;
};

class HiddenPieces {
public:
    /// How many of each kind nobody has seen.
    explicit HiddenPieces(std::vector<std::uint32_t> stock, Budget budget = {});

    // What happens. False: it cannot have been so.

    /// Drawn unseen: they can be all that is nowhere else by now.
    GroupNumber draw(Place place, std::uint32_t count = 1);
    /// Of each kind at least so many have been drawn, by all groups together.
    void require(std::vector<std::uint32_t> least) { least_ = std::move(least); }
    /// Seen elsewhere, taken from the stock: there are fewer that can be hidden.
    void see(Kind kind, std::uint32_t count = 1);
    /// Pieces hidden at the place turn out to be of this kind.
    bool reveal(Place place, Kind kind, std::uint32_t count = 1);
    /// All pieces of this kind that are hidden at the place are taken from there: so many, or so many and perhaps more.
    /// What stays is of other kinds.
    bool take_all(Place place, Kind kind, std::uint32_t count);
    bool take_some(Place place, Kind kind, std::uint32_t least);
    /// Facts tell of all pieces there are: none of them is hidden, and no fact is of more.
    bool close();
    /// What is hidden anywhere, at the place, or of the group, is of none of these kinds.
    bool exclude(const IndexSet& kinds);
    bool exclude(Place place, const IndexSet& kinds);
    bool exclude_from_group(GroupNumber group, const IndexSet& kinds);
    /// So many hidden pieces of the group are of these kinds: they are a group from now on, the last one.
    bool split(GroupNumber group, std::uint32_t count, const IndexSet& among);
    /// All that is hidden there comes to lie here.
    void move(Place from, Place to);
    void move_group(GroupNumber group, Place to) { groups_[group].place = to; }

    // What can be said.

    std::uint32_t left(Kind kind) const { return left_[kind]; }
    std::span<const Group> groups() const { return groups_; }
    std::span<const Fact> facts() const { return facts_; }
    const IndexSet& kinds_left() const { return kinds_left_; }
    /// How many pieces are hidden: everywhere, at the place.
    std::uint32_t hidden() const;
    std::uint32_t hidden(Place place) const;
    /// Whether there is a completion.
    bool possible() const;
    /// What the pieces of each group can be; nothing where nothing is possible.
    std::vector<Kinds> kinds() const;
    /// What a piece hidden at the place can be.
    IndexSet kinds_at(Place place) const;
    /// Whether there is one completion, pieces of a group having no order.
    bool is_known() const;

    // What it is compared with.

    /// Every completion of the other is one of these, as far as that can be seen.
    bool contains(const HiddenPieces& other) const;
    friend bool operator==(const HiddenPieces& one, const HiddenPieces& other) {
        return one.left_ == other.left_ && one.least_ == other.least_ && one.groups_ == other.groups_ &&
               one.facts_ == other.facts_;
    }
    /// Of what == compares, but for the stock.
    std::uint64_t fingerprint() const;

    /// A piece that went back to the stock, and what it was.
    struct Returned {
        GroupNumber group;
        Kind kind;
    };
    using RecallSink = std::function<void(const HiddenPieces& refined, std::span<const Returned> returned)>;
    /// Undo: visits `before`, a position on the way here, with all that is known by now. Groups keep their numbers, but
    /// for those split off since. Pieces drawn since go back: a visit for each way they can have been. The facts behind
    /// those of `before` tell of pieces that are at their old places again, and known there.
    void recall(const HiddenPieces& before, const RecallSink& visit) const;

    /// The same, where nobody will ask any more which of like pieces was shown: groups of a place with the same kinds
    /// are one, shown pieces are gone. For each group: where its pieces are now if they are hidden, and what those
    /// shown can have been. Nothing where facts tie groups together that are not alike.
    struct Merged;
    std::optional<Merged> merged() const;

private:
    friend class Completion;
    friend class Recall;

    void take(Kind kind, std::uint32_t count);
    IndexSet show(Place place, Kind kind, std::uint32_t count);
    std::vector<Fact> demands() const;
    void forget_needless();
    std::vector<std::uint32_t> shown_alone() const;
    IndexSet kinds_of(const Group& group) const {
        return group.open.empty() ? kinds_left_ - group.excluded : kinds_left_ - (group.excluded - group.open);
    }
    bool have_room() const;
    bool has_fewer(GroupNumber group, Kind kind, std::uint32_t count) const;

    std::vector<std::uint32_t> left_;  ///< of each kind, those hidden included
    IndexSet kinds_left_;
    std::vector<Group> groups_;
    std::vector<Fact> facts_;
    std::vector<std::uint32_t> least_;  ///< that were drawn of each kind, if that is known
    Budget budget_;
    bool broken_ = false;  ///< more was seen than there is
};

struct HiddenPieces::Merged {
    struct Part {
        IndexSet hidden_in;  ///< of the groups that there are now
        IndexSet shown;      ///< kinds
    };
    HiddenPieces pieces;
    std::vector<Part> parts;
};

}  // namespace arbiter::unknown
