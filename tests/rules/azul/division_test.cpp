// How the tiles out of sight divide between bag and lid, against every single division.
#include "rules/azul/bag_and_lid.hpp"
#include "rules/azul/event.hpp"
#include "rules/game/random.hpp"
#include "tests/rules/azul/playing.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace arbiter::azul::division_test {
namespace {

Tally some_of(Tally rest, std::uint32_t count, Random& random) {
    Tally tiles = 0;
    for (; count != 0 && total(rest) != 0; --count) {
        std::uint8_t color = static_cast<std::uint8_t>(random.below(colors));
        while (count_of(rest, color) == 0) {
            color = static_cast<std::uint8_t>((color + 1) % colors);
        }
        rest -= one_of(color);
        tiles += one_of(color);
    }
    return tiles;
}

/// A table that is about to be dealt, with so many tiles in bag and lid and the others on walls.
Table table_with(Tally rest) {
    Table table = new_table(2, false, 0, false);
    table.bag = rest;
    table.lid = 0;
    table.round = 2;
    return table;
}

std::set<Tally> every_bag(Tally rest) {
    std::set<Tally> bags{0};
    for (std::uint8_t color = 0; color < colors; ++color) {
        std::set<Tally> more;
        for (const Tally bag : bags) {
            for (unsigned count = 0; count <= count_of(rest, color); ++count) {
                more.insert(bag + one_of(color) * count);
            }
        }
        bags = std::move(more);
    }
    return bags;
}

Written displays_line(Tally rest, Random& random) {
    Written written;
    written.line.set(Verb::displays);
    written.group_count = 5;
    for (std::size_t i = 0; i < 5; ++i) {
        written.groups[i].tiles = some_of(rest, 4, random);
        rest -= written.groups[i].tiles;
    }
    if (random.below(6) == 0) {
        written.groups[random.below(5)].tiles = one_of(static_cast<std::uint8_t>(random.below(colors))) * 4;
    }
    return written;
}

/// The bags that the laws leave once the line has been played on each single division.
std::set<Tally> bags_after(const std::set<Tally>& bags, Tally rest, const Written& written) {
    std::set<Tally> after;
    for (const Tally bag : bags) {
        Table table = table_with(rest);
        table.bag = bag;
        table.lid = rest - bag;
        ScoreLog log;
        if (!look_on(Event(table, written))) {
            apply_on(table, written, log);
            after.insert(table.bag);
        }
    }
    return after;
}

/// The next round: all tiles of this one go to the lid but some.
void end_offer(Table& table, Tally kept, Tally& rest) {
    Tally offered = 0;
    for (Tally& source : table.sources) {
        offered += source;
        source = 0;
    }
    table.lid += offered - kept;
    rest += offered - kept;
    table.phase = Phase::displays;
    ++table.round;
}

TEST(Division, IsNarrowedAsEverySingleDivisionIs) {
    Random random(3);
    std::size_t settled = 0;
    std::size_t refused = 0;
    for (int game = 0; game < 40; ++game) {
        const Tally all = new_table(2, false, 0, false).bag;
        Tally rest = some_of(all, 18 + random.below(14), random);
        std::set<Tally> bags = every_bag(rest);
        Table table = table_with(rest);
        Divisions divisions(rest);
        for (int round = 0; round < 3 && !divisions.empty(); ++round) {
            const Written written = displays_line(rest, random);
            const std::set<Tally> after = bags_after(bags, rest, written);
            const auto fault = look_divided(table, divisions, written);
            ASSERT_EQ(!fault, !after.empty());
            if (fault) {
                ++refused;
                break;
            }
            apply_divided(table, divisions, written);
            ASSERT_TRUE(after.contains(table.bag));
            ASSERT_EQ(divisions.empty(), after.size() == 1);
            settled += divisions.empty() ? 1U : 0U;
            bags = after;
            rest = table.bag + table.lid;
            Tally offered = 0;
            for (const Tally source : table.sources) {
                offered += source;
            }
            end_offer(table, some_of(offered, random.below(6), random), rest);
        }
    }
    EXPECT_GT(settled, 10U);
    EXPECT_GT(refused, 0U);
}

TEST(Division, OfNothingIsKnown) {
    Table table = table_with(0);
    Divisions divisions(0);
    divisions.infer(table, 0);
    EXPECT_TRUE(divisions.empty());
}

}  // namespace
}  // namespace arbiter::azul::division_test
