// The set of possible worlds, on a game made for it: every record with `?` is compared with all records that fill it
// in.
#include "rules/candidates/moves.hpp"
#include "rules/game/random.hpp"
#include "tests/effort.hpp"
#include "tests/rules/candidates/completions.hpp"
#include "tests/rules/candidates/stairs.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace arbiter::candidates::candidates_test {
namespace {

const FileReader no_files = [](std::string_view) { return std::nullopt; };

template <typename G = stairs::Stairs>
Report judged_for(const ReportOptions& options, const std::string& text) {
    static const JudgeOfGame judge = verbs::make_judge<G>();
    static std::string kept;
    kept = text;
    Report report;
    Record record;
    read_record(RecordText{kept}, record);
    judge(record, options, no_files, report);
    return report;
}

Report judged(const std::string& text) {
    return judged_for({true, true, true, {}}, text);
}

std::string headed(const std::string& body, const std::string& header = "") {
    return "Game: stairs\nPlayers: Ann, Ben\n" + header + "\n" + body;
}

const Finding* finding(const Report& report, std::string_view id) {
    const auto found = std::ranges::find(report.findings, id, [](const Finding& one) { return one.rule->id; });
    return found == report.findings.end() ? nullptr : &*found;
}

TEST(Candidates, AFactWithOneValueLeftIsSettledByTheLineThatLeftIt) {
    const Report report = judged(headed("Ann 1\nBen ?\nAnn 5\nscores 6 4\nBen 3\n"));
    EXPECT_EQ(report.verdict, Verdict::valid);
    ASSERT_EQ(report.settled.size(), 1U);
    EXPECT_EQ(report.settled[0].is, "4");
    EXPECT_EQ(report.settled[0].text, "which step Ben took");
    EXPECT_TRUE(report.assumed.empty());
    EXPECT_EQ(report.score_count, 2U);
}

TEST(Candidates, WhatIsLeftGivesRangesAndPossibleWinners) {
    const Report report = judged(headed("Ann 1\nBen ?\nAnn 3\nBen 6\n"));
    EXPECT_EQ(report.verdict, Verdict::unverified);
    EXPECT_EQ(report.score_count, 0U);
    EXPECT_EQ(report.score_ranges, (std::vector<ScoreRange>{{4, 4}, {8, 10}}));
    EXPECT_TRUE(report.finished);
    EXPECT_EQ(report.winners, 2);
    ASSERT_EQ(report.assumed.size(), 1U);
    EXPECT_EQ(report.assumed[0].could_be, (std::vector<std::string>{"2", "4"}));
    const auto* const breakdown = std::get_if<Object>(&report.breakdown.data);
    ASSERT_NE(breakdown, nullptr);
    EXPECT_EQ(breakdown->size(), 2U);
}

TEST(Candidates, EachTotalThatAGameCanHaveIsToldWhereAskedFor) {
    const std::string text = headed("Ann 1\nBen 3\nAnn ?\nBen 6\n");
    EXPECT_EQ(judged_for({.totals = true}, text).totals, (std::vector<std::int32_t>{5, 6}));
    EXPECT_TRUE(judged(text).totals.empty());
}

TEST(Candidates, ALineThatNoWorldAllowsHasWordsThatAreTrueInAll) {
    const Report same = judged(headed("Ann ?\nBen 2\nAnn 6\n"));
    ASSERT_EQ(same.verdict, Verdict::violation);
    ASSERT_NE(finding(same, "stairs.far"), nullptr);
    EXPECT_EQ(finding(same, "stairs.far")->message, "step 6 is far from 2");
    const Report others = judged(headed("Ann 1\nBen ?\nscores 1 3\nAnn ?\nBen 3\n"));
    ASSERT_NE(finding(others, "stairs.taken"), nullptr);
    const Report differ = judged(headed("Ann 1\nBen ?\nAnn ?\nscores 7 2\nBen 1\n"));
    EXPECT_EQ(differ.verdict, Verdict::violation);
}

TEST(Candidates, WhatStandsDropsNothing) {
    const Report report = judged(headed("Ann ?\nBen 6 stands\nAnn 5\nscores ? 6\n"));
    EXPECT_EQ(report.verdict, Verdict::unverified);
    ASSERT_EQ(report.assumed.size(), 1U);
    EXPECT_EQ(report.assumed[0].could_be, (std::vector<std::string>{"1", "2", "3", "4", "6"}));
    EXPECT_EQ(finding(report, "record.stands.nothing"), nullptr);
}

TEST(Candidates, UndoTakesBackAPositionButNoKnowledge) {
    const Report report = judged(headed("Ann ?\nBen 5\nAnn 1 stands\nundo\nundo\nBen 1\nundo\nAnn 2 stands\n"));
    const Report back = judged(headed("Ann 1\nBen ?\nscores 1 3\nundo\nBen 3\n"));
    EXPECT_EQ(report.verdict, Verdict::unverified);
    EXPECT_EQ(back.verdict, Verdict::incomplete);
    ASSERT_EQ(back.settled.size(), 1U);
    EXPECT_EQ(back.settled[0].is, "3");
}

/// Moves are told apart by the marks of their trails.
TEST(Candidates, UndoReachesMovesBeforeTheFirstUnknownOne) {
    const Report report = judged(headed("Ann 1\nBen 4\nAnn ?\nundo\nundo\nscores 1 0\nBen 3\nAnn 6\n"));
    EXPECT_EQ(first_error(report.findings), nullptr);
    EXPECT_EQ(report.scores[0], 7);
    EXPECT_EQ(report.scores[1], 3);
}

TEST(MovesToTakeBack, AreKeptAsLongAsSomeWorldComesFromThem) {
    using stairs::Stairs;
    Moves<Stairs> moves;
    const std::uint32_t dropped = moves.add({}, 7, Moves<Stairs>::none);
    const std::uint32_t first = moves.add({}, 8, Moves<Stairs>::none);
    moves.add({}, 9, dropped);
    std::vector<CandidateState<Stairs>> members(2);
    members[0].before = moves.add({}, 10, first);
    members[1].before = moves.add({}, 11, first);
    moves.compact(members);
    EXPECT_EQ(moves.size(), 3U);
    EXPECT_EQ(moves.at(members[0].before).log, 10U);
    EXPECT_EQ(moves.at(members[1].before).log, 11U);
    const std::uint32_t earlier = moves.at(members[0].before).earlier;
    EXPECT_EQ(moves.at(earlier).log, 8U);
    EXPECT_EQ(moves.at(members[1].before).earlier, earlier);
    EXPECT_EQ(moves.at(earlier).earlier, Moves<Stairs>::none);
}

TEST(Candidates, AnEndThatHangsOnTheUnknownIsNobodys) {
    const Report claim = judged(headed("Ann ?\nBen 2\nend finished\n"));
    EXPECT_NE(finding(claim, "claim.finished"), nullptr);
    const Report scores = judged(headed("Ann ?\nscores 7 0\n"));
    ASSERT_NE(finding(scores, "claim.scores"), nullptr);
    EXPECT_EQ(finding(scores, "claim.scores")->message, "Ann is said to have 7, by the rules it is 1 to 6");
    const Report none = judged(headed("Ann ?\nBen ?\nscores 3 3\n"));
    ASSERT_NE(finding(none, "claim.scores"), nullptr);
}

TEST(Candidates, AResultIsWrongWhenNoWorldComesToIt) {
    const Report wrong = judged(headed("Ann 1\nBen ?\nAnn 3\nBen 6\n", "Result: Ann\n"));
    ASSERT_NE(finding(wrong, "claim.result"), nullptr);
    const Report settles = judged(headed("Ann 1\nBen ?\nAnn 3\nBen 6\n", "Result: Ann 4, Ben 8\n"));
    EXPECT_EQ(settles.verdict, Verdict::valid);
    ASSERT_EQ(settles.settled.size(), 1U);
    EXPECT_EQ(settles.settled[0].is, "2");
    EXPECT_EQ(judged(headed("Ann 1\nBen ?\nAnn 3\nBen 6\n", "Result: Ann 4, Ben ?\n")).verdict, Verdict::unverified);
}

Position position_of(const std::string& text) {
    static std::string kept;
    kept = text;
    Record record;
    read_record(RecordText{kept}, record);
    Report report;
    return verbs::position<stairs::Stairs>(record, no_files, report);
}

TEST(Candidates, MovesAreThoseOfAnyWorldAndMarkedUnlessTheyAreThoseOfAll) {
    const Position open = position_of(headed("Ann 1\nBen ?\nscores 1 ?\n"));
    ASSERT_TRUE(open.open);
    EXPECT_EQ(open.moves, (std::vector<std::string>{"Ann 3", "Ann 4", "Ann 5", "Ann 2", "Ann 6"}));
    EXPECT_EQ(open.in_all, (std::vector<bool>{false, false, true, false, false}));
}

TEST(Candidates, CoverageCountsWhatIsHeldInAll) {
    Replay<stairs::Stairs> replay;
    RestorableObserver<Coverage<stairs::Stairs>> coverage{{std::vector<std::uint64_t>(stairs::book.size()), {}, {}}};
    static const std::string text = headed("Ann ?\nBen 2\nAnn ?\n");
    Record record;
    read_record(RecordText{text}, record);
    Report report;
    replay.run(record, {}, no_files, report, known_games(), observer<stairs::Stairs>(coverage));
    EXPECT_EQ(coverage.now.held, (std::vector<std::uint64_t>{3, 3, 3}));
    EXPECT_EQ(report.verdict, Verdict::unverified);
}

/// A hundred thousand steps nobody wrote down are too many to follow, and too many to convict.
TEST(Candidates, WhatCannotBeFollowedIsReadAndNotJudged) {
    std::string body;
    for (int i = 0; i < 20'000; ++i) {
        body += i % 2 == 0 ? "Ann ? stands\n" : "Ben ? stands\nundo\nundo\n";
    }
    const Report report = judged(headed(body));
    EXPECT_EQ(report.verdict, Verdict::unverified);
}

/// A position of it takes a twentieth of the room that there is for all, and no time.
struct HeavyStairs : stairs::Stairs {
    static std::size_t weight(const State& /*state*/) { return most_bytes / 20; }
    static std::uint64_t steps(const State& /*state*/) { return 1; }
};

TEST(Candidates, ThoseThatFindNoRoomAreNotFollowed) {
    const std::string few = headed("Ann ?\nscores 2 0\n");
    EXPECT_EQ(judged_for<HeavyStairs>({}, few).settled.size(), 1U);
    const std::string many = headed("Ann ?\nBen ?\nscores 2 3\n");
    EXPECT_EQ(judged(many).settled.size(), 2U);
    const Report report = judged_for<HeavyStairs>({}, many);
    EXPECT_EQ(report.verdict, Verdict::unverified);
    EXPECT_TRUE(report.settled.empty());
}

/// An eighth, for which six worlds have room, but not all that they come from.
struct RememberedStairs : HeavyStairs {
    static std::size_t weight(const State& /*state*/) { return most_bytes / 8; }
};

TEST(Candidates, ThoseWithMoreToTakeBackThanThereIsRoomForAreNotFollowed) {
    const std::string text = headed("Ann ?\nBen 3\nundo\nscores 9 9\n");
    EXPECT_EQ(judged(text).verdict, Verdict::violation);
    const Report report = judged_for<RememberedStairs>({true, true, true, {}}, text);
    EXPECT_EQ(report.verdict, Verdict::unverified);
    EXPECT_EQ(first_error(report.findings), nullptr);
    // What was known of the step until then is not forgotten: it was not the one that Ben could make.
    ASSERT_EQ(report.assumed.size(), 1U);
    EXPECT_EQ(report.assumed[0].could_be, (std::vector<std::string>{"1", "2", "4", "5", "6"}));
}

/// A random record with some steps hidden, claims that may be wrong, and moves taken back.
std::string random_record(Random& random) {
    std::string body;
    std::string header;
    std::array<int, 2> sums{};
    std::size_t player = 0;
    for (std::uint64_t i = 0, lines = 2 + random.below(5), hidden = 0; i < lines; ++i) {
        const auto step = 1 + random.below(6);
        const bool hide = hidden < 3 && random.below(2) == 0;
        hidden += hide ? 1 : 0;
        body += fmt::format("{} {}{}\n", player == 0 ? "Ann" : "Ben", hide ? "?" : std::to_string(step),
                            random.below(5) == 0 ? " stands" : "");
        sums[player] += static_cast<int>(step);
        player = 1 - player;
        if (random.below(6) == 0) {
            body += "undo\n";
            player = 1 - player;
        }
        if (random.below(5) == 0) {
            body += fmt::format("scores {} {}{}\n", random.below(3) == 0 ? "?" : std::to_string(sums[0]), sums[1],
                                random.below(6) == 0 ? " stands" : "");
        }
    }
    if (random.below(3) == 0) {
        header = random.below(2) == 0 ? fmt::format("Result: Ann {}, Ben {}\n", sums[0], sums[1]) : "Result: Ben\n";
    }
    if (random.below(4) == 0) {
        body += "end finished\n";
    }
    return headed(body, header);
}

TEST(Candidates, SayWhatIsTrueOfAllRecordsThatFillIn) {
    Random random(20261122);
    const std::vector<std::string> values{"1", "2", "3", "4", "5", "6"};
    std::array<int, 5> verdicts{};
    for (unsigned i = 0; i < test::games(1500, 250); ++i) {
        const std::string text = random_record(random);
        SCOPED_TRACE(text);
        const Report report = judged(text);
        const auto expected = test::fill_in(
            text, [&](std::size_t) { return values; }, judged);
        test::expect_same(expected, report, text);
        ++verdicts[static_cast<std::size_t>(report.verdict)];
    }
    EXPECT_GT(verdicts[static_cast<std::size_t>(Verdict::unverified)], 50);
    EXPECT_GT(verdicts[static_cast<std::size_t>(Verdict::violation)], 50);
    EXPECT_GT(verdicts[static_cast<std::size_t>(Verdict::valid)], 0);
}

}  // namespace
}  // namespace arbiter::candidates::candidates_test
