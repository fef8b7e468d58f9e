// Long lists in a header, and faults by the ten thousand: the cost grows with the length, not with its square.
#include "rules/record/first_cause.hpp"
#include "tests/cost/limits.hpp"
#include "tests/judging.hpp"

#include <gtest/gtest.h>

namespace arbiter::test::lists_test {
namespace {

const std::string body = "\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\n";

std::string record_with(const std::string& header, const std::string& lines = {}) {
    return "Game: azul\nPlayers: Ann, Ben\n" + header + body + lines;
}

std::string numbered(const std::string& before, const std::string& behind, int count) {
    std::string all;
    for (int i = 0; i < count; ++i) {
        all += before + std::to_string(i) + behind;
    }
    return all;
}

/// A word of letters, different for each number.
std::string letters(int number) {
    std::string word;
    for (; number != 0; number /= 26) {
        word += static_cast<char>('a' + number % 26);
    }
    return word;
}

Ran check_within_limits(const std::string& text, const std::string& options = {}) {
    const Folder folder;
    return arbiter_within_limits("check " + options + " " + folder.write("long.tgn", text));
}

TEST(Lists, HouseOfFortyThousandRulings) {
    const Ran ran = check_within_limits(record_with("House: " + numbered("a", "=b,", 40'000) + "wall=gray\n"));
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(contains(ran.out, "40000 record.house.unknown"));
    EXPECT_TRUE(contains(ran.out, "38000 further places of this record are like it"));
}

TEST(Lists, AllowOfFortyThousandCodes) {
    const std::string codes = "record.unfinished, " + numbered("a", ",", 40'000) + "record.unfinished";
    const Ran ran = check_within_limits(record_with("Allow: " + codes + "\n"));
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(contains(ran.out, "40001 record.allow.unused"));
    EXPECT_TRUE(contains(ran.out, "\"a1999\" is no code"));
    EXPECT_FALSE(contains(ran.out, "\"a2000\" is no code"));
}

TEST(Lists, FiftyThousandHeaderKeys) {
    std::string keys;
    for (int i = 1; i <= 50'000; ++i) {
        keys += "X-" + letters(i) + ": 1\n";
    }
    const Ran ran = check_within_limits(record_with(keys + "X-b: 2\n"));
    EXPECT_EQ(ran.code, 0) << ran.out;
    EXPECT_TRUE(contains(ran.out, "X-b stands twice in the header")) << ran.out;
}

TEST(Lists, TolerableCharactersInEveryLineMakeOneShortReport) {
    const std::string text = record_with({}, repeated("; x\nAnn 1B:2 \xE2\x80\xA6 \n", 30'000));
    for (const std::string format : {"junit", "sarif", "text", "json", "github", "tap"}) {
        const Ran ran = check_within_limits(text, "-q --report " + format + "=-");
        EXPECT_EQ(ran.code, 1);
        EXPECT_LT(ran.out.size(), 5'000'000U) << format;
    }
}

TEST(Lists, FindingsOfAKindAreCountedBehindTheFirstTwoThousand) {
    judge_text(record_with({}, repeated("scores 1 1\n", 5000)), "-", [](const RecordText&, const Report& report) {
        std::size_t told = 0;
        std::size_t counted = 0;
        Report all = report;
        record::spread_consequences(all);
        for (const Finding& finding : all.findings) {
            if (finding.rule->id == "claim.scores") {
                ++told;
                counted += 1 + finding.repeats;
            }
        }
        EXPECT_EQ(told, most_of_a_kind);
        EXPECT_EQ(counted, 5000U);
        EXPECT_EQ(report.verdict, Verdict::violation);
    });
}

TEST(Lists, FurtherOnesAreCountedAtTheLastOfTheirKind) {
    const std::string lines = repeated("scores 1 1\n", most_of_a_kind + 3);
    judge_text(record_with("X-b: 1\nX-b: 2\n", lines), "-", [](const RecordText&, const Report& report) {
        Report all = report;
        record::spread_consequences(all);
        ASSERT_EQ(all.findings.front().rule->id, "record.header.twice");
        const auto of_scores = [](const Finding& finding) { return finding.rule->id == "claim.scores"; };
        const auto last = std::find_if(all.findings.rbegin(), all.findings.rend(), of_scores);
        for (const Finding& finding : all.findings) {
            EXPECT_EQ(finding.repeats, &finding == &*last ? 3U : 0U) << finding.message;
        }
    });
}

/// What is let stand and what is not are different kinds: the finding behind them still counts.
TEST(Lists, AnErrorBehindManyNotesOfItsRuleIsAnError) {
    const std::string lines = repeated("scores 1 1 stands\n", 2 * most_of_a_kind) + "scores 1 1\n";
    judge_text(record_with({}, lines), "-", [](const RecordText&, const Report& report) {
        EXPECT_EQ(report.verdict, Verdict::violation);
        EXPECT_TRUE(std::none_of(report.findings.begin(), report.findings.end(),
                                 [](const Finding& finding) { return finding.rule->id == "record.stands.nothing"; }));
    });
}

}  // namespace
}  // namespace arbiter::test::lists_test
