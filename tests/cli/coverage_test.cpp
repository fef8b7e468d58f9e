// arbiter coverage: what records exercise; its stubs are records that pass; the cases leave out nothing.
#include "rules/registry/registry.hpp"
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

namespace arbiter::test::coverage_test {
namespace {

TEST(Coverage, CountsHeldAndBroken) {
    const Folder folder;
    const Ran ran = arbiter("coverage --game azul --json " + folder.write("a.tgn", broken + "\n" + sound));
    EXPECT_TRUE(contains(ran.out, "{\"code\":\"azul.display.no-color\",\"held\":1,\"broken\":1}")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "\"ruling\":\"wall\",\"option\":\"gray\",\"records\":0")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "\"azul.line.full was never held and never broken\"")) << ran.out;
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(arbiter("coverage --strict " + folder.path("a.tgn") + " >/dev/null").code, 1);
}

TEST(Coverage, CountsWhatTheHeaderHolds) {
    const Folder folder;
    std::string dated = sound;
    dated.insert(dated.find("\n\n"), "\nDate: 2026-01-31");
    const Ran ran = arbiter("coverage --json " + folder.write("a.tgn", dated + "\n" + sound));
    EXPECT_TRUE(contains(ran.out, "{\"code\":\"record.header.twice\",\"held\":2,\"broken\":0}")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "{\"code\":\"record.header.date\",\"held\":1,\"broken\":0}")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "{\"code\":\"record.start.nobody\",\"held\":0,\"broken\":0}")) << ran.out;
}

TEST(Coverage, CountsLinesOfAPositionThatNobodyCanFollow) {
    const Ran ran = arbiter("coverage --json tests/golden/dorfromantik/invented-tile-anywhere.tgn");
    EXPECT_TRUE(contains(ran.out, "{\"code\":\"record.set.late\",\"held\":3,\"broken\":0}")) << ran.out;
}

TEST(Coverage, CountsEndsOfGames) {
    const Folder folder;
    arbiter("play azul --players 4 --games 3 >" + folder.path("a.tgn"));
    const Ran ran = arbiter("coverage --game azul --json " + folder.path("a.tgn"));
    EXPECT_TRUE(contains(ran.out, "{\"end\":\"by the rules, 4 players\",\"records\":3}")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "\"no game ended so: by the rules, 2 players\"")) << ran.out;
}

TEST(Coverage, StubsPassTheTest) {
    const Folder folder;
    ASSERT_EQ(
        arbiter("coverage --stubs " + folder.path("stubs") + " " + folder.write("a.tgn", sound) + " >/dev/null").code,
        0);
    const Ran ran = arbiter("test -q " + folder.path("stubs"));
    EXPECT_EQ(ran.code, 0) << ran.out;
    EXPECT_FALSE(ran.out.starts_with("0 passed")) << ran.out;
    EXPECT_TRUE(contains(arbiter("coverage --stubs - " + folder.path("a.tgn")).out, "Expect: violation\n"));
}

TEST(Coverage, StubsBreakWhatWasNeverBroken) {
    const Folder folder;
    arbiter("coverage --stubs " + folder.path("stubs") + " " + folder.write("a.tgn", sound) + " >/dev/null");
    const Ran ran = arbiter("coverage " + folder.path("stubs"));
    EXPECT_FALSE(contains(ran.out, "azul.line.full was never broken")) << ran.out;
    EXPECT_FALSE(contains(ran.out, "never chosen")) << ran.out;
}

TEST(Cases, PassTheTest) {
    if (!std::filesystem::exists("tests/cases")) {
        GTEST_SKIP() << "no cases";
    }
    const Ran ran = arbiter("test -q tests/cases");
    EXPECT_EQ(ran.code, 0) << ran.out;
}

TEST(Cases, ExerciseEveryRule) {
    for (const GameEntry& game : arbiter::games()) {
        const std::string folder = "tests/cases/" + std::string(game.about->id);
        if (std::filesystem::exists(folder)) {
            const Ran ran = arbiter("coverage --strict --game " + std::string(game.about->id) + " " + folder);
            EXPECT_EQ(ran.code, 0) << ran.out.substr(std::min(ran.out.find("missing:"), ran.out.size()));
        }
    }
}

}  // namespace
}  // namespace arbiter::test::coverage_test
