// Framework's grammar always makes progress, no rule of it is without a record that uses it, and tiles read back.
#include "grammar/framework/grammar.hpp"

#include "grammar/framework/parse.hpp"
#include "grammar/framework/tile_list.hpp"
#include "rules/framework/made_up.hpp"
#include "tests/grammar/exercised.hpp"

#include <gtest/gtest.h>
#include <tao/pegtl/contrib/analyze.hpp>

namespace arbiter::framework::grammar_test {
namespace {

TEST(FrameworkGrammar, AlwaysMakesProgress) {
    EXPECT_EQ(tao::pegtl::analyze<grammar::line>(-1), 0U);
}

TEST(FrameworkGrammar, EveryRuleIsExercised) {
    test::expect_exercised<grammar::line, Written>("framework", "arbiter::framework::grammar::");
}

TEST(Tile, IsReadAsItIsWritten) {
    for (const auto* const written : {"GS/4B,7G", "-/6B+Y,9B+Y,12B+Y", "Y/-", "Y/4G>3S", "-/4B|Y", "YRB/999S", "?"}) {
        Tile tile;
        EXPECT_TRUE(read_tile(written, tile)) << written;
        EXPECT_EQ(text(tile), written);
    }
}

TEST(Tile, IsNothingElse) {
    for (const auto* const wrong :
         {"",      "GS",       "GS/", "/4B",   "GS/4",   "GS/B4", "GS/4B,", "GS/4B+",   "GS/4B;7G", "GS/04B",
          "GS/0B", "GS/1000B", "X/-", "gs/4b", "GS /4B", "-/-/-", "GS/4B>", "GS/4B 7G", "Y/-,4B",   "??"}) {
        Tile tile;
        EXPECT_FALSE(read_tile(wrong, tile)) << wrong;
    }
}

TEST(Tile, IsTheSamePieceWhateverIsWrittenFirst) {
    const auto piece_of = [](std::string_view written) {
        Tile tile;
        EXPECT_TRUE(read_tile(written, tile)) << written;
        return piece(tile);
    };
    EXPECT_EQ(piece_of("GS/4B,7G"), piece_of("SG/7G,4B"));
    EXPECT_EQ(piece_of("-/4G>3S,2B"), piece_of("-/2B,4G>3S"));
    EXPECT_EQ(piece_of("-/6B+Y"), piece_of("-/6Y+B"));
    EXPECT_NE(piece_of("-/4G>3S"), piece_of("-/3S>4G"));
    EXPECT_NE(piece_of("-/4G>3S"), piece_of("-/4G,3S"));
    EXPECT_NE(piece_of("-/4B|Y"), piece_of("-/4B+Y"));
    EXPECT_NE(piece_of("?"), piece_of("B/-"));
}

TEST(TileList, IsTheMadeUpOneInTheExamples) {
    const TileList list = read_tile_list(test::slurp("examples/framework/tiles.json"));
    ASSERT_EQ(list.fault, "");
    const auto made_up = made_up_tiles();
    ASSERT_EQ(list.tiles.size(), made_up.size());
    int copies = 0;
    for (std::size_t index = 0; index < made_up.size(); ++index) {
        EXPECT_TRUE(list.tiles[index].tile == made_up[index].tile) << text(made_up[index].tile);
        EXPECT_EQ(list.tiles[index].copies, made_up[index].copies);
        copies += list.tiles[index].copies;
    }
    EXPECT_EQ(copies, 120);
}

TEST(TileList, SaysWhatIsWrongWithAFile) {
    EXPECT_EQ(read_tile_list("").fault, "1:1: this is no JSON: it ends in the middle");
    EXPECT_EQ(read_tile_list("{\"tiles\": [1, ]}").fault, "1:15: the comma before this ] is one too many");
    EXPECT_EQ(read_tile_list("[]").fault, "1:1: it has no list \"tiles\"");
    EXPECT_EQ(read_tile_list(R"({"tiles": 3})").fault, "1:1: it has no list \"tiles\"");
    EXPECT_EQ(read_tile_list(R"({"tiles": [{"tile": "B/-"}, {"tile": "B"}]})").fault,
              "1:38: entry 2 of the list: this is no tile");
    EXPECT_EQ(read_tile_list(R"({"tiles": ["B/-"]})").fault,
              "1:12: entry 1 of the list: a tile is written {\"tile\": \"GS/4B,7G\", \"copies\": 2}");
    EXPECT_EQ(read_tile_list(R"({"tiles": [{"tile": "B/-", "copies": 0}]})").fault,
              "1:38: entry 1 of the list: copies is a number from 1 to 120");
    EXPECT_EQ(read_tile_list(R"({"tiles": [{"tile": "B/-", "copies": 121}]})").fault,
              "1:38: entry 1 of the list: copies is a number from 1 to 120");
    EXPECT_EQ(read_tile_list(R"({"tiles": [{"tile": "B/-", "copies": "2"}]})").fault,
              "1:38: entry 1 of the list: copies is a number from 1 to 120");
    EXPECT_EQ(read_tile_list(R"({"tiles": [{"tile": 7}]})").fault,
              "1:12: entry 1 of the list: a tile is written {\"tile\": \"GS/4B,7G\", \"copies\": 2}");
    EXPECT_EQ(read_tile_list(R"({"tiles": [{"tile": "?"}]})").fault, "1:21: entry 1 of the list: this is no tile");
}

}  // namespace
}  // namespace arbiter::framework::grammar_test
