// A trace says what the judge says, line by line: points add up to the score, and what is taken back is taken back.
#include "tests/effort.hpp"
#include "tests/judging.hpp"
#include "tests/tracing.hpp"

#include <gtest/gtest.h>

#include <map>
#include <numeric>

namespace arbiter::test::trace_test {
namespace {

struct TracedRecord {
    std::string text;
    Report report;
    Trace trace;
    Judge judge;

    explicit TracedRecord(std::string record, const TraceParts& options = {},
                          const FileReader& open = cli::reader_beside("-"))
        : text(std::move(record)) {
        test::trace(judge, RecordText{text}, {}, options, open, report, trace);
    }
    const Step& step(std::size_t number) const { return trace.steps.at(number); }
};

/// The points of all lines by player; nothing where unknown facts hide some.
std::optional<std::map<int, std::int64_t>> sums(const Trace& trace) {
    std::map<int, std::int64_t> sums;
    for (const Step& step : trace.steps) {
        if (!step.points_known) {
            return std::nullopt;
        }
        for (const ScoreEvent& earned : step.points) {
            sums[earned.seat] += earned.points;
            EXPECT_EQ(earned.cells.size(), earned.lines.size());
            EXPECT_NE(earned.points, 0);
        }
    }
    return sums;
}

/// Games that say themselves what earned each of their points.
bool explains_points(std::string_view game) {
    return game == "azul" || game == "grawlix";
}

void expect_explained(const Step& step, std::string_view record) {
    for (const ScoreEvent& earned : step.points) {
        EXPECT_NE(earned.why, "score") << step.text << "\n" << record;
        const bool laid = earned.why != "taken back" && earned.why != "at the position" &&
                          earned.why != "noted behind the gap" && earned.points > 0;
        EXPECT_EQ(laid, !earned.cells.empty()) << step.text << ": " << earned.why;
        for (const std::uint32_t line : earned.lines) {
            EXPECT_LE(line, step.span.begin) << step.text;
        }
    }
}

void expect_as_judged(const RecordText& record, const Report& report, const Trace& trace) {
    SCOPED_TRACE(std::string(record.text));
    EXPECT_EQ(trace.events, report.events);
    std::size_t found = 0;
    for (const Step& step : trace.steps) {
        found += step.findings.size();
        if (explains_points(report.game) && record.text.find('?') == std::string_view::npos) {
            expect_explained(step, record.text);
        }
    }
    EXPECT_LE(found, report.findings.size());
    const auto points = sums(trace);
    for (std::uint32_t i = 0; points && i < report.score_count; ++i) {
        const int seat = find_game(report.game)->about->together ? no_seat : static_cast<int>(i);
        EXPECT_EQ(points->contains(seat) ? points->at(seat) : 0, report.scores[i]) << "player " << i + 1;
    }
    if (!trace.steps.empty() && report.score_count != 0 && !trace.steps.back().scores.empty()) {
        for (std::uint32_t i = 0; i < report.score_count; ++i) {
            EXPECT_EQ(trace.steps.back().scores.at(i), report.scores[i]);
        }
    }
}

class TracedRecords : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Folders, TracedRecords,
                         testing::Values("examples", "tests/cases/azul", "tests/cases/grawlix", "tests/cases/framework",
                                         "tests/cases/dorfromantik", "tests/cases/dorfromantik-campaign",
                                         "tests/cases/frame-work", "tests/conformance/azul",
                                         "tests/conformance/grawlix", "tests/conformance/framework",
                                         "tests/conformance/dorfromantik", "tests/conformance/frame-work",
                                         "tests/conformance/positions", "tests/conformance/unknown"),
                         [](const auto& one) { return test_name(one.param); });

TEST_P(TracedRecords, AreTracedAsTheyAreJudged) {
    Judge judge;
    std::size_t records = 0;
    for (const fs::path& path : files_below(GetParam(), ".tgn")) {
        SCOPED_TRACE(path);
        judge_text(slurp(path), path.string(), [&](const RecordText& record, const Report& report) {
            if (!test::has_its_turn(record.number)) {
                return;
            }
            Report again;
            Trace trace;
            test::trace(judge, record, {}, {}, cli::reader_beside(path.string()), again, trace);
            expect_as_judged(record, report, trace);
            ++records;
        });
    }
    EXPECT_NE(records, 0U);
}

class TracedGames : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, TracedGames,
                         testing::Values("azul", "grawlix", "framework", "dorfromantik", "frame-work"),
                         [](const auto& one) { return test_name(one.param); });

TEST_P(TracedGames, RandomGamesAddUp) {
    const GameEntry& game = *find_game(GetParam());
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const std::string_view header = GetParam() == "frame-work" ? "Deck: teaser\n" : "";
        PlayOrder order{game.about->fewest_players, seed, header};
        std::string text;
        const FileReader open = cli::reader_beside("examples/" + GetParam() + "/a.tgn");
        ASSERT_TRUE(game.play(order, open, text));
        const TracedRecord traced(text, {}, open);
        expect_as_judged(RecordText{traced.text}, traced.report, traced.trace);
        EXPECT_TRUE(traced.trace.reached);
        for (const Step& step : traced.trace.steps) {
            EXPECT_EQ(step.applied, Applied::rules) << step.text;
        }
        EXPECT_TRUE(traced.trace.steps.back().over);
    }
}

TEST(TraceOfGrayWalls, AddsUp) {
    const GameEntry& game = *find_game("azul");
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        PlayOrder order{3, seed, "House: wall=gray\n"};
        std::string text;
        ASSERT_TRUE(game.play(order, cli::reader_beside("-"), text));
        const TracedRecord traced(text);
        expect_as_judged(RecordText{traced.text}, traced.report, traced.trace);
    }
}

const std::string head = "Game: grawlix\nPlayers: Ann, Ben\n\n";
const std::string draft = "draft @R #O $Y %G &B *V #R $O\n";

TEST(Trace, TellsWhoDidWhatAndWhatCameOfIt) {
    const TracedRecord traced(head + "; a remark\n" + draft + "\nAnn @R:0,0 +@O ; well\nscores 1 0\n");
    ASSERT_EQ(traced.trace.steps.size(), 3U);
    EXPECT_EQ(traced.trace.first.due, std::vector<std::string>{"draft"});
    EXPECT_EQ(traced.trace.first.scores, (std::vector<std::int32_t>{0, 0}));
    const Step& play = traced.step(1);
    EXPECT_EQ(play.text, "Ann @R:0,0 +@O");
    EXPECT_EQ(play.player, 0);
    EXPECT_EQ(play.applied, Applied::rules);
    EXPECT_EQ(play.scores, (std::vector<std::int32_t>{1, 0}));
    EXPECT_EQ(play.to_move, 1);
    ASSERT_EQ(play.points.size(), 1U);
    EXPECT_EQ(play.points[0].cells, std::vector<std::string>{"0,0"});
    EXPECT_EQ(play.points[0].lines, std::vector<std::uint32_t>{play.span.begin});
    EXPECT_EQ(traced.step(2).parts.verb, "scores");
    EXPECT_TRUE(traced.step(2).points.empty());
}

TEST(Trace, WhatIsTakenBackIsNegative) {
    const TracedRecord traced(head + draft + "Ann @R:0,0 +@O\nundo\nAnn @R:0,0 +@O\n");
    ASSERT_EQ(traced.trace.steps.size(), 4U);
    const Step& undo = traced.step(2);
    ASSERT_EQ(undo.points.size(), 1U);
    EXPECT_EQ(undo.points[0].points, -1);
    EXPECT_EQ(undo.points[0].seat, 0);
    EXPECT_EQ(undo.points[0].why, "taken back");
    EXPECT_EQ(undo.to_move, 0);
    EXPECT_EQ(traced.step(3).points.at(0).lines, std::vector<std::uint32_t>{traced.step(3).span.begin});
}

/// The 3rd line is none of Ben's tiles, the 4th cannot be read, the 5th is legal behind them.
const std::string wrong = head + draft + "Ann @R:0,0 +@O\nBen *Y:9,9 +@Y\n???\nBen #O:1,0 +@G\n";

TEST(Trace, BehindAViolationNothingIsApplied) {
    const TracedRecord traced(wrong);
    ASSERT_EQ(traced.trace.steps.size(), 5U);
    EXPECT_EQ(traced.step(1).applied, Applied::rules);
    EXPECT_FALSE(traced.step(2).findings.empty());
    for (std::size_t i = 2; i < 5; ++i) {
        EXPECT_EQ(traced.step(i).applied, Applied::no);
        EXPECT_EQ(traced.step(i).scores, (std::vector<std::int32_t>{1, 0}));
    }
    EXPECT_EQ(traced.step(3).parts.verb, "");
    EXPECT_EQ(traced.step(3).text, "???");
}

TEST(Trace, PlaysOnAsIfItStood) {
    TraceParts options;
    options.play_on = true;
    const TracedRecord traced(wrong, options);
    ASSERT_EQ(traced.trace.steps.size(), 5U);
    EXPECT_EQ(traced.step(2).applied, Applied::forced);
    EXPECT_FALSE(traced.step(2).findings.empty());
    EXPECT_EQ(traced.step(3).applied, Applied::no);
    EXPECT_NE(traced.step(4).applied, Applied::no);
    EXPECT_NE(traced.step(4).scores, traced.step(1).scores);
    EXPECT_EQ(traced.report.verdict, Verdict::unreadable);
    EXPECT_EQ(traced.trace.events, traced.report.events);
}

TEST(Trace, LinesThatStandAreForced) {
    const TracedRecord traced(head + draft + "Ann @R:0,0 +@O\nBen *Y:9,9 +@Y stands\nAnn $Y:1,0 +@G\n");
    EXPECT_EQ(traced.step(2).applied, Applied::forced);
    EXPECT_FALSE(traced.step(2).findings.empty());
}

const std::string azul = "Game: azul\nPlayers: Ann, Ben\n\n";

TEST(Trace, FactsNobodyWroteDownLeaveScoresOpen) {
    const TracedRecord traced(azul + "displays BBYR KWWB RRKY YBKW WWRR\nAnn 1BB:2\nBen 2?:1\n");
    EXPECT_TRUE(traced.step(2).points_known);
    EXPECT_TRUE(traced.step(2).points.empty());
    EXPECT_EQ(traced.step(2).scores, (std::vector<std::int32_t>{0, 0}));
    const TracedRecord game(head + draft + "Ann ?:0,0 +@O\n");
    EXPECT_EQ(game.step(1).points.size(), 1U) << "whatever was laid, it is one point";
}

TEST(Trace, TotalsThatALineSettlesAreKnownFromThere) {
    const TracedRecord traced(
        azul +
        "set Ann wall B.... ..... ..... ..... .....\nset Ann score ?\n"
        "set displays BBB? RRRR YYYY KKKK WWWW\nset center M\nset turn Ann\nAnn 1B:2\nscores 1 0\n");
    EXPECT_EQ(traced.step(5).score_ranges.size(), 2U);
    EXPECT_TRUE(traced.step(6).score_ranges.empty());
    EXPECT_EQ(traced.step(6).scores, (std::vector<std::int32_t>{1, 0}));
    ASSERT_EQ(traced.step(6).parts.names.size(), 1U);
    EXPECT_EQ(traced.step(6).parts.names[0].first, "scores");
    EXPECT_EQ(std::get<List>(traced.step(6).parts.names[0].second.data).size(), 2U);
}

TEST(Trace, OfAPositionThatNobodyCanFollowTheScoresAreTold) {
    std::string grid = "set grid";
    for (int tile = 0; tile < 34; ++tile) {
        grid += " ?:?";
    }
    const TracedRecord traced("Game: grawlix\nPlayers: Ann, Ben\n\n" + grid + "\nset Ann hand ? ? ? ?\n");
    EXPECT_EQ(traced.report.verdict, Verdict::unverified);
    EXPECT_EQ(traced.trace.first.to_move, no_seat);
    ASSERT_EQ(traced.trace.first.score_ranges.size(), 2U);
    EXPECT_EQ(traced.trace.first.score_ranges[1].most, 36);
    ASSERT_EQ(traced.trace.steps.size(), 2U);
    for (const Step& set : traced.trace.steps) {
        EXPECT_EQ(set.applied, Applied::rules) << "it lies there, whatever it is";
        EXPECT_EQ(set.score_ranges, traced.trace.first.score_ranges);
    }
    EXPECT_FALSE(traced.step(0).points_known);
}

TEST(Trace, WhereNoMovesAreListedTheyAreNotAll) {
    TraceParts options;
    options.moves = true;
    const TracedRecord traced(head + draft + "Ann ?:0,0 +@O\n", options);
    EXPECT_TRUE(traced.step(0).moves && traced.step(0).all_moves);
    EXPECT_FALSE(traced.step(1).moves || traced.step(1).all_moves);
}

TEST(Trace, ListsMovesAtTheRefusedLineAndNoneBehindIt) {
    TraceParts options;
    options.positions = true;
    options.moves = true;
    const std::string refused = head + draft + "Ann @R:0,0 +@O\nBen @V:7,7 +@Y\nAnn @O:1,0 +@G\n";
    const TracedRecord traced(refused, options);
    ASSERT_EQ(traced.trace.steps.size(), 4U);
    EXPECT_EQ(traced.step(2).applied, Applied::no);
    EXPECT_EQ(traced.step(2).moves, traced.step(1).moves) << "what would have been legal";
    EXPECT_EQ(traced.step(2).position, traced.step(1).position);
    EXPECT_FALSE(traced.step(3).moves || traced.step(3).all_moves || traced.step(3).position);
    EXPECT_FALSE(TracedRecord(refused).step(1).moves.has_value());
}

TEST(Trace, ASetLineBehindAnEventSetsNothing) {
    TraceParts options;
    options.positions = true;
    const std::string played = azul + "set Ann score 5\ndisplays BBYR KWWB RRKY YBKW WWRR\n";
    const TracedRecord before(played, options);
    const TracedRecord late(played + "set P1 score 7\n", options);
    ASSERT_EQ(late.trace.steps.size(), before.trace.steps.size() + 1);
    const Step& last = late.trace.steps.back();
    EXPECT_EQ(last.applied, Applied::no);
    EXPECT_EQ(last.findings.size(), 1U);
    EXPECT_EQ(last.text, "set P1 score 7") << "as it is written: what it would set is not there";
    EXPECT_TRUE(last.points.empty());
    EXPECT_EQ(last.scores, before.trace.steps.back().scores);
    EXPECT_EQ(last.position, before.trace.steps.back().position);
}

TEST(Trace, EndsAsTheRecordSays) {
    const TracedRecord traced(head + draft + "Ann @R:0,0 +@O\nend resigned Ben\n");
    ASSERT_TRUE(traced.trace.end.has_value());
    EXPECT_EQ(traced.trace.end->how, EndKind::resigned);
    EXPECT_EQ(traced.trace.end->player, 1);
}

TEST(Trace, ListsPositionsAndMovesWhereAsked) {
    TraceParts options;
    options.positions = true;
    options.moves = true;
    const TracedRecord traced(head + draft + "Ann @R:0,0 +@O\n", options);
    ASSERT_TRUE(traced.step(1).position.has_value());
    std::string text = head;
    for (const std::string& line : *traced.step(1).position) {
        text += line + "\n";
    }
    const TracedRecord again(text, options);
    EXPECT_EQ(again.trace.steps.back().moves, traced.step(1).moves);
    EXPECT_EQ(again.trace.steps.back().scores, traced.step(1).scores);
    EXPECT_FALSE(traced.step(1).moves.value().empty());
    EXPECT_FALSE(TracedRecord(head + draft).step(0).position.has_value());
}

TEST(Trace, PlacesAreThoseOfTheRecordAsWritten) {
    const TracedRecord traced(
        "Game: Azul\nPlayers: Ann, Ben\n\ndisplays: BBYR KWWB RRKY YBKW WWRR\nAnn: 1bb:2\nBen: 2WW:2\n");
    for (const Step& step : traced.trace.steps) {
        EXPECT_EQ(step.span, line_around(traced.text, step.span.begin)) << step.text;
    }
    EXPECT_EQ(traced.trace.steps.back().text, "Ben 2WW:2");
}

}  // namespace
}  // namespace arbiter::test::trace_test
