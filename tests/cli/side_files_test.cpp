// The files that records name: regular ones beside the record, and nothing of them is shown.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <sys/stat.h>
#include <vector>

namespace arbiter::test::side_files_test {
namespace {

namespace fs = std::filesystem;

std::string framework_record(const std::string& tiles) {
    return "Game: framework\nPlayers: Ann, Ben\nTiles: " + tiles + "\n\nround 1 Ann\n";
}

/// A folder of records with a list that can be read, and a list above it.
struct Shelf {
    Folder folder;

    Shelf() {
        fs::create_directories(folder.path("records/lists"));
        fs::copy_file("examples/framework/tiles.json", folder.path("tiles.json"));
        fs::copy_file("examples/framework/tiles.json", folder.path("records/lists/tiles.json"));
    }

    Ran check(const std::string& tiles, const std::string& options = {}) const {
        const std::string path = folder.write("records/a.tgn", framework_record(tiles));
        return arbiter("check " + options + " " + path + " 2>&1 </dev/null");
    }
    bool reads(const std::string& tiles, const std::string& options = {}) const {
        return !contains(check(tiles, options).out, "framework.tiles.list");
    }
};

TEST(SideFiles, LieBesideTheRecordOrInFoldersThere) {
    const Shelf shelf;
    EXPECT_TRUE(shelf.reads("lists/tiles.json")) << shelf.check("lists/tiles.json").out;
    EXPECT_TRUE(shelf.reads("./lists//tiles.json"));
    EXPECT_TRUE(contains(shelf.check("../tiles.json").out,
                         "the file cannot be read: a record names files beside it or in folders there, never above"));
    EXPECT_FALSE(shelf.reads("lists/../../tiles.json"));
    EXPECT_FALSE(shelf.reads("lists/../lists/tiles.json"));
    EXPECT_TRUE(contains(shelf.check(shelf.folder.path("tiles.json")).out,
                         "a record names files from its own folder on, not from the root"));
}

TEST(SideFiles, AreFoundInLettersOfAnySizeIfOnlyOneFits) {
    const Shelf shelf;
    EXPECT_TRUE(shelf.reads("lists/Tiles.json"));
    fs::copy_file("examples/framework/tiles.json", shelf.folder.path("records/lists/TILES.json"));
    EXPECT_TRUE(shelf.reads("lists/tiles.json"));
    EXPECT_FALSE(shelf.reads("lists/Tiles.json"));
    EXPECT_FALSE(shelf.reads("Lists/tiles.json"));
}

TEST(SideFiles, NoLinkIsFollowed) {
    const Shelf shelf;
    fs::create_symlink("../tiles.json", shelf.folder.path("records/link.json"));
    fs::create_directory_symlink("..", shelf.folder.path("records/above"));
    EXPECT_FALSE(shelf.reads("link.json"));
    EXPECT_FALSE(shelf.reads("above/tiles.json"));
}

TEST(SideFiles, ARecordReachedByALinkHasItsFilesBesideTheLink) {
    const Shelf shelf;
    fs::create_directory_symlink("records", shelf.folder.path("linked"));
    shelf.folder.write("records/a.tgn", framework_record("lists/tiles.json"));
    EXPECT_FALSE(contains(arbiter("check " + shelf.folder.path("linked/a.tgn")).out, "tiles.list"));
}

TEST(SideFiles, OfAnotherFolderWhenTheCommandSaysSo) {
    const Shelf shelf;
    EXPECT_TRUE(shelf.reads("tiles.json", "--data " + shelf.folder.path("")));
    EXPECT_TRUE(shelf.reads("lists/tiles.json", "--data " + shelf.folder.path("")));
    EXPECT_FALSE(shelf.reads("../tiles.json", "--data " + shelf.folder.path("records")));
    EXPECT_EQ(shelf.check("tiles.json", "--data " + shelf.folder.path("nowhere")).code, 2);
}

TEST(SideFiles, AreNotReadWhenTheCommandSaysSo) {
    const Shelf shelf;
    EXPECT_FALSE(shelf.reads("lists/tiles.json", "--no-files"));
    const std::string path = shelf.folder.path("records/a.tgn");
    for (const std::string command : {"test", "score", "query", "stats", "fmt", "moves", "coverage"}) {
        EXPECT_LT(arbiter(command + " --no-files " + path + " >/dev/null 2>&1").code, 2) << command;
        EXPECT_LT(arbiter(command + " --data . " + path + " >/dev/null 2>&1").code, 2) << command;
    }
    EXPECT_EQ(arbiter("play frame-work --header 'Deck: examples/frame-work/gala.json' --no-files >/dev/null 2>&1").code,
              2);
}

/// A pipe without a writer would be waited for.
TEST(SideFiles, AreRegularFiles) {
    const Shelf shelf;
    ASSERT_EQ(mkfifo(shelf.folder.path("records/pipe.json").c_str(), 0600), 0);
    EXPECT_FALSE(shelf.reads("pipe.json"));
    EXPECT_FALSE(shelf.reads("lists"));
    EXPECT_FALSE(shelf.reads("a.tgn/tiles.json"));
}

TEST(SideFiles, TheNameOfStandardInputIsANameLikeAnyOther) {
    const Folder folder;
    const std::string two = framework_record("-") + "\n" + sound;
    const Ran ran = shell("cd " + folder.path("") + " && printf '%s' '" + two + "' | " ARBITER_EXE " check -");
    EXPECT_TRUE(contains(ran.out, "- is no list of the tiles: the file cannot be read")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "2 records:")) << ran.out;
}

TEST(SideFiles, HaveAMebibyteAtMost) {
    const Shelf shelf;
    const std::string list = shelf.folder.read("tiles.json");
    const std::size_t most = std::size_t{1} << 20U;
    shelf.folder.write("records/full.json", list + std::string(most - list.size(), ' '));
    shelf.folder.write("records/long.json", list + std::string(most - list.size() + 1, ' '));
    EXPECT_TRUE(shelf.reads("full.json"));
    EXPECT_FALSE(shelf.reads("long.json"));
}

TEST(SideFiles, NothingOfThemIsQuoted) {
    const Shelf shelf;
    const auto deck = [](const std::string& cards) {
        return "{\"deck\": \"d\", \"version\": 1, \"cards\": [" + cards + "]}";
    };
    const std::string alibi = R"({"id": "A1", "kind": "alibi", "count": 5},)";
    const std::vector<std::string> texts{
        "secret",
        "\"secret\"",
        "{\"secret\": secret}",
        R"({"tiles": [{"tile": "secret"}]})",
        R"({"tiles": [{"tile": "B/-", "copies": "secret"}]})",
        deck(alibi + R"({"id": "secret", "kind": "secret", "count": 1})"),
        deck(alibi + R"({"id": "secret-1", "kind": "evidence", "count": 1})"),
        deck(alibi + R"({"id": "secret", "kind": "evidence", "count": 0})"),
        deck(alibi +
             R"({"id": "secret", "kind": "evidence", "count": 1},{"id": "secret", "kind": "evidence", "count": 1})"),
        deck(alibi + R"({"id": "secret", "kind": "evidence", "count": 1, "secret": 1})"),
        deck(alibi +
             R"({"id": "secret", "kind": "evidence", "count": 1, "effect": [{"do": "secret", "of": "secret"}]})"),
        deck(alibi + R"({"id": "secret", "kind": "evidence", "count": 1, "effect": [{"do": "swap", "of": "any"}]})"),
        "Game: secret\n\nsecret\n",
        "Game: dorfromantik\nPlayers: Secret secret\nsecret: secret\n\nsecret secret\n",
    };
    for (const std::string& text : texts) {
        shelf.folder.write("records/odd.json", text);
        for (const std::string& record :
             {framework_record("odd.json"),
              std::string("Game: frame-work\nPlayers: Ann, Ben\nDeck: odd.json\n\nround 1\n"),
              std::string("Game: dorfromantik-campaign\nPlayers: Ann\n\ngame 1 record odd.json\n")}) {
            const Ran ran = arbiter("check " + shelf.folder.write("records/b.tgn", record) + " 2>&1");
            EXPECT_LE(ran.code, 1) << text;
            EXPECT_FALSE(contains(ran.out, "ecret")) << text << ran.out;
        }
    }
}

}  // namespace
}  // namespace arbiter::test::side_files_test
