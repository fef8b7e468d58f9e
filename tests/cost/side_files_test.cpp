// The files that records name cost no more than their size says, whatever is in them.
#include "tests/cost/limits.hpp"

#include <gtest/gtest.h>

namespace arbiter::test::side_files_test {
namespace {

constexpr std::size_t mebibyte = std::size_t{1} << 20U;

Ran check(const std::string& header, const std::string& text) {
    const Folder folder;
    folder.write("side.json", text);
    return arbiter_within_limits("check " + folder.write("a.tgn", "Game: " + header + ": side.json\n\nround 1 Ann\n"));
}

TEST(SideFileCost, DeepAndWideFilesAreRefused) {
    for (const std::string header : {"framework\nPlayers: Ann, Ben\nTiles", "frame-work\nPlayers: Ann, Ben\nDeck"}) {
        EXPECT_TRUE(contains(check(header, std::string(mebibyte, '[')).out, "nested too deeply"));
        EXPECT_TRUE(contains(check(header, "[" + repeated("0,", mebibyte / 2 - 2) + "0]").out, "more values than"));
        EXPECT_TRUE(
            contains(check(header, "{" + repeated("\"\":0,", mebibyte / 5 - 2) + "\"\":0}").out, "more values than"));
        EXPECT_TRUE(contains(check(header, "\"" + std::string(mebibyte - 2, 'a') + "\"").out, "side.json"));
    }
}

TEST(SideFileCost, ListOfAsManyDifferentTilesAsThereIsRoomFor) {
    std::string list = "{\"tiles\": [{\"tile\": \"B/-\"}";
    while (list.size() < mebibyte - 40) {
        list += ",{\"tile\": \"B/" + std::to_string(list.size() % 9 + 1) + "G\"}";
    }
    const Ran ran = check("framework\nPlayers: Ann, Ben\nTiles", list + "]}");
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(contains(ran.out, "framework.tiles.list")) << ran.out;
}

}  // namespace
}  // namespace arbiter::test::side_files_test
