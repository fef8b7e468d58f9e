// Legal moves, where a deck or a map leaves room for millions of them.
#include "tests/cost/limits.hpp"

#include <gtest/gtest.h>

namespace arbiter::test::moves_test {
namespace {

TEST(MoveCost, DeckOfAThousandKinds) {
    const Folder folder;
    std::string deck =
        "{\"deck\": \"d\", \"version\": 1, \"cards\": [{\"id\": \"A1\", \"kind\": \"alibi\", \"count\": 5}";
    for (int i = 0; i < 1000; ++i) {
        deck += ",{\"id\": \"E" + std::to_string(i) + "\", \"kind\": \"evidence\", \"count\": 1}";
    }
    folder.write("deck.json", deck + "]}");
    const std::string path =
        folder.write("a.tgn", "Game: frame-work\nPlayers: Ann, Ben\nDeck: deck.json\n\nround 1 Ann\ndeal ? ?\n");
    const Ran ran = arbiter_within_limits("moves " + path);
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(contains(ran.out, "at least 100000 legal moves, Ann to move\n")) << ran.out.substr(0, 200);
    EXPECT_TRUE(contains(ran.out, "\nand more\n"));
}

TEST(MoveCost, ScatteredMap) {
    const Folder folder;
    std::string text = "Game: dorfromantik\nPlayers: Ann\nHouse: tiles=any\nSupply: 1 9999\n\nAnn task F4 .F..F.:0,0\n";
    for (int i = 1; text.size() < 60'000; ++i) {
        text += "Ann land ......:" + std::to_string(i) + ",0\n";
    }
    const Ran ran = arbiter_within_limits("moves " + folder.write("a.tgn", text));
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(contains(ran.out, "legal moves, Ann to move\n")) << ran.out.substr(0, 200);
    EXPECT_TRUE(contains(ran.out, " more\n"));
}

}  // namespace
}  // namespace arbiter::test::moves_test
