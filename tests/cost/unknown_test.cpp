// Facts that nobody wrote down, as dear as they can be made: a record has one allowance for searching them, whatever
// its lines take back or let stand, and what is not searched is believed.
#include "rules/report/effort.hpp"
#include "tests/cost/limits.hpp"
#include "tests/judging.hpp"

#include <gtest/gtest.h>

namespace arbiter::test::unknown_test {
namespace {

constexpr std::size_t long_record = 100'000;

/// A record of 100 KB: these lines, then these others again and again.
std::string filled_up(std::string text, const std::string& lines) {
    text.reserve(long_record);
    while (text.size() + lines.size() <= long_record) {
        text += lines;
    }
    return text;
}

/// JudgedRecord in time, in memory, and without a word against it: all of these can have been played like that.
void expect_cheap_and_unverified(const std::string& text) {
    const Folder folder;
    const Ran ran = arbiter_within_limits("check " + folder.write("unknown.tgn", text));
    EXPECT_EQ(ran.code, 0) << ran.out.substr(0, 1000);
    EXPECT_TRUE(contains(ran.out, "record 1: unverified")) << ran.out.substr(0, 1000);
}

TEST(Effort, IsSpentOnceForAll) {
    Effort effort;
    const Budget budget(&effort);
    const Budget same = budget;
    EXPECT_TRUE(budget.spend(Effort::most - 10));
    EXPECT_FALSE(same.spend(10));
    EXPECT_TRUE(budget.spent());
    EXPECT_FALSE(budget.spend(1));
    EXPECT_TRUE(Budget().spend(Effort::most));  // a position without a record
}

const std::string azul = "Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\n";

TEST(Unknown, AzulPicksThatStandOnTablesNobodyNoted) {
    std::string picks;
    for (int i = 0; i < 40; ++i) {
        const std::string place = std::to_string(i % 5 + 1);
        picks += std::string(i % 2 == 0 ? "Ann " : "Ben ") + place + "?:" + place + " stands\n";
    }
    expect_cheap_and_unverified(azul + "displays ???? ???? KWWB RRKY YBKW stands\n" + picks);
    expect_cheap_and_unverified(filled_up(azul + "displays BBYR KWWB RRKY YBKW WWRR\n", picks));
    expect_cheap_and_unverified(filled_up(azul + "displays ???? ???? KWWB RRKY YBKW\n", picks));
    expect_cheap_and_unverified(filled_up(azul, "displays ???? ???? ???? ???? stands\n" + picks));
}

TEST(Unknown, AzulMovesTakenBackAgainAndAgain) {
    expect_cheap_and_unverified(filled_up(azul + "displays ???? ???? KWWB RRKY YBKW\n", "Ann 3W:2\nundo\n"));
    expect_cheap_and_unverified(filled_up(azul + "displays ???? ???? KWWB RRKY YBKW\n", "Ann 1?:2\nundo\n"));
    expect_cheap_and_unverified(filled_up(azul + "displays ???? ???? KWWB RRKY YBKW\n", "Ann 1?:2 stands\nundo\n"));
    expect_cheap_and_unverified(
        filled_up(azul + "displays BBYR KWWB RRKY YBKW ????\n", "Ann 5?:2\nBen 1B:3\nundo\nundo\n"));
}

TEST(Unknown, AzulScoresSaidOfEveryTable) {
    expect_cheap_and_unverified(filled_up(azul + "displays ???? ???? KWWB RRKY YBKW\n", "scores 0 0\n"));
}

/// What is found impossible before the allowance is spent stays a violation.
TEST(Unknown, AzulContradictionIsStillSeen) {
    judge_text(azul + "displays ???? KWWB RRKY YBKW WWRR\nAnn 2Y:1\n", "-",
               [](const RecordText&, const Report& report) { EXPECT_EQ(report.verdict, Verdict::violation); });
}

const std::string dorfromantik = "Game: dorfromantik\nPlayers: Ann\n";

/// In the box there is no such map, but who can tell: the tiles on which it rests are all unknown.
TEST(Unknown, DorfromantikMovesTakenBackAgainAndAgain) {
    std::string map = dorfromantik + "\nAnn task ? ?:0,0\nAnn task ? ?:1,0\nAnn task ? ?:2,0\n";
    for (int i = 3; i < 28; ++i) {
        map += "Ann land ?:" + std::to_string(i) + ",0\n";
    }
    expect_cheap_and_unverified(filled_up(map, "Ann land ?:28,0\nundo\n"));
    expect_cheap_and_unverified(filled_up(map, "Ann land ?:28,0\nAnn land ?:29,0\nundo\nundo\n"));
}

TEST(Unknown, DorfromantikLongMapBehindOneUnknownTile) {
    std::string text = dorfromantik + "House: tiles=any\nSupply: 1 9999\n\nAnn task ? ?:1,0\n";
    std::string line;
    for (int i = 2; text.size() < long_record - 40; ++i) {
        text += "Ann land ......:" + std::to_string(i) + ",0\n";
    }
    expect_cheap_and_unverified(text);
}

TEST(Unknown, GrawlixMovesTakenBackAgainAndAgain) {
    std::string text = "Game: grawlix\nPlayers: Ann, Ben\n\ndraft ? ? ? ? ? ? ? ?\n";
    for (int i = 0; i < 16; ++i) {
        text += std::string(i % 2 == 0 ? "Ann ?:" : "Ben ?:") + std::to_string(i % 6) + "," + std::to_string(-i / 6) +
                " +?\n";
    }
    expect_cheap_and_unverified(filled_up(text, "Ann ?:4,-2 +?\nundo\n"));
}

}  // namespace
}  // namespace arbiter::test::unknown_test
