// Players who are called the same.
#include "tests/judging.hpp"

#include <gtest/gtest.h>

namespace arbiter::test::names_test {
namespace {

std::string codes_of(const std::string& text) {
    std::string codes;
    judge_text(text, "-", [&](const RecordText&, const Report& report) {
        for (const Finding& finding : report.findings) {
            codes += std::string(finding.rule->id) + " ";
            for (const Finding& later : finding.follows) {
                codes += std::string(later.rule->id) + " ";
            }
        }
    });
    return codes;
}

const std::string head = "Game: azul\nPlayers: Ann, Ann\n\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\n";

/// Plain lines are read in a fast path of their own: it takes a name for the same player as the grammar does.
TEST(Names, APlainLineMeansTheSamePlayerAsOneWithAComment) {
    const std::string plain = codes_of(head + "Ann 1B:2\nAnn 2K:1\n");
    EXPECT_EQ(plain, codes_of(head + "Ann 1B:2 ; plain\nAnn 2K:1 ; plain\n"));
    EXPECT_EQ(plain, "record.players.same-name azul.turn.wrong-player ");
}

TEST(Names, TheSecondOfANameIsCalledByNumber) {
    EXPECT_EQ(codes_of(head + "Ann 1B:2\nP2 2K:1\n"), "record.players.same-name record.unfinished ");
}

}  // namespace
}  // namespace arbiter::test::names_test
