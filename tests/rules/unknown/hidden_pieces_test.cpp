// Hidden pieces, compared with all ways of giving them kinds, written out: of random small stocks and what happens to
// them, after every step.
#include "rules/unknown/hidden_pieces.hpp"

#include "rules/game/random.hpp"
#include "tests/effort.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::unknown::hidden_pieces_test {
namespace {

constexpr Place places = 3;
constexpr std::size_t most_branches = 8;  // of undo after undo: what is known of each is nothing new

// What HiddenPieces says, taken at its word: each completion is listed.

/// Of each group how many pieces are of each kind, four bits for each: those hidden, and all.
struct Counts {
    std::uint32_t hidden = 0;
    std::uint32_t ever = 0;

    auto operator<=>(const Counts&) const = default;
};
using Listed = std::vector<std::vector<Counts>>;

constexpr std::uint32_t one_of(Kind kind) {
    return 1U << 4 * kind;
}

class Lister {
public:
    explicit Lister(const HiddenPieces& pieces) : pieces_(pieces), now_(pieces.groups().size()) {
        for (Kind kind = 0; kind < 4; ++kind) {
            left_.push_back(pieces.kinds_left().contains(kind) ? pieces.left(kind) : 0);
        }
        for (const Fact& fact : pieces.facts()) {
            asked_.push_back(fact.count);
        }
    }
    /// In order.
    Listed all() {
        list(0, 0, 0);
        std::ranges::sort(found_);
        const auto same = std::ranges::unique(found_);
        found_.erase(same.begin(), same.end());
        return std::move(found_);
    }

private:
    /// The piece with this number of the group is one of the slots from this one on: kinds, then facts.
    void list(std::size_t group, std::uint32_t piece, std::size_t slot) {
        if (group == now_.size()) {
            if (std::ranges::all_of(asked_, [](std::uint32_t count) { return count == 0; })) {
                found_.push_back(now_);
            }
            return;
        }
        const Group& of = pieces_.groups()[group];
        if (piece == of.count) {
            list(group + 1, 0, 0);
            return;
        }
        for (; slot < left_.size() + asked_.size(); ++slot) {
            const bool hidden = slot < left_.size();
            std::uint32_t& room = hidden ? left_[slot] : asked_[slot - left_.size()];
            const bool can =
                hidden ? !of.excluded.contains(slot) : pieces_.facts()[slot - left_.size()].from.contains(group);
            if (room == 0 || !can) {
                continue;
            }
            const Counts before = now_[group];
            const auto kind = hidden ? static_cast<Kind>(slot) : pieces_.facts()[slot - left_.size()].kind;
            --room;
            now_[group].ever += one_of(kind);
            now_[group].hidden += hidden ? one_of(kind) : 0;
            list(group, piece + 1, slot);
            now_[group] = before;
            ++room;
        }
    }

    const HiddenPieces& pieces_;
    std::vector<std::uint32_t> left_;
    std::vector<std::uint32_t> asked_;
    std::vector<Counts> now_;
    Listed found_;
};

/// Of each group.
std::vector<Kinds> kinds_of(const Listed& listed, std::span<const Group> groups) {
    std::vector<Kinds> kinds(groups.size());
    for (const std::vector<Counts>& one : listed) {
        for (std::size_t group = 0; group < groups.size(); ++group) {
            for (Kind kind = 0; kind < 4; ++kind) {
                if ((one[group].hidden >> 4 * kind & 15U) != 0) {
                    kinds[group].hidden.add(kind);
                }
                if ((one[group].ever >> 4 * kind & 15U) != 0) {
                    kinds[group].ever.add(kind);
                }
            }
        }
    }
    for (std::size_t group = groups.size(); group-- > 0;) {
        if (groups[group].part_of != Group::drawn) {
            kinds[groups[group].part_of].ever |= kinds[group].ever;
        }
    }
    return kinds;
}

/// What all pieces of each group are.
std::vector<std::vector<std::uint32_t>> completions(const Listed& listed) {
    std::vector<std::vector<std::uint32_t>> all;
    for (const std::vector<Counts>& one : listed) {
        std::vector<std::uint32_t>& kinds = all.emplace_back();
        std::ranges::transform(one, std::back_inserter(kinds), &Counts::ever);
    }
    std::ranges::sort(all);
    const auto same = std::ranges::unique(all);
    all.erase(same.begin(), same.end());
    return all;
}

void expect_same(const std::vector<Kinds>& found, const std::vector<Kinds>& expected) {
    ASSERT_EQ(found.size(), expected.size());
    for (std::size_t group = 0; group < found.size(); ++group) {
        ASSERT_EQ(found[group].hidden, expected[group].hidden) << "group " << group;
        ASSERT_EQ(found[group].ever, expected[group].ever) << "group " << group;
    }
}

/// What all groups say that were drawn, once like ones are one.
void expect_merged_same(const HiddenPieces& pieces, const std::vector<Kinds>& expected) {
    const auto merged = pieces.merged();
    if (!merged) {
        return;
    }
    const std::vector<Kinds> kinds = merged->pieces.kinds();
    for (std::size_t group = 0; group < expected.size(); ++group) {
        if (pieces.groups()[group].part_of == Group::drawn) {
            IndexSet ever = merged->parts[group].shown;
            merged->parts[group].hidden_in.each([&](std::size_t part) {
                ever |= kinds[part].hidden;
                return true;
            });
            ASSERT_EQ(ever, expected[group].ever) << "group " << group;
        }
    }
    for (Place place = 0; place < places; ++place) {
        ASSERT_EQ(merged->pieces.kinds_at(place), pieces.kinds_at(place));
        ASSERT_EQ(merged->pieces.hidden(place), pieces.hidden(place));
    }
}

void expect_as_listed(const HiddenPieces& pieces) {
    const Listed listed = Lister(pieces).all();
    const std::vector<Kinds> expected = kinds_of(listed, pieces.groups());
    ASSERT_EQ(pieces.possible(), !listed.empty());
    expect_same(pieces.kinds(), expected);
    ASSERT_EQ(pieces.is_known(), completions(listed).size() == 1);
    expect_merged_same(pieces, expected);
}

/// With which draw, counted from 0, the pieces of this group came.
std::size_t draw_of(std::span<const GroupNumber> part_of, GroupNumber group) {
    while (part_of[group] != Group::drawn) {
        group = part_of[group];
    }
    return static_cast<std::size_t>(std::ranges::count(part_of.first(group), Group::drawn));
}

std::size_t draw_of(std::span<const Group> groups, GroupNumber group) {
    std::vector<GroupNumber> part_of;
    std::ranges::for_each(groups, [&](const Group& one) { part_of.push_back(one.part_of); });
    return draw_of(part_of, group);
}

// What happened, in every world: each piece has a kind from the moment it is drawn.

struct Piece {
    std::uint16_t group;
    std::uint8_t kind;
    bool shown;

    auto operator<=>(const Piece&) const = default;
};

struct World {
    std::array<std::uint8_t, 4> stock{};
    std::vector<Piece> pieces;  ///< in order

    auto operator<=>(const World&) const = default;
};

/// What everybody sees.
struct Table {
    std::vector<Place> place;             ///< of each group
    std::vector<GroupNumber> part_of;     ///< of each group
    std::vector<std::uint32_t> not_seen;  ///< of each kind, as far as it was seen from the stock
};

class Candidates {
public:
    explicit Candidates(std::vector<std::uint32_t> stock) {
        candidates_.emplace_back();
        std::ranges::copy(stock, candidates_.front().stock.begin());
        table_.not_seen = std::move(stock);
    }

    const Table& table() const { return table_; }
    bool possible() const { return !candidates_.empty(); }

    void draw(Place place, std::uint32_t count) {
        const auto group = add_group(place, Group::drawn);
        for (std::uint32_t i = 0; i < count; ++i) {
            each([&](const World& world, auto keep) {
                for (Kind kind = 0; kind < world.stock.size(); ++kind) {
                    if (world.stock[kind] > 0) {
                        World drawn = world;
                        --drawn.stock[kind];
                        drawn.pieces.push_back(
                            {static_cast<std::uint16_t>(group), static_cast<std::uint8_t>(kind), false});
                        keep(drawn);
                    }
                }
            });
        }
    }
    void see(Kind kind) {
        --table_.not_seen[kind];
        each([&](World world, auto keep) {
            if (world.stock[kind]-- > 0) {
                keep(world);
            }
        });
    }
    void reveal(Place place, Kind kind) {
        each([&](const World& world, auto keep) {
            for (std::size_t i = 0; i < world.pieces.size(); ++i) {
                if (is_hidden(world.pieces[i], place) && world.pieces[i].kind == kind) {
                    World shown = world;
                    shown.pieces[i].shown = true;
                    keep(shown);
                }
            }
        });
    }
    void exclude(Place place, const IndexSet& kinds) {
        each([&](const World& world, auto keep) {
            if (std::ranges::none_of(world.pieces, [&](const Piece& piece) {
                    return is_hidden(piece, place) && kinds.contains(piece.kind);
                })) {
                keep(world);
            }
        });
    }
    void split(GroupNumber group, const IndexSet& among) {
        const auto part = add_group(table_.place[group], group);
        each([&](const World& world, auto keep) {
            for (std::size_t i = 0; i < world.pieces.size(); ++i) {
                const Piece& piece = world.pieces[i];
                if (piece.group == group && !piece.shown && among.contains(piece.kind)) {
                    World apart = world;
                    apart.pieces[i].group = static_cast<std::uint16_t>(part);
                    keep(apart);
                }
            }
        });
    }
    void move(Place from, Place to) { std::ranges::replace(table_.place, from, to); }
    void move_group(GroupNumber group, Place to) { table_.place[group] = to; }

    /// Positions go back; what is known of pieces that were there is still known. Answers what those can have been that
    /// were not, by the draw that they came with.
    std::vector<IndexSet> undo(const Table& before) {
        std::vector<IndexSet> returned(table_.place.size());
        std::vector<std::optional<GroupNumber>> moved;
        std::vector<std::size_t> draw;
        Table back = before;
        for (GroupNumber group = 0; group < table_.place.size(); ++group) {
            draw.push_back(draw_of(table_.part_of, group));
            GroupNumber earlier = group;
            while (earlier != Group::drawn && earlier >= before.place.size()) {
                earlier = table_.part_of[earlier];
            }
            if (earlier == Group::drawn) {
                moved.emplace_back();
                continue;
            }
            const bool is_new = group >= before.place.size();
            moved.emplace_back(is_new ? static_cast<GroupNumber>(back.place.size()) : group);
            if (is_new) {
                back.place.push_back(before.place[earlier]);
                back.part_of.push_back(*moved[table_.part_of[group]]);
            }
        }
        each([&](const World& world, auto keep) {
            World known;
            std::ranges::copy(before.not_seen, known.stock.begin());
            bool whole = true;
            for (Piece piece : world.pieces) {
                if (moved[piece.group]) {
                    piece.group = static_cast<std::uint16_t>(*moved[piece.group]);
                    whole = whole && known.stock[piece.kind]-- > 0;
                    known.pieces.push_back(piece);
                } else {
                    returned[draw[piece.group]].add(piece.kind);
                }
            }
            EXPECT_TRUE(whole);
            keep(known);
        });
        table_ = back;
        return returned;
    }

    /// What the pieces of each draw can be.
    std::vector<IndexSet> draws() const {
        std::vector<IndexSet> draws;
        for (const World& world : candidates_) {
            for (const Piece& piece : world.pieces) {
                const std::size_t draw = draw_of(table_.part_of, piece.group);
                draws.resize(std::max(draws.size(), draw + 1));
                draws[draw].add(piece.kind);
            }
        }
        return draws;
    }
    /// Kinds that a piece hidden there can be, and how many may be hidden there.
    std::pair<IndexSet, IndexSet> at(Place place) const {
        IndexSet kinds;
        IndexSet counts;
        for (const World& world : candidates_) {
            std::size_t count = 0;
            for (const Piece& piece : world.pieces) {
                if (is_hidden(piece, place)) {
                    kinds.add(piece.kind);
                    ++count;
                }
            }
            counts.add(count);
        }
        return {kinds, counts};
    }

private:
    GroupNumber add_group(Place place, GroupNumber part_of) {
        table_.place.push_back(place);
        table_.part_of.push_back(part_of);
        return static_cast<GroupNumber>(table_.place.size() - 1);
    }
    bool is_hidden(const Piece& piece, Place place) const { return !piece.shown && table_.place[piece.group] == place; }

    template <typename Change>
    void each(Change change) {
        std::vector<World> next;
        for (const World& world : candidates_) {
            change(world, [&](World changed) {
                std::ranges::sort(changed.pieces);
                next.push_back(std::move(changed));
            });
        }
        std::ranges::sort(next);
        const auto same = std::ranges::unique(next);
        next.erase(same.begin(), same.end());
        candidates_ = std::move(next);
    }

    std::vector<World> candidates_;
    Table table_;
};

/// Some hidden pieces and all that happens to them, followed in both ways. Where undo branches there are several
/// HiddenPieces, which together are what is known.
class Course {
public:
    explicit Course(Random& random) : random_(random), candidates_(random_stock(random)) {
        known_.emplace_back(candidates_.table().not_seen);
        remember();
    }

    void run() {
        for (std::uint32_t steps = 3 + random_.below(5);
             steps > 0 && candidates_.possible() && known_.size() <= most_branches; --steps) {
            step();
            ASSERT_NO_FATAL_FAILURE(compare()) << told_;
            remember();
        }
    }
    std::size_t branches() const { return known_.size(); }

private:
    /// One of those that together are what is known, and what it was behind each step.
    struct Branch : HiddenPieces {
        using HiddenPieces::HiddenPieces;
        Branch(const HiddenPieces& pieces, std::vector<HiddenPieces> steps)
            : HiddenPieces(pieces), past(std::move(steps)) {}

        std::vector<HiddenPieces> past;
    };

    static std::vector<std::uint32_t> random_stock(Random& random) {
        std::vector<std::uint32_t> stock(2 + random.below(3));
        std::ranges::generate(stock, [&] { return 1 + random.below(2); });
        return stock;
    }

    Place some_place() { return random_.below(places); }
    Kind some_kind() { return random_.below(candidates_.table().not_seen.size()); }
    IndexSet some_kinds() {
        return IndexSet::of_bits(1 + random_.below((1U << candidates_.table().not_seen.size()) - 1));
    }

    void step() {
        const Place place = some_place();
        const IndexSet here = candidates_.at(place).first;
        const std::uint32_t what = random_.below(9);
        if (what == 5) {
            see(some_kind());
        } else if (what == 8) {
            undo();
        } else if (what < 3 || here.empty()) {
            draw(place);
        } else if (what < 5) {
            reveal(place);
        } else if (what == 6 && here.size() > 1) {
            exclude(place);
        } else {
            move(place, some_place());
        }
    }

    void draw(Place place) {
        std::uint32_t left = 0;
        for (const std::uint32_t count : candidates_.table().not_seen) {
            left += count;
        }
        for (const auto& group : known_.front().groups()) {
            left -= group.count;
        }
        const std::uint32_t count = std::min(left, 1 + random_.below(2));
        tell("draw", place, count);
        candidates_.draw(place, count);
        std::ranges::for_each(known_, [&](HiddenPieces& one) { one.draw(place, count); });
    }
    void see(Kind kind) {
        if (candidates_.table().not_seen[kind] > 0) {
            tell("see", kind);
            candidates_.see(kind);
            keep([&](HiddenPieces& one) {
                one.see(kind);
                return one.possible();
            });
        }
    }
    void reveal(Place place) {
        const Kind kind = some_kind();
        tell("reveal", place, kind);
        candidates_.reveal(place, kind);
        keep([&](HiddenPieces& one) { return one.reveal(place, kind); });
    }
    void exclude(Place place) {
        const IndexSet kinds = some_kinds();
        tell("exclude", place, static_cast<std::uint32_t>(kinds.bits()));
        candidates_.exclude(place, kinds);
        keep([&](HiddenPieces& one) { return one.exclude(place, kinds); });
    }
    /// All that lies there; or one piece of a group that is alone there, so that it is known which.
    void move(Place from, Place to) {
        std::vector<GroupNumber> groups;
        for (GroupNumber group = 0; group < candidates_.table().place.size(); ++group) {
            if (candidates_.table().place[group] == from) {
                groups.push_back(group);
            }
        }
        const bool same_numbers =
            known_.size() == 1 && known_.front().groups().size() == candidates_.table().place.size();
        if (same_numbers && groups.size() == 1) {
            const GroupNumber part = static_cast<GroupNumber>(candidates_.table().place.size());
            const IndexSet among = random_.below(2) == 0 ? some_kinds() : IndexSet::of_bits(0xFF);
            tell("split", groups[0], static_cast<std::uint32_t>(among.bits()), to);
            candidates_.split(groups[0], among);
            candidates_.move_group(part, to);
            keep([&](HiddenPieces& one) {
                const bool possible = one.split(groups[0], 1, among);
                one.move_group(part, to);
                return possible;
            });
            return;
        }
        tell("move", from, to);
        candidates_.move(from, to);
        std::ranges::for_each(known_, [&](HiddenPieces& one) { one.move(from, to); });
    }
    void undo() {
        const std::size_t target = random_.below(past_.size());
        const Table before = past_[target];
        tell("undo to", static_cast<std::uint32_t>(target));
        past_.resize(target);
        const std::vector<IndexSet> expected = candidates_.undo(before);
        std::vector<IndexSet> returned;
        std::vector<Branch> known;
        for (const Branch& one : known_) {
            const std::vector<HiddenPieces> past(one.past.begin(),
                                                 one.past.begin() + static_cast<std::ptrdiff_t>(target));
            one.recall(one.past[target],
                       [&](const HiddenPieces& refined, std::span<const HiddenPieces::Returned> names) {
                           known.emplace_back(refined, past);
                           for (const auto& [group, kind] : names) {
                               const std::size_t draw = draw_of(one.groups(), group);
                               returned.resize(std::max(returned.size(), draw + 1));
                               returned[draw].add(kind);
                           }
                       });
        }
        known_ = std::move(known);
        returned.resize(expected.size());
        ASSERT_EQ(returned, expected) << told_;
    }
    template <typename Change>
    void keep(Change change) {
        std::vector<Branch> kept;
        for (Branch& one : known_) {
            const bool possible = change(one);
            EXPECT_EQ(possible, one.possible());
            if (possible) {
                kept.push_back(one);
            }
        }
        known_ = std::move(kept);
    }

    void compare() {
        ASSERT_EQ(!known_.empty(), candidates_.possible());
        std::vector<IndexSet> draws;
        for (const HiddenPieces& one : known_) {
            ASSERT_NO_FATAL_FAILURE(expect_as_listed(one));
            const std::vector<Kinds> kinds = one.kinds();
            for (GroupNumber group = 0; group < kinds.size(); ++group) {
                const std::size_t draw = draw_of(one.groups(), group);
                draws.resize(std::max(draws.size(), draw + 1));
                draws[draw] |= kinds[group].ever;
            }
        }
        std::vector<IndexSet> expected = candidates_.draws();
        draws.resize(std::max(draws.size(), expected.size()));
        expected.resize(draws.size());
        ASSERT_EQ(draws, expected);
        for (Place place = 0; place < places && !known_.empty(); ++place) {
            IndexSet kinds;
            IndexSet counts;
            for (const HiddenPieces& one : known_) {
                kinds |= one.kinds_at(place);
                counts.add(one.hidden(place));
            }
            ASSERT_EQ(std::pair(kinds, counts), candidates_.at(place));
        }
        compare_contents();
    }
    /// One contains the other only if all its completions are among those.
    void compare_contents() {
        HiddenPieces narrower = known_.empty() ? HiddenPieces({}) : known_.front();
        if (!narrower.groups().empty()) {
            narrower.exclude_from_group(random_.below(narrower.groups().size()), some_kinds());
            ASSERT_TRUE(known_.front().contains(narrower));
            ASSERT_TRUE(
                std::ranges::includes(completions(Lister(known_.front()).all()), completions(Lister(narrower).all())));
        }
        for (std::size_t i = 1; i < known_.size(); ++i) {
            if (known_[i].contains(known_[i - 1])) {
                ASSERT_TRUE(std::ranges::includes(completions(Lister(known_[i]).all()),
                                                  completions(Lister(known_[i - 1]).all())));
            }
        }
    }

    void remember() {
        past_.push_back(candidates_.table());
        std::ranges::for_each(known_, [](Branch& one) { one.past.push_back(one); });
    }

    template <typename... Numbers>
    void tell(const std::string& what, Numbers... numbers) {
        told_ += what;
        ((told_ += ' ' + std::to_string(numbers)), ...);
        told_ += '\n';
    }

    Random& random_;
    Candidates candidates_;
    std::vector<Branch> known_;
    std::vector<Table> past_;
    std::string told_;
};

// Tables from which all pieces of a kind are taken at once, as many as somebody said, or nobody knows how many.

class Offer {
public:
    explicit Offer(Random& random) : random_(random), stock_(2 + random.below(2)), pieces_({}) {
        std::ranges::generate(stock_, [&] { return 1 + random_.below(4); });
        pieces_ = HiddenPieces(stock_);
        candidates_.emplace_back();
        for (std::uint32_t group = 0; group < 3; ++group) {
            const std::uint32_t count = 1 + random_.below(3);
            pieces_.draw(group + 1, count);
            place_.push_back(group + 1);
            add_group(count);
        }
        if (random_.below(2) == 0) {
            require();
        }
    }

    void run() {
        ASSERT_NO_FATAL_FAILURE(compare());
        for (std::uint32_t steps = 2 + random_.below(6); steps > 0 && !candidates_.empty(); --steps) {
            take(random_.below(4), random_.below(stock_.size()));
            ASSERT_NO_FATAL_FAILURE(compare());
        }
        close();
        ASSERT_NO_FATAL_FAILURE(compare());
    }

private:
    /// Of each group how many pieces of each kind it had, and how many of these lie there still.
    struct Contents {
        std::vector<std::vector<std::uint32_t>> drawn;
        std::vector<std::vector<std::uint32_t>> left;
        bool more = false;  ///< than somebody said were taken
    };

    std::uint32_t drawn(const Contents& world, Kind kind) const {
        std::uint32_t count = 0;
        for (const auto& group : world.drawn) {
            count += group[kind];
        }
        return count;
    }

    void add_group(std::uint32_t count) {
        std::vector<Contents> next;
        for (const Contents& world : candidates_) {
            std::vector<std::uint32_t> kinds(stock_.size());
            add_pieces(world, count, 0, kinds, next);
        }
        candidates_ = std::move(next);
    }
    void add_pieces(const Contents& world, std::uint32_t count, Kind kind, std::vector<std::uint32_t>& kinds,
                    std::vector<Contents>& next) {
        if (kind == stock_.size()) {
            if (count == 0) {
                next.push_back(world);
                next.back().drawn.push_back(kinds);
                next.back().left.push_back(kinds);
            }
            return;
        }
        for (std::uint32_t some = 0; some <= std::min(count, stock_[kind] - drawn(world, kind)); ++some) {
            kinds[kind] = some;
            add_pieces(world, count - some, kind + 1, kinds, next);
        }
        kinds[kind] = 0;
    }

    void require() {
        std::vector<std::uint32_t> least;
        for (Kind kind = 0; kind < stock_.size(); ++kind) {
            least.push_back(random_.below(3));
        }
        std::erase_if(candidates_, [&](const Contents& world) {
            bool enough = true;
            for (Kind kind = 0; kind < stock_.size(); ++kind) {
                enough = enough && drawn(world, kind) >= least[kind];
            }
            return !enough;
        });
        pieces_.require(least);
    }

    /// All of the kind that lie there; the rest goes to place 0.
    void take(Place place, Kind kind) {
        const std::uint32_t count = random_.below(3);
        const bool or_more = random_.below(2) == 0;
        std::erase_if(candidates_, [&](Contents& world) {
            std::uint32_t there = 0;
            for (std::size_t group = 0; group < place_.size(); ++group) {
                there += place_[group] == place ? std::exchange(world.left[group][kind], 0) : 0;
            }
            world.more = world.more || there > count;
            return or_more ? there < count : there != count;
        });
        const bool possible = or_more ? pieces_.take_some(place, kind, count) : pieces_.take_all(place, kind, count);
        EXPECT_EQ(possible, !candidates_.empty());
        pieces_.move(place, 0);
        std::ranges::replace(place_, place, 0U);
    }

    void close() {
        std::erase_if(candidates_, [](const Contents& world) {
            const auto is_there = [](std::uint32_t count) { return count != 0; };
            return world.more || std::ranges::any_of(world.left, [&](const auto& group) {
                       return std::ranges::any_of(group, is_there);
                   });
        });
        EXPECT_EQ(pieces_.close(), !candidates_.empty());
    }

    void compare() {
        const std::vector<Kinds> kinds = pieces_.kinds();
        ASSERT_EQ(pieces_.possible(), !candidates_.empty());
        for (std::size_t group = 0; group < place_.size(); ++group) {
            IndexSet ever;
            for (const Contents& world : candidates_) {
                for (Kind kind = 0; kind < stock_.size(); ++kind) {
                    if (world.drawn[group][kind] != 0) {
                        ever.add(kind);
                    }
                }
            }
            ASSERT_EQ(kinds[group].ever, ever) << "group " << group;
        }
    }

    Random& random_;
    std::vector<std::uint32_t> stock_;
    HiddenPieces pieces_;
    std::vector<Place> place_;
    std::vector<Contents> candidates_;
};

TEST(HiddenPieces, SayWhatIsTrueOfAllWaysWrittenOut) {
    Random random(59);
    std::size_t branched = 0;
    for (unsigned i = 0; i < test::games(100'000); ++i) {
        Course course(random);
        ASSERT_NO_FATAL_FAILURE(course.run()) << "stock " << i;
        branched += course.branches() > 1 ? 1U : 0U;
    }
    EXPECT_GT(branched, 0U);
}

TEST(HiddenPieces, ThatAreTakenAllAtOnceAreWhatAllWaysSay) {
    Random random(60);
    for (unsigned i = 0; i < test::games(30'000); ++i) {
        ASSERT_NO_FATAL_FAILURE(Offer(random).run()) << "offer " << i;
    }
}

TEST(HiddenPieces, WhatOneHandShowsTellsOfTheOther) {
    HiddenPieces pieces({1, 1, 1});
    pieces.draw(0, 2);
    const GroupNumber other = pieces.draw(1);
    ASSERT_TRUE(pieces.reveal(0, 0));
    EXPECT_EQ(pieces.kinds()[other].ever, IndexSet::of_bits(0b110));
    ASSERT_TRUE(pieces.reveal(1, 1));
    EXPECT_EQ(pieces.kinds_at(0), IndexSet::of(2));
    EXPECT_TRUE(pieces.is_known());
}

/// In Azul red can leave the center twice; what was left over of displays is told apart by the pick that took it.
TEST(HiddenPieces, AColorThatIsTakenTwiceIsTwoFacts) {
    constexpr Kind red = 0;
    constexpr Kind blue = 1;
    constexpr Place center = 9;
    HiddenPieces pieces({20, 20, 20, 20, 20});
    pieces.draw(0, 4);
    pieces.draw(1, 4);
    const auto take = [&](Place from, Kind kind, std::uint32_t count) {
        const bool possible = pieces.reveal(from, kind, count) && pieces.exclude(from, IndexSet::of(kind));
        pieces.move(from, center);
        return possible;
    };
    ASSERT_TRUE(take(0, red, 1));
    ASSERT_TRUE(take(center, blue, 3));
    EXPECT_EQ(pieces.hidden(center), 0U);
    ASSERT_TRUE(take(1, blue, 2));
    EXPECT_TRUE(HiddenPieces(pieces).reveal(center, red, 2));
    EXPECT_FALSE(HiddenPieces(pieces).reveal(center, blue, 1)) << "all blue ones of the display were taken";
    EXPECT_FALSE(take(center, red, 3)) << "two are left";
}

/// Groups that lay apart when a piece of each was shown are not alike when they come together.
TEST(HiddenPieces, WhatWasShownElsewhereIsToldOfNoOtherGroup) {
    HiddenPieces pieces({1, 1, 1, 1});
    pieces.draw(0, 2);
    pieces.draw(1, 2);
    ASSERT_TRUE(pieces.reveal(0, 0));
    ASSERT_TRUE(pieces.reveal(1, 1));
    pieces.move(0, 1);
    EXPECT_FALSE(pieces.merged());
    EXPECT_EQ(pieces.kinds()[0].ever, IndexSet::of_bits(0b1101));
}

TEST(HiddenPieces, WhatNothingBoundsCanBeAnything) {
    HiddenPieces pieces(std::vector<std::uint32_t>(100, unbounded));
    const GroupNumber all = pieces.draw(0, 1000);
    ASSERT_TRUE(pieces.reveal(0, 99, 500));
    EXPECT_EQ(pieces.kinds()[all].ever.size(), 100U);
    EXPECT_EQ(pieces.left(99), unbounded);
}

/// Nobody is convicted by a search that was given up.
TEST(HiddenPieces, WithoutStepsLeftEverythingIsPossible) {
    Effort effort;
    while (effort.spend(1000)) {
    }
    HiddenPieces pieces({1, 1}, Budget(&effort));
    pieces.draw(0, 1);
    pieces.draw(1, 1);
    EXPECT_TRUE(pieces.exclude(0, IndexSet::of(0)));
    EXPECT_TRUE(pieces.exclude(1, IndexSet::of(0)));
    EXPECT_EQ(pieces.kinds_at(0), IndexSet::of(1));
}

}  // namespace
}  // namespace arbiter::unknown::hidden_pieces_test
