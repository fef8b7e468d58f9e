// Facts nobody wrote down: a record of a legal game stays one, however much of it is missing.
#include "tests/effort.hpp"
#include "tests/rules/azul/playing.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace arbiter::azul {
namespace {

/// A random game whose facts are missing with a chance of one in `one_in`; `stop_at` events are kept.
std::string with_gaps(Random& random, std::uint64_t one_in) {
    const std::size_t players = 2 + random.below(3);
    std::string text;
    verbs::play<Azul>({players, random.below(1000), random.below(2) == 0 ? "" : "House: wall=gray\n"}, no_files, text);
    bool letters = false;
    for (std::size_t at = text.find("\n\n"); at < text.size(); ++at) {
        const bool group = letters && color_letters.find(text[at]) != std::string_view::npos;
        const bool pick = text[at + 1] == ':' && color_letters.find(text[at]) != std::string_view::npos;
        letters = text[at] == '\n' ? text.compare(at + 1, 8, "displays") == 0 : letters;
        if ((group || pick) && random.below(one_in) == 0) {
            text[at] = '?';
        }
    }
    return text;
}

std::int64_t number(const Value& value) {
    return std::get<std::int64_t>(value.data);
}

/// The parts of each player's score add up to its total.
void expect_whole_sums(const Report& report) {
    for (const Value& player : std::get<List>(std::get<Object>(report.breakdown.data).front().second.data)) {
        std::int64_t sum = 0;
        std::int64_t total = 0;
        for (const auto& [key, value] : std::get<Object>(player.data)) {
            const bool part = key == "tiling" || key == "floor";
            const bool bonus = key == "rows" || key == "columns" || key == "colors";
            sum += part ? number(value) : bonus ? number(std::get<Object>(value.data)[1].second) : 0;
            total = key == "total" ? number(value) : total;
        }
        EXPECT_EQ(sum, total);
    }
}

void expect_no_violation(unsigned games, std::uint64_t one_in) {
    Random random(one_in);
    for (unsigned i = 0; i < games; ++i) {
        const std::string text = with_gaps(random, one_in);
        Report report;
        judge(RecordText{text}, {.breakdown = true}, no_files, report);
        const bool gaps = text.find('?') != std::string::npos;
        ASSERT_EQ(report.verdict, gaps ? Verdict::unverified : Verdict::valid)
            << text << (report.findings.empty() ? "" : report.findings.front().message);
        if (report.finished) {
            expect_whole_sums(report);
        }
    }
}

/// With its last picks unknown a game may be over or go on; `end finished` settles that.
TEST(Unknown, ARecordThatSaysSoIsFinished) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        std::string text;
        verbs::play<Azul>({2, seed, ""}, no_files, text);
        text.resize(text.rfind("scores"));
        for (std::size_t at = text.rfind(':'), masked = 0; masked < 2; at = text.rfind(':', at - 1), ++masked) {
            text[at - 1] = '?';
        }
        text += "end finished\n";
        Report report;
        judge(RecordText{text}, {}, no_files, report);
        ASSERT_EQ(report.verdict, Verdict::unverified) << text;
        ASSERT_TRUE(report.finished) << text;
    }
}

/// Where a later round is unknown altogether, the earlier ones keep their part in the breakdown.
TEST(Unknown, TheTrailOfTheRoundsBeforeIsKept) {
    std::string text;
    verbs::play<Azul>({2, 5, ""}, no_files, text);
    text.resize(text.find("round 3"));
    Report known;
    judge(RecordText{text}, {.sheet = true}, no_files, known);
    text += "displays ???? ???? ???? ???? ????\n";
    Report report;
    judge(RecordText{text}, {.sheet = true}, no_files, report);
    ASSERT_EQ(report.verdict, Verdict::unverified);
    EXPECT_EQ(report.scores, known.scores);
    EXPECT_EQ(report.sheet, known.sheet);
}

TEST(Unknown, AFewFactsMissingAreNoViolation) {
    expect_no_violation(test::games(150), 60);
}

TEST(Unknown, ManyFactsMissingAreNoViolation) {
    expect_no_violation(test::games(150), 6);
}

TEST(Unknown, HardlyAnyFactLeftIsNoViolation) {
    expect_no_violation(test::games(300), 2);
    expect_no_violation(test::games(300), 1);
}

}  // namespace
}  // namespace arbiter::azul
