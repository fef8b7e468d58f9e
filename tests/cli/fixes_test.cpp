// What was probably meant, on the command line: shown below findings, in reports, as a diff, and written.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace arbiter::test::fixes_test {
namespace {

const std::string head = "Game: grawlix\nPlayers: Ann, Ben\n\n";
/// In its third line Ben plays twice in a row; four lines later it is still plain that Ann was meant.
const std::string slip = head +
                         "draft @B &V %O *O $R @V #G #B\nAnn @B:0,0 +$G\nBen &V:1,0 +#R\nBen %O:1,1 +*B\n"
                         "Ben #R:2,1 +*V\n";
const std::string meant = head +
                          "draft @B &V %O *O $R @V #G #B\nAnn @B:0,0 +$G\nBen &V:1,0 +#R\nAnn %O:1,1 +*B ; fixed, "
                          "was: Ben %O:1,1 +*B\nBen #R:2,1 +*V\n";

std::size_t times(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++count;
    }
    return count;
}

TEST(ShownFixes, StandBelowTheFindingOfTheFirstFiveRecords) {
    const Folder folder;
    std::string seven;
    for (int i = 0; i < 7; ++i) {
        seven += slip + "\n";
    }
    const std::string path = folder.write("seven.tgn", seven);
    const Ran ran = arbiter("check " + path);
    EXPECT_EQ(times(ran.out, "error["), 7U);
    EXPECT_EQ(times(ran.out, " = fix: with Ann in line "), 5U) << ran.out;
    EXPECT_TRUE(contains(ran.out, " = fix: with Ann in line 7 instead of Ben, the other 4 lines fit\n\n")) << ran.out;
    EXPECT_EQ(arbiter("check -j 4 " + path).out, ran.out);
    EXPECT_EQ(times(arbiter("check --fixes " + path).out, " = fix: "), 7U);
}

TEST(ShownFixes, SayNothingTwice) {
    const Folder folder;
    std::string game = shell("cat examples/azul/two-players.tgn").out;
    const std::string result = "Result: Ann 84, Ben 72";
    game.replace(game.find(result), result.size(), "Result: Ann 72, Ben 84");
    const std::string path = folder.write("result.tgn", game);
    EXPECT_FALSE(contains(arbiter("check " + path).out, "fix:")) << "the finding says it";
    const auto report = nlohmann::json::parse(arbiter("check --fixes --report jsonl=- " + path).out);
    const auto& fix = report["findings"][0]["fixes"][0];
    EXPECT_EQ(fix["line"], 5);
    EXPECT_EQ(fix["text"], result);
}

const std::string tokens = "Game: framework\nPlayers: Ann, Ben\nHouse: tokens=claimed\n\n";
const std::string on_from_there = "offer G/- G/- B/-\nBen 1:1,0\nAnn 2:2,0\nBen 3:2,0\n";

/// What is right on the line stays, and stays as it was written.
TEST(ShownFixes, LeaveTheWrongClaimOutAlone) {
    const Folder folder;
    const auto shown = [&](const std::string& claims) {
        const std::string lines = "offer B/1B>1B G/- B/-\nAnn B/1B>1B:0,0" + claims + "\nBen 2:0,0\nAnn 3:E\n";
        return arbiter("check " + folder.write("claims.tgn", tokens + lines + on_from_there)).out;
    };
    EXPECT_EQ(times(shown(" +0,0/1 +0,0/2"), "fix"), 0U);
    const std::string last = shown(" +0,0/1 +0,0/2 +0,0/3");
    EXPECT_TRUE(contains(last, " = fix: without +0,0/3 in line 6, the other 7 lines fit\n\n")) << last;
    const std::string middle = shown(" +0,0/1 +0,0/7 +0,0/2");
    EXPECT_TRUE(contains(middle, " = fix: without +0,0/7 in line 6, the other 7 lines fit\n\n")) << middle;
}

TEST(ShownFixes, LeaveALineOutThatIsOneWrongClaim) {
    const Folder folder;
    const std::string lines = "offer B/1B G/- B/-\nAnn 1:0,0 +0,0/1\nAnn +0,0/1\nBen 2:0,0\nAnn 3:1,0\n";
    const Ran ran = arbiter("check " + folder.write("line.tgn", tokens + lines + on_from_there));
    EXPECT_TRUE(contains(ran.out,
                         " = fix: perhaps without line 7 or without +0,0/1 in line 6: each time the other 8 lines "
                         "fit\n\n"))
        << ran.out;
}

TEST(ShownFixes, AreLeftOutWithTheirFinding) {
    const Folder folder;
    const std::string path = folder.write("two.tgn", slip + "\n" + slip);
    EXPECT_EQ(times(arbiter("check --max-findings 1 " + path).out, " = fix: "), 1U);
    EXPECT_EQ(times(arbiter("check --max-findings 0 " + path).out, " = fix: "), 0U);
}

TEST(ReportedFixes, AreInJsonOnDemand) {
    const Folder folder;
    const std::string path = folder.write("slip.tgn", slip);
    EXPECT_FALSE(contains(arbiter("check --report jsonl=- " + path).out, "fixes"));
    const auto report = nlohmann::json::parse(arbiter("check --fixes --report jsonl=- " + path).out);
    const auto& fixes = report["findings"][0]["fixes"];
    ASSERT_FALSE(fixes.empty());
    EXPECT_LE(fixes.size(), 5U);
    EXPECT_EQ(fixes[0], nlohmann::json::parse(R"({"line":7,"change":"replace","text":"Ann %O:1,1 +*B",
                                      "sole":true,"alike":1,"reaches":5,"events":5})"));
}

TEST(ReportedFindings, HaveWhatFollowsBelowThem) {
    const Folder folder;
    const std::string path = folder.write("slip.tgn", head + "draft @B &V %O *O $R @V #G #B\nscores 3 0\nscores 1 0\n");
    const auto report = nlohmann::json::parse(arbiter("check --report jsonl=- " + path).out);
    const auto& cause = report["findings"][0];
    EXPECT_EQ(cause["line"], 5);
    ASSERT_EQ(cause["follows"].size(), 1U);
    EXPECT_EQ(cause["follows"][0]["line"], 6);
    EXPECT_TRUE(contains(arbiter("check " + path).out, "\n       1 claim.scores\n"));
}

TEST(Fix, ShowsADiffAndChangesNothing) {
    const Folder folder;
    const std::string path = folder.write("slip.tgn", slip);
    const Ran ran = arbiter("fix " + path);
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.out, "--- " + path + "\n+++ " + path +
                           "\n@@ -4,5 +4,5 @@\n draft @B &V %O *O $R @V #G #B\n Ann @B:0,0 +$G\n Ben &V:1,0 +#R\n"
                           "-Ben %O:1,1 +*B\n+Ann %O:1,1 +*B ; fixed, was: Ben %O:1,1 +*B\n Ben #R:2,1 +*V\n");
    EXPECT_EQ(folder.read("slip.tgn"), slip);
}

TEST(Fix, ShowsADiffThatPatchTakes) {
    const Folder folder;
    const std::string untidy = "; an evening\n\n\n" + slip + "\n\n\n" + slip + "\n";
    const std::string path = folder.write("games.tgn", untidy);
    shell(std::string(ARBITER_EXE) + " fix " + path + " > " + folder.path("diff"));
    ASSERT_TRUE(contains(folder.read("diff"), "@@ "));
    if (shell("command -v patch").code == 0) {
        folder.write("patched.tgn", untidy);
        EXPECT_EQ(shell("patch -s " + folder.path("patched.tgn") + " < " + folder.path("diff") + " 2>&1").code, 0);
        arbiter("fix --write --fix " + path);
        EXPECT_EQ(folder.read("patched.tgn"), folder.read("games.tgn"));
    }
}

TEST(Fix, SaysNothingOfWhatIsFine) {
    const std::string fine = head + "draft @B &V %O *O $R @V #G #B\nAnn @B:0,0 +$G\n";
    const Folder folder;
    const Ran ran = arbiter("fix " + folder.write("fine.tgn", fine + "\n" + fine));
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out, "");
}

TEST(Fix, WritesWhatIsCertainAndOnDemandWhatIsLikely) {
    const Folder folder;
    const std::string untidy = head + "  " + slip.substr(head.size());
    const std::string path = folder.write("slip.tgn", untidy);
    EXPECT_EQ(arbiter("fix --write " + path).code, 0);
    EXPECT_EQ(folder.read("slip.tgn"), slip);
    EXPECT_EQ(arbiter("fix --write --fix " + path).code, 0);
    EXPECT_EQ(folder.read("slip.tgn"), meant);
    EXPECT_EQ(arbiter("check -q " + path).out, "");
    EXPECT_EQ(arbiter("fix --fix " + path + " 2>&1").code, 2) << "only with --write";
    EXPECT_EQ(arbiter("fix --write - 2>&1 < " + path).code, 2);
}

/// The cells of the lines behind the error are those of the whole record.
TEST(Fix, FixesAMapThatBeginsSomewhereElse) {
    const Folder folder;
    const std::string map = "Game: dorfromantik\nPlayers: Ann, Ben\n\nAnn task F5 FFFFSS:4,4\nBen task G4 GG....:";
    const std::string rest = "\nAnn task T6 .TT.SS:3,5\nBen land VVVVV.:6,4\n";
    EXPECT_EQ(arbiter("fix --write --fix " + folder.write("map.tgn", map + "9,9" + rest)).code, 0);
    EXPECT_EQ(folder.read("map.tgn"), map + "5,4 ; fixed, was: Ben task G4 GG....:9,9" + rest);
}

}  // namespace
}  // namespace arbiter::test::fixes_test
