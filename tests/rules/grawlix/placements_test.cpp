// The legal plays of Grawlix and their number, held against slow counting.
#include "rules/grawlix/placements.hpp"

#include "rules/registry/registry.hpp"
#include "tests/effort.hpp"
#include "tests/rules/grawlix/sample.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace arbiter::grawlix::placements_test {
namespace {

// The example of "Playing Tiles": seventeen tiles, six columns, five rows.
const std::string example_draft = "$G *Y %B #O #V #B &O @R";
const std::vector<std::string> example_plays{"$G:0,3 +@G", "*Y:1,3 +&Y", "%B:2,3 +$R", "#O:2,4 +@V", "#V:3,3 +#G",
                                             "#B:1,2 +&V", "&O:4,3 +@B", "@R:5,3 +*O", "@G:4,2 +%O", "&Y:5,2 +$O",
                                             "$R:1,1 +*B", "@V:2,1 +%V", "#G:5,1 +#R", "&V:1,0 +*V", "@B:0,0 +$Y",
                                             "*O:0,1 +&G", "%O:5,0 +$B"};

State printed_example() {
    return after(example_draft, example_plays);
}

TEST(Placements, ExampleHasOneOpenRowAndNoOpenColumn) {
    const State state = printed_example();
    std::set<std::pair<int, int>> cells;
    state.table().grid().any_open([&](Cell cell) {
        cells.insert({cell.x, cell.y});
        return false;
    });
    for (const auto& [x, y] : cells) {
        EXPECT_GE(x, 0);
        EXPECT_LE(x, 5);
        EXPECT_GE(y, -1);
        EXPECT_LE(y, 5);
    }
    EXPECT_TRUE(cells.contains({0, -1}));
    EXPECT_TRUE(cells.contains({2, 5}));
}

TEST(Placements, ExampleColumnTakesThreeGlyphsAndThreeColors) {
    const State state = printed_example();
    std::string taken;
    state.table().grid().any_fit(TileSet::all(), [&](Cell cell, TileSet fitting) {
        for (const Tile fit : fitting) {
            taken += cell == Cell{0, -1} ? text_of(fit) : "";
        }
        return false;
    });
    EXPECT_EQ(taken, "#R#Y#V%R%Y%V&R&Y&V");
}

TEST(Placements, BeforeTheDraftThereAreNone) {
    int count = 0;
    each_play(State(0), [&](const Play&) { ++count; });
    EXPECT_EQ(count, 0);
}

TEST(Placements, EveryMoveIsLegalAndNoneIsMissing) {
    Random random(1);
    for (int game = 0; game < 40; ++game) {
        State state(0);
        deal(state, random);
        while (const auto next = random_play(state, random)) {
            std::size_t count = 0;
            each_play(state, [&](const Play& move) {
                ++count;
                EXPECT_FALSE(judge(state, move));
            });
            const naive::Table table = told(state);
            ASSERT_EQ(count,
                      naive::placements(table, table.mover).size() * std::max<std::size_t>(1, table.supply.size()));
            state.play(*next);
        }
    }
}

struct Sample {
    std::string name;
    std::string draft;
    std::vector<std::string> plays;
    unsigned depth;
};

void PrintTo(const Sample& sample, std::ostream* out) {
    *out << sample.name;
}

std::string record_of(const Sample& sample) {
    std::string text = "Game: grawlix\nPlayers: Ann, Ben\n\ndraft " + sample.draft + '\n';
    for (const std::string& play : sample.plays) {
        text += play + '\n';
    }
    return text;
}

/// What `arbiter moves --count` asks for.
std::uint64_t counted(const std::string& record, unsigned depth) {
    return find_game("grawlix")->count(
        read_record(RecordText{record}), [](std::string_view) { return std::nullopt; }, depth);
}

class Count : public testing::TestWithParam<Sample> {};

TEST_P(Count, AgreesWithTheSlowOne) {
    const Sample& sample = GetParam();
    const naive::Table table = told(after(sample.draft, sample.plays));
    const unsigned deepest = sample.depth - (test::divisor == 1 ? 0 : 1);
    for (unsigned depth = 0; depth <= deepest; ++depth) {
        EXPECT_EQ(counted(record_of(sample), depth), naive::count(table, static_cast<int>(depth))) << depth;
    }
}

// In the last two the supply runs out on the way, and the game ends.
INSTANTIATE_TEST_SUITE_P(Positions, Count,
                         testing::Values(Sample{"PrintedExample", example_draft, example_plays, 3},
                                         Sample{"AfterTheDraft", longest_draft, {}, 2},
                                         Sample{"SixteenTiles", longest_draft, first_plays(16), 3},
                                         Sample{"TwentySixTiles", longest_draft, first_plays(26), 4},
                                         Sample{"ThirtyTiles", longest_draft, first_plays(30), 6}),
                         [](const auto& sample) { return sample.param.name; });

}  // namespace
}  // namespace arbiter::grawlix::placements_test
