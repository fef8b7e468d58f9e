// What a position of Azul leaves open, and what settles it.
#include "rules/score/sheet_text.hpp"
#include "tests/rules/azul/playing.hpp"
#include "tests/tracing.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace arbiter::azul::position_test {
namespace {

constexpr ReportOptions everything{true, true, true};
constexpr const char* head = "Game: azul\nPlayers: Ann, Ben\n\n";

Report judged_position(const std::string& lines, const char* header = head) {
    static std::string text;
    text = header + lines;
    return judged(text, everything);
}

/// What may follow on it, on the gray wall.
Position asked_position(const std::string& lines) {
    const std::string text = "Game: azul\nPlayers: Ann, Ben\nHouse: wall=gray\n\n" + lines;
    Report report;
    return find_game("azul")->position(read_record(RecordText{text}), no_files, report);
}

std::vector<std::int32_t> scores_of(const Report& report) {
    return {report.scores.begin(), report.scores.begin() + report.score_count};
}

TEST(Position, LeavesTracksOpenThatAreNotSet) {
    const Report report = judged_position(
        "set Ann wall xxxxx ..... ..... ..... .....\n"
        "set Ben wall xx... ..... ..... ..... .....\nset Ben score 2\nend finished\n");
    EXPECT_EQ(report.verdict, Verdict::unverified);
    EXPECT_TRUE(report.finished);
    EXPECT_EQ(report.score_ranges, (std::vector<ScoreRange>{{2, 17}, {2, 2}}));
    EXPECT_EQ(report.winners, 1U);  // two points each: Ann has the row
}

TEST(Position, IsOverWhateverColorsItsTilesHave) {
    const std::string wall = "set Ann wall R???? ..... ..... ..... .....\nset Ann score 9\nset Ben score 3\n";
    EXPECT_TRUE(asked_position(wall + "end finished\n").over);
    EXPECT_FALSE(asked_position("set Ann wall R???. ..... ..... ..... .....\nset Ann score 9\nset Ben score 3\n").over);
}

TEST(Position, NamesWhoMayHaveWon) {
    const Report report = judged_position(
        "set Ann wall xxxxx ..... ..... ..... .....\n"
        "set Ben wall xx... ..... ..... ..... .....\nset Ben score 3\nend finished\n");
    EXPECT_EQ(report.winners, 0U);
    EXPECT_TRUE(report.open_winners);
    EXPECT_EQ(report.possible_winners, 3U);
}

TEST(Position, SaysWhatAnAnnouncedTotalMeansForTheFloor) {
    const std::string wall = "set Ann wall xxxxx ..... ..... ..... .....\n";
    const auto sheet = [&](const char* total) {
        return score::text_of(judged_position(wall + "scores " + total + " 0\nend finished\n").sheet);
    };
    const std::string range = "placement 0 to 15, depending on the order in which the wall was filled; ";
    EXPECT_NE(sheet("17").find(range + "17 was announced, 15 of it for placement: then nothing was lost"),
              std::string::npos);
    EXPECT_NE(sheet("14").find("12 of it for placement: then something may have been lost"), std::string::npos);
    EXPECT_NE(sheet("9").find("7 of it for placement: then at least 4 points went"), std::string::npos);
}

TEST(Position, KeepsARangeThroughTheRoundsBehindIt) {
    const Report report = judged_position(
        "set round 3 Ann\nset Ann wall xx... ..... ..... ..... .....\nset Ann lines R - - - -\nset Ann floor BBBM\n"
        "set displays - - - - -\nset center -\n");
    // 0 to 3 before; the tile brings 3, the floor line takes 6.
    EXPECT_EQ(scores_of(report), (std::vector<std::int32_t>{0, 0}));
    const Report more = judged_position(
        "set round 3 Ann\nset Ann wall xxx.. ..... ..... ..... .....\nset Ann lines K - - - -\nset Ann floor BM\n"
        "set displays - - - - -\nset center -\n");
    // 0 to 6 before; the tile brings 4, the floor line takes 2.
    EXPECT_EQ(more.score_ranges, (std::vector<ScoreRange>{{2, 8}, {0, 0}}));
}

TEST(Position, IsSettledByAClaimFromThereOn) {
    const Report report =
        judged_position("set round 3 Ann\nset Ann wall xxx.. ..... ..... ..... .....\nscores 5 0\nset Ben score 0\n");
    EXPECT_EQ(report.verdict, Verdict::violation);  // nothing is set behind an event
    const Report right = judged_position(
        "set round 3 Ann\nset Ann wall xxx.. ..... ..... ..... .....\nset Ann lines K - - - -\n"
        "set displays - - - - R\nset center M\nset turn Ben\nscores 5 0\nBen 5R:1\nscores 9 1\n");
    EXPECT_EQ(right.verdict, Verdict::incomplete);
    EXPECT_EQ(scores_of(right), (std::vector<std::int32_t>{9, 1}));
}

TEST(Position, WaitsForTheFirstActor) {
    const Report open = judged_position("set displays BBYR - - - -\nset center KM\n");
    EXPECT_EQ(open.verdict, Verdict::incomplete);
    const auto seat = [](const std::string& lines) {
        const std::string text = head + lines;
        const Record record = read_record(RecordText{text});
        Replay<Azul> replay;
        Report report;
        replay.run(record, {}, no_files, report, known_games());
        return Azul::to_move(*replay.state());
    };
    EXPECT_EQ(seat("set displays BBYR - - - -\nset center KM\n"), no_seat);
    EXPECT_EQ(seat("set displays BBYR - - - -\nset center KM\nset turn Ben\n"), 1);
    EXPECT_EQ(seat("set displays BBYR - - - -\nset center KM\nBen 1B:2\n"), 0);
    EXPECT_EQ(seat("set displays BBYR - - - -\nset center KM\n1B:2\nAnn cK:1\n"), 1);
    EXPECT_EQ(seat("set round 2 Ben\nset displays BBYR BBYR BBYR KKWW KKWW\n"), 1);
}

TEST(Position, FollowsTilesThatNobodyKnows) {
    const std::string lines = "set round 2 Ann\nset displays - - - - RRR?\nset center M\nset turn Ann\n";
    EXPECT_NE(judged_position(lines + "Ann 5R:4\nBen cK:1\n").verdict, Verdict::violation);
    EXPECT_EQ(judged_position(lines + "Ann 5RRR:4\nBen cR:1\n").verdict, Verdict::violation);
    EXPECT_NE(judged_position(lines + "Ann 5Y:4\nBen cRRR:3\n").verdict, Verdict::violation);
}

TEST(Position, FollowsARelaxationOfTooManyUnknownTiles) {
    const std::string lines =
        "set round 2 Ann\nset displays ???? ???? ???? ???? ????\nset center M\nset Ben lines - - ? - ??\n";
    EXPECT_EQ(judged_position(lines + "Ann 1B:4\nBen 2Y:1\n").verdict, Verdict::unverified);
    EXPECT_EQ(judged_position(lines + "Ann 1B:4\nBen 1Y:1\n").verdict, Verdict::violation);
    EXPECT_EQ(judged_position(lines + "Ben 1B:4\n").verdict, Verdict::violation);
}

TEST(Position, ShowsWhatIsComplete) {
    const Report report = judged_position(
        "set Ann wall xxxxx x.... x.... x.... x....\nset Ann score 20\nset Ben score 3\nend finished\n");
    ASSERT_EQ(report.completed.size(), 2U);
    EXPECT_EQ(report.completed[0].task, "row 1");
    EXPECT_EQ(report.completed[1].task, "column 1");
    EXPECT_EQ(report.completed[0].at, "");
    EXPECT_EQ(scores_of(report), (std::vector<std::int32_t>{29, 3}));
    EXPECT_NE(score::text_of(report.sheet).find("at the position: 20 points"), std::string::npos);
}

TEST(Position, IsNotPrintedWhereNoLineSaysSoMuch) {
    const auto fault = [](const std::string& lines) {
        const std::string text = head + lines;
        Report report;
        return find_game("azul")->set_lines(read_record(RecordText{text}), no_files, report).fault;
    };
    const std::string unset = "set round 2 Ann\nset lid -\n";
    EXPECT_EQ(fault("set round 2 Ann\n"), "");
    EXPECT_EQ(fault(unset + "displays BBBB BBBB BBBB BBBB BBBB\n"), "");
    EXPECT_NE(fault("set round 2 Ann\ndisplays BBBB BBBB BBBB BBBB BBBB\n"), "");
    const std::string track = "set round 2 Ann\nset Ann wall xxx.. ..... ..... ..... .....\n";
    EXPECT_EQ(fault(track), "");
    EXPECT_NE(fault(track + "set Ann lines K - - - -\nset displays - - - - -\nset center -\n"), "");
    EXPECT_EQ(fault(track + "scores 4 0\n"), "");
}

/// Of a record that was printed as a position.
std::string printed(const std::string& lines) {
    const std::string text = head + lines;
    Report report;
    return find_game("azul")->set_lines(read_record(RecordText{text}), no_files, report).text;
}

TEST(Position, SaysWhoStartsTheRoundThatIsAboutToBeDealt) {
    EXPECT_NE(printed("set turn Ben\n").find("set turn Ben\n"), std::string::npos);
    EXPECT_NE(printed("set round 3\nset turn Ben\n").find("set round 3 Ben\n"), std::string::npos);
    EXPECT_EQ(printed("set Ann score 3\n").find("set turn"), std::string::npos);
}

/// The position behind its only set line, of a record that goes on with these lines.
std::string printed_before(const std::string& lines) {
    const std::string text = std::string(head) + "set round 2\n" + lines;
    Judge judge;
    Report report;
    Trace trace;
    test::trace(judge, RecordText{text}, {}, {.positions = true}, no_files, report, trace);
    return trace.steps.at(0).position.value_or(std::vector<std::string>{"none"}).at(0);
}

TEST(Position, SaysWhoStartsByTheFirstToActBehindIt) {
    const std::string deal = "displays BBYR KWWB RRKY YBKW WWRR\n";
    EXPECT_EQ(printed_before(""), "set round 2");
    for (const std::string& between : {deal, "round 2\n" + deal, "scores 0 0\nround 2\n\n" + deal}) {
        EXPECT_EQ(printed_before(between + "Ben 1B:2\n"), "set round 2 Ben") << between;
        EXPECT_EQ(printed_before(between + "1B:2\nBen 2W:2\n"), "set round 2 Ann") << between;
        EXPECT_EQ(printed_before(between + "1B:2\nundo\nBen 2W:2\n"), "set round 2 Ben") << between;
        EXPECT_EQ(printed_before(between + "1B:2\n"), "set round 2") << between;
    }
    // Behind the first pick whoever acts acts in a round that somebody has started.
    EXPECT_EQ(printed_before(deal + "1B:2\nround 3\nBen 2W:2\n"), "set round 2");
    EXPECT_EQ(printed_before(deal + "1B:2\n" + deal + "Ben 2W:2\n"), "set round 2");
}

/// Ann's points of each line, one after the other; `-` where there are none.
std::string points_of_lines(const std::string& lines) {
    static std::string text;
    text = head + lines;
    Judge judge;
    Report report;
    Trace trace;
    test::trace(judge, RecordText{text}, {}, {}, no_files, report, trace);
    std::string points;
    for (const Step& step : trace.steps) {
        std::string of_line;
        for (const ScoreEvent& earned : step.points) {
            of_line += earned.seat == 0 ? std::to_string(earned.points) + " " : "";
        }
        points += of_line.empty() ? "- " : of_line;
    }
    return points;
}

TEST(Position, EarnsWhatItsScoreLinesSay) {
    EXPECT_EQ(points_of_lines("set Ben score 4\nset Ann score 9\n"), "- 9 ");
    EXPECT_EQ(points_of_lines("set Ann score 9\nset Ben score 4\n"), "9 - ");
    // What they do not say the first line has: the bonus of a row, and what a floor line costs at once.
    EXPECT_EQ(points_of_lines("set Ann wall xxxxx ..... ..... ..... .....\nset Ann score 9\n"), "2 9 ");
    EXPECT_EQ(points_of_lines("set displays - - - - -\nset center -\nset Ann floor BM\nset Ann score 9\n"),
              "-2 - - 9 ");
}

}  // namespace
}  // namespace arbiter::azul::position_test
