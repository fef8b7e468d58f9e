// What hands with hidden pieces can come to, against all ways to fill them written out.
#include "rules/unknown/sums.hpp"

#include "rules/game/random.hpp"
#include "tests/effort.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <map>
#include <set>
#include <vector>

namespace arbiter::unknown::sums_test {
namespace {

constexpr std::size_t kinds = 8;
constexpr std::array<std::uint32_t, kinds> weights{0, 1, 1, 2, 3, 5, 5, 8};
constexpr std::array<std::size_t, 3> sum_of{0, 1, 1};

/// A table on which pieces are named in advance, and what is told of them.
struct Table {
    HiddenHands hands;
    std::vector<Place> place;    ///< of each drawing
    std::vector<Kinds64> holds;  ///< what it has by now
    Kinds64 stock = (1U << kinds) - 1;
};

Kind some_of(Kinds64 set, Random& random) {
    for (auto skip = random.below(static_cast<std::uint64_t>(std::popcount(set))); skip > 0; --skip) {
        set &= set - 1;
    }
    return static_cast<Kind>(std::countr_zero(set));
}

void draw(Table& table, Random& random) {
    const auto size = 1 + random.below(2);
    const auto hand = static_cast<Place>(random.below(sum_of.size()));
    Kinds64 drawn = 0;
    for (std::uint64_t i = 0; i < size && (table.stock & ~drawn) != 0; ++i) {
        drawn |= Kinds64{1} << some_of(table.stock & ~drawn, random);
    }
    const std::vector<std::uint32_t> at(static_cast<std::size_t>(std::popcount(drawn)), 7);
    if (drawn != 0) {
        table.hands.draw(hand, at, (1U << kinds) - 1, {});
        table.place.push_back(hand);
        table.holds.push_back(drawn);
        table.stock &= ~drawn;
    }
}

Table random_table(Random& random) {
    Table table;
    draw(table, random);
    for (std::uint64_t steps = 1 + random.below(5); steps > 0; --steps) {
        const std::size_t one = random.below(table.place.size());
        if (random.below(3) == 0) {
            draw(table, random);
        } else if (random.below(2) == 0 && table.holds[one] != 0) {
            const Kind kind = some_of(table.holds[one], random);
            EXPECT_TRUE(table.hands.reveal(table.place[one], kind));
            table.holds[one] &= ~(Kinds64{1} << kind);
        } else {
            Kinds64 there = 0;
            for (std::size_t i = 0; i < table.place.size(); ++i) {
                there |= table.place[i] == table.place[one] ? table.holds[i] : 0;
            }
            const Kinds64 none = random.next() & ((1U << kinds) - 1) & ~there;
            EXPECT_TRUE(table.hands.exclude(table.place[one], none));
        }
    }
    return table;
}

/// All ways to give each piece drawn a kind that the flow allows: each fact one piece of a group of its own.
void each_way(const HiddenPieces& pieces, std::size_t step, std::vector<std::uint32_t>& wanted,
              std::vector<Kinds64>& has, Sums::Totals& totals, const std::function<void()>& visit) {
    const std::size_t facts = pieces.facts().size();
    if (step == facts + kinds) {
        if (std::ranges::all_of(wanted, [](std::uint32_t open) { return open == 0; })) {
            visit();
        }
        return;
    }
    const bool shown = step < facts;
    const Kind kind = shown ? pieces.facts()[step].kind : static_cast<Kind>(step - facts);
    for (std::size_t group = 0; group < wanted.size(); ++group) {
        const Group& here = pieces.groups()[group];
        const bool may =
            shown ? pieces.facts()[step].from.contains(group) : pieces.left(kind) > 0 && !here.excluded.contains(kind);
        if (may && wanted[group] > 0) {
            const std::uint32_t weight = shown ? 0 : weights[kind];
            --wanted[group];
            has[group] |= Kinds64{1} << kind;
            totals[sum_of[here.place]] += weight;
            each_way(pieces, step + 1, wanted, has, totals, visit);
            totals[sum_of[here.place]] -= weight;
            has[group] &= ~(Kinds64{1} << kind);
            ++wanted[group];
        }
    }
    if (!shown) {
        each_way(pieces, step + 1, wanted, has, totals, visit);
    }
}

TEST(Sums, AreThoseOfAllWays) {
    Random random(5);
    std::size_t several = 0;
    for (unsigned i = 0; i < test::games(400); ++i) {
        const Table table = random_table(random);
        const HiddenPieces& pieces = table.hands.pieces();
        std::vector<std::uint32_t> wanted;
        for (const Group& group : pieces.groups()) {
            wanted.push_back(group.count);
        }
        std::vector<Kinds64> has(wanted.size());
        Sums::Totals totals(2);
        std::map<Sums::Totals, std::vector<Kinds64>> all;
        each_way(pieces, 0, wanted, has, totals, [&] {
            std::vector<Kinds64>& kinds_there = all[totals];
            kinds_there.resize(has.size());
            for (std::size_t group = 0; group < has.size(); ++group) {
                kinds_there[group] |= has[group];
            }
        });
        const Sums sums(pieces, weights, sum_of, {});
        ASSERT_TRUE(sums.known());
        std::set<Sums::Totals> found;
        sums.each([&](const Sums::Totals& one) { EXPECT_TRUE(found.insert(one).second); });
        ASSERT_EQ(found.size(), all.size());
        for (const auto& [one, kinds_there] : all) {
            EXPECT_TRUE(found.contains(one));
            EXPECT_EQ(sums.kinds_where([&](const Sums::Totals& such) { return such == one; }), kinds_there);
        }
        several += all.size() > 1 ? 1U : 0U;
    }
    EXPECT_GT(several, 0U);
}

TEST(Sums, AreNotKnownOnceTheBudgetIsSpent) {
    HiddenHands hands;
    const std::vector<std::uint32_t> at(3, 7);
    hands.draw(0, at, (1U << kinds) - 1, {});
    Effort effort;
    effort.spend(Effort::most);
    const Sums sums(hands.pieces(), weights, sum_of, Budget(&effort));
    EXPECT_FALSE(sums.known());
    EXPECT_EQ(sums.kinds_where([](const Sums::Totals&) { return true; }), std::vector<Kinds64>{~Kinds64{0}});
}

/// What was drawn is what the hands can be, at least; and where each can be one way alone, that is known.
TEST(HiddenHands, CanBeWhatTheyAre) {
    Random random(6);
    for (unsigned i = 0; i < test::games(400); ++i) {
        const Table table = random_table(random);
        const auto ever = table.hands.could_ever_be();
        for (std::size_t drawing = 0; drawing < table.place.size(); ++drawing) {
            EXPECT_EQ(table.holds[drawing] & ~table.hands.could_be(table.place[drawing]), 0U);
            EXPECT_EQ(table.holds[drawing] & ~ever[drawing], 0U);
        }
        for (Place hand = 0; hand < sum_of.size(); ++hand) {
            Kinds64 there = 0;
            for (std::size_t drawing = 0; drawing < table.place.size(); ++drawing) {
                there |= table.place[drawing] == hand ? table.holds[drawing] : 0;
            }
            EXPECT_EQ(table.hands.surely(hand) & ~there, 0U);
            EXPECT_EQ(table.hands.count(hand), static_cast<std::uint32_t>(std::popcount(there)));
        }
        EXPECT_EQ(is_one_way(table.hands.pieces(), ever), table.hands.pieces().is_known());
    }
}

}  // namespace
}  // namespace arbiter::unknown::sums_test
