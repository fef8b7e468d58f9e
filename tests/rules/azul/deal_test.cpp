// Which deals can be drawn, against every order in which displays can be filled.
#include "rules/azul/deal.hpp"

#include "rules/azul/event.hpp"
#include "rules/game/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

namespace arbiter::azul::deal_test {
namespace {

/// Fills the displays one after the other, tile by tile: the lid goes into the bag when a tile is needed and it is
/// empty.
bool fills(Tally bag, Tally lid, const std::vector<Group>& displays, const std::vector<std::size_t>& order) {
    for (const std::size_t display : order) {
        Tally tiles = displays[display].tiles;
        unsigned wanted = 4;
        const Tally first = total(bag) < 4 ? bag : 0;
        if (first != 0 && !includes(tiles, first)) {
            return false;
        }
        if (total(bag) < 4) {
            tiles -= first;
            wanted -= total(first);
            bag = lid;
            lid = 0;
        }
        if (total(tiles) != std::min(wanted, total(bag)) || !includes(bag, tiles)) {
            return false;
        }
        bag -= tiles;
    }
    return true;
}

bool fills_in_some_order(const Table& table, const std::vector<Group>& displays) {
    std::vector<std::size_t> order{0, 1, 2, 3, 4};
    bool found = fills(table.bag, table.lid, displays, order);
    while (!found && !table.in_order && std::next_permutation(order.begin(), order.end())) {
        found = fills(table.bag, table.lid, displays, order);
    }
    return found;
}

/// Few tiles of few colors, so that orders matter.
Tally some_tiles(std::uint64_t count, Random& random) {
    Tally tiles = 0;
    for (; count != 0; --count) {
        tiles += one_of(static_cast<std::uint8_t>(random.below(3)));
    }
    return tiles;
}

/// With fewer tiles than these in bag and lid.
Table some_table(std::uint64_t bag, std::uint64_t lid, Random& random) {
    Table table = new_table(2, false, 0, false);
    table.bag = some_tiles(random.below(bag), random);
    table.lid = some_tiles(random.below(lid), random);
    table.in_order = random.below(2) == 0;
    return table;
}

std::vector<Group> some_deal(Tally bag, Tally lid, Random& random) {
    std::vector<Group> displays(5);
    Stock stock{bag, lid};
    for (Group& group : displays) {
        for (unsigned tile = 0; tile < 4; ++tile) {
            Tally& pile = stock.bag != 0 ? stock.bag : stock.lid;
            std::uint8_t color = static_cast<std::uint8_t>(random.below(3));
            for (unsigned i = 0; i < 3 && count_of(pile, color) == 0; ++i) {
                color = static_cast<std::uint8_t>((color + 1) % 3);
            }
            if (pile != 0) {
                group.tiles += one_of(color);
                pile -= one_of(color);
            }
        }
    }
    std::swap(displays[random.below(5)], displays[random.below(5)]);
    std::swap(displays[random.below(5)], displays[random.below(5)]);
    if (random.below(3) == 0) {  // two tiles change places
        std::swap(displays[random.below(5)].tiles, displays[random.below(5)].tiles);
        displays[random.below(5)].tiles = some_tiles(4, random);
    }
    return displays;
}

Written displays_line(const std::vector<Group>& displays) {
    Written written;
    written.line.set(Verb::displays);
    written.group_count = 5;
    std::ranges::copy(displays, written.groups.begin());
    return written;
}

TEST(Deal, IsOneThatSomeOrderExplains) {
    Random random(5);
    std::array<int, 2> found{};
    for (int i = 0; i < 4000; ++i) {
        const Table table = some_table(22, 22, random);
        const std::vector<Group> displays = some_deal(table.bag, table.lid, random);
        const bool expected = fills_in_some_order(table, displays);
        ASSERT_EQ(can_be_dealt(table, displays), expected);
        ++found[expected ? 1 : 0];
        ASSERT_EQ(!look_on(Event(table, displays_line(displays))), expected);
    }
    EXPECT_GT(found[0], 500);
    EXPECT_GT(found[1], 500);
}

/// Of displays on which somebody noted only some tiles: whether the others can be such that it is.
bool can_be_filled_in(const Table& table, std::vector<Group> displays) {
    const auto open = std::ranges::find_if(displays, [](const Group& group) { return group.unknown != 0; });
    if (open == displays.end()) {
        return can_be_dealt(table, displays);
    }
    --open->unknown;
    for (std::uint8_t color = 0; color < 3; ++color) {
        open->tiles += one_of(color);
        if (can_be_filled_in(table, displays)) {
            return true;
        }
        open->tiles -= one_of(color);
    }
    return false;
}

TEST(Deal, TilesThatNobodyNotedCanBeAllThatFits) {
    Random random(65);
    std::array<unsigned, 2> seen{};
    for (unsigned i = 0; i < 4000; ++i) {
        const Table table = some_table(18, 14, random);
        std::vector<Group> displays = some_deal(table.bag, table.lid, random);
        for (std::uint64_t hidden = 1 + random.below(5); hidden != 0; --hidden) {
            Group& group = displays[random.below(5)];
            const auto color = static_cast<std::uint8_t>(random.below(3));
            if (count_of(group.tiles, color) != 0) {
                group.tiles -= one_of(color);
                ++group.unknown;
            }
        }
        const bool possible = can_be_dealt(table, displays);
        EXPECT_EQ(possible, can_be_filled_in(table, displays));
        EXPECT_EQ(possible, !look_on(Event(table, displays_line(displays))));
        ++seen[possible ? 1 : 0];
    }
    EXPECT_GT(std::min(seen[0], seen[1]), 100U);
}

}  // namespace
}  // namespace arbiter::azul::deal_test
