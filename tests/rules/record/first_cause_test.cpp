// One mistake is one finding: what follows from it stands below it.
#include "rules/record/first_cause.hpp"

#include "rules/record/allow.hpp"
#include "rules/record/rulebook.hpp"
#include "tests/judging.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace arbiter::test::first_cause_test {
namespace {

constexpr std::string_view head = "Game: azul\nPlayers: Ann, Ben\n";
constexpr std::string_view round = "\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\n";

using Codes = std::vector<std::string>;

Codes codes(const std::vector<Finding>& findings) {
    Codes codes;
    for (const Finding& finding : findings) {
        codes.emplace_back(finding.rule->id);
    }
    return codes;
}

Report judged(const std::string& text) {
    Report report;
    judge(RecordText{text}, {}, cli::reader_beside("-"), report);
    return report;
}

Codes follows(const Report& report) {
    const Finding* const cause = record::first_cause(report);
    return cause == nullptr ? Codes{} : codes(cause->follows);
}

TEST(FirstCause, TakesLaterErrorsBelowIt) {
    const Report report = judged(std::string(head) + std::string(round) + "scores 1 0\nscores 2 0\nAnn 1K:2\n");
    EXPECT_EQ(codes(report.findings), Codes{"claim.scores"});
    EXPECT_EQ(follows(report), (Codes{"claim.scores", "azul.display.no-color"}));
    EXPECT_EQ(report.verdict, Verdict::violation);
}

/// Two mistakes in the header are two; what they bring about in the body follows.
TEST(FirstCause, LeavesErrorsOfTheHeaderBesideEachOther) {
    const Report report = judged(std::string(head) + "House: a=b, c=d\n" + std::string(round) + "scores 1 0\n");
    EXPECT_EQ(codes(report.findings), (Codes{"record.house.unknown", "record.house.unknown"}));
    EXPECT_EQ(follows(report), Codes{"claim.scores"});
}

TEST(FirstCause, LeavesSyntaxErrorsWhereTheyAre) {
    const Report report = judged(std::string(head) + std::string(round) + "scores 1 0\nAnn what\nAnn how\n");
    EXPECT_EQ(codes(report.findings), (Codes{"claim.scores", "syntax.line", "syntax.line"}));
}

/// "round 1 is not over" is what is wrong where a line is missing; the totals are those of another position then.
TEST(FirstCause, IsTheRoundThatCannotBeginAndNotTheTotalsBeforeIt) {
    const Report report = judged(std::string(head) + std::string(round) + "Ann 1B:2\nscores 3 0\nround 2 Ann\n");
    EXPECT_EQ(codes(report.findings), Codes{"azul.round.not-over"});
    EXPECT_EQ(follows(report), Codes{"claim.scores"});
}

TEST(FirstCause, KeepsAWrongTotalThatAnEventComesBehind) {
    const Report report =
        judged(std::string(head) + std::string(round) + "Ann 1B:2\nscores 3 0\nBen 2W:2\nround 2 Ann\n");
    EXPECT_EQ(codes(report.findings), Codes{"claim.scores"});
    EXPECT_EQ(follows(report), Codes{"azul.round.not-over"});
}

TEST(FirstCause, ComparesNoResultOfAStoppedRecord) {
    const Report report = judged(std::string(head) + "Result: Ann 3, Ben 0\n" + std::string(round) + "Ann 1K:2\n");
    EXPECT_EQ(report.findings.size(), 1U);
    const Report goes_on = judged(std::string(head) + "Result: Ann 3, Ben 0\n" + std::string(round) + "Ann 1B:2\n");
    EXPECT_EQ(codes(goes_on.findings), (Codes{"record.result.not-compared", "record.unfinished"}));
}

TEST(FirstCause, LeavesOpenHowFarAGameWentThatCannotBeRead) {
    const Report report = judged(std::string(head) + "X1: y\n" + std::string(round));
    EXPECT_EQ(codes(report.findings), Codes{"syntax.header-line"});
}

/// Behind what else there is to say of the last line, wherever on it that stands.
TEST(FirstCause, SaysLastThatTheRecordStops) {
    const Report report = judged(std::string(head) + std::string(round) + "Ann: 1 B : 2\n");
    EXPECT_EQ(codes(report.findings), (Codes{"syntax.tolerated", "syntax.tolerated", "record.unfinished"}));
}

TEST(FirstCause, IsInTheBodyBeforeItIsInTheResult) {
    const std::string game =
        "Game: grawlix\nPlayers: Ann, Ben\nResult: Ann 7, Ben 1\n\ndraft @R #V @O @Y $R @G $O @B\nAnn @R:0,0 +%R\n"
        "Ben #V:1,0 +@V\nAnn @O:1,1 +%O\nscores 7 1\n";
    const Report report = judged(game);
    EXPECT_EQ(codes(report.findings), Codes{"claim.scores"});
    EXPECT_EQ(follows(report), Codes{"claim.result"});
}

/// Who is said to have begun, where nobody else is.
TEST(FirstCause, OffersStartWhereNothingSaysWhoBegan) {
    const auto help = [](const std::string& text) {
        const Report report = judged(std::string(head) + text);
        EXPECT_EQ(codes(report.findings), Codes{"azul.turn.wrong-player"}) << text;
        return report.findings.empty() ? std::string() : report.findings.front().help;
    };
    const std::string displays = "displays BBYR KWWB RRKY YBKW WWRR\n";
    const std::string missed = "the line gap in front of it, if lines before it were not noted";
    EXPECT_EQ(help("\n" + displays + "Ben 1B:2\n"), "Start: Ben in the header, if Ben began");
    EXPECT_EQ(help("\nround 1\n" + displays + "Ben 1B:2\n"), "Start: Ben in the header, if Ben began");
    EXPECT_EQ(help("\nround 1 Ann\n" + displays + "Ben 1B:2\n"), missed);
    EXPECT_EQ(help("Start: Ann\n\n" + displays + "Ben 1B:2\n"), missed);
    EXPECT_EQ(help("\n" + displays + "Ann 1B:2\nAnn 2W:3\n"), missed);
    EXPECT_EQ(help("\n" + displays + "Ann 1B:2\nBen 2W:3\nundo\nAnn 2W:3\n"), missed);
    EXPECT_EQ(help("\nset turn Ann\nset displays BBYR KWWB RRKY YBKW WWRR\nBen 1B:2\n"), missed);
}

TEST(FirstCause, GivesWayToTheNextWhenItIsAllowed) {
    const std::string text =
        std::string(head) + "Allow: claim.scores\n" + std::string(round) + "scores 1 0\nscores 2 0\nAnn 1K:2\n";
    const Report report = judged(text);
    EXPECT_EQ(report.findings.size(), 1U);
    EXPECT_NE(codes(report.findings), Codes{"claim.scores"});
    EXPECT_EQ(report.allowed.size(), 2U);
}

TEST(FirstCause, ComesApartAndTogetherAgain) {
    Report report = judged(std::string(head) + std::string(round) + "scores 1 0\nscores 2 0\nAnn 1K:2\n");
    record::spread_consequences(report);
    EXPECT_EQ(report.findings.size(), 3U);
    EXPECT_TRUE(follows(report).empty());
    record::gather_consequences(report);
    EXPECT_EQ(report.findings.size(), 1U);
    EXPECT_EQ(follows(report).size(), 2U);
}

}  // namespace
}  // namespace arbiter::test::first_cause_test
