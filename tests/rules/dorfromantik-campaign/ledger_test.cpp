// The ledger line by line: games, circles, hexes and hearts unlocked.
#include "rules/dorfromantik-campaign/ledger.hpp"

#include "rules/dorfromantik-campaign/game_record.hpp"
#include "rules/game/random.hpp"
#include "rules/registry/judge.hpp"
#include "tests/rules/dorfromantik-campaign/sample.hpp"

#include <gtest/gtest.h>

namespace arbiter::dorfromantik_campaign::ledger_test {
namespace {

Ledger fresh() {
    return Ledger(HighScoreList());
}

TEST(HighScoreList, RoundsDownToTheNextRow) {
    const HighScoreList list;
    EXPECT_EQ(list.rows()[list.row_of(128)].from, 120);  // the example of the rulebook
    EXPECT_EQ(list.rows()[list.row_of(0)].from, 0);
    EXPECT_EQ(list.rows()[list.row_of(99)].circles, 1);
    EXPECT_EQ(list.rows()[list.row_of(100)].circles, 2);
    EXPECT_EQ(list.rows()[list.row_of(374)].from, 350);
    EXPECT_EQ(list.rows()[list.row_of(9999)].title, "Empress");
}

TEST(GameRecord, RecordsAreCountedFromOne) {
    int times = 0;
    const FileReader two = [&times](std::string_view) {
        ++times;
        return std::string("; two\nGame: azul\n\nGame: azul\n\n");
    };
    arbiter::Setup setup;
    setup.open = &two;
    GameRecords records(setup);
    EXPECT_EQ(records.of("f.tgn", 0).problem, "records are counted from 1, there is no record 0");
    EXPECT_EQ(records.of("f.tgn", 2).problem, "it is no record of dorfromantik");
    EXPECT_EQ(records.of("f.tgn", 3).problem, "it holds 2 records only");
    EXPECT_EQ(times, 1);
}

TEST(GameRecord, ALedgerReadsEachFileOnce) {
    int times = 0;
    const FileReader open = [&times](std::string_view) {
        ++times;
        return std::optional<std::string>("Game: dorfromantik\nPlayers: Ann\nSecret: 7\n\nland secret\n");
    };
    std::string text = "Game: dorfromantik-campaign\nPlayers: Ann, Ben\n\n";
    for (int i = 0; i < 50; ++i) {
        text += "game 1 record a.tgn stands\nundo\n";
    }
    Report report;
    judge(RecordText{text}, {}, open, report);
    EXPECT_EQ(report.verdict, Verdict::incomplete);
    EXPECT_LE(times, 2);  // a record that takes moves back is read once more from its start
    ASSERT_FALSE(report.findings.empty());
    EXPECT_EQ(report.findings.front().message.find("secret"), std::string::npos) << report.findings.front().message;
    EXPECT_NE(report.findings.front().message.find("a.tgn gives no score: line 5, column 6: syntax.line, "),
              std::string::npos)
        << report.findings.front().message;
}

/// However many files there are: a ledger of 100 KB could name five thousand of a MiB.
TEST(GameRecord, ALedgerReadsSoManyBytesAndNoMore) {
    std::size_t bytes = 0;
    const FileReader open = [&bytes](std::string_view) {
        bytes += std::size_t{1} << 20U;
        return std::optional<std::string>(std::string(std::size_t{1} << 20U, '\n'));
    };
    arbiter::Setup setup;
    setup.open = &open;
    GameRecords records(setup);
    for (int i = 0; i < 100; ++i) {
        static_cast<void>(records.of(std::to_string(i), 1));
    }
    EXPECT_LE(bytes, std::size_t{17} << 20U);
    EXPECT_EQ(records.of("99", 1).problem, "the files that this ledger names are too many and too long");
}

TEST(HighScoreList, HasThreeRowsForThePlayersToFillIn) {
    HighScoreList list;
    EXPECT_FALSE(list.add(400));
    EXPECT_TRUE(list.add(425));
    EXPECT_TRUE(list.add(450));
    EXPECT_FALSE(list.add(450));
    EXPECT_TRUE(list.add(500));
    EXPECT_FALSE(list.add(600));
    EXPECT_EQ(list.rows()[list.row_of(460)].from, 450);
    EXPECT_EQ(list.rows()[list.row_of(460)].circles, 15);
}

TEST(Ledger, CountsGames) {
    Ledger ledger = fresh();
    EXPECT_EQ(broken_by_game(ledger, 2), Law::game_number);
    EXPECT_EQ(broken_by_game(ledger, 1), Law::none);
    ledger.enter_game(1, 128, 1);
    EXPECT_EQ(ledger.due(), 3);
    EXPECT_EQ(broken_by_game(ledger, 2), Law::game_circles_due);
    EXPECT_EQ(broken_by_game(ledger, 3), Law::game_number);
}

TEST(Ledger, CrossesOffNoMoreThanTheGameGave) {
    Ledger ledger = fresh();
    EXPECT_EQ(broken_by_step(ledger, {Hex::start, Hex::box_1, 1}), Law::cross_too_many);
    ledger.enter_game(1, 99, 1);
    EXPECT_EQ(broken_by_step(ledger, {Hex::start, Hex::box_1, 2}), Law::cross_too_many);
    EXPECT_EQ(broken_by_step(ledger, {Hex::start, Hex::box_1, 1}), Law::none);
}

TEST(Ledger, CirclesMustBeAdjacentGreenHexesIncluded) {
    Ledger ledger = fresh();
    ledger.enter_game(1, 400, 1);
    EXPECT_EQ(broken_by_step(ledger, {Hex::box_1, Hex::box_2, 1}), Law::cross_not_adjacent);
    EXPECT_EQ(broken_by_step(ledger, {Hex::start, Hex::box_2, 1}), Law::cross_no_path);
    EXPECT_EQ(broken_by_step(ledger, {Hex::start, Hex::box_1, 3}), Law::cross_path_crossed);
    ledger.cross({Hex::start, Hex::box_1, 2}, 1);
    EXPECT_TRUE(ledger.progress().reached(Hex::box_1));
    EXPECT_EQ(broken_by_step(ledger, {Hex::box_1, Hex::box_2, 5}), Law::none);
}

TEST(Ledger, TheTrackForksBehindBoxTwoAndMayBeWalkedBack) {
    Ledger ledger = fresh();
    for (std::uint32_t game = 1; game <= 2; ++game) {
        ledger.enter_game(game, 400, 1);
    }
    ledger.cross({Hex::start, Hex::box_1, 2}, 1);
    ledger.cross({Hex::box_1, Hex::box_2, 5}, 1);
    EXPECT_EQ(ledger.next_steps(), (std::vector<Step>{{Hex::box_2, Hex::warehouse, 1}, {Hex::box_2, Hex::circus, 1}}));
    ledger.cross({Hex::box_2, Hex::circus, 4}, 1);
    ledger.cross({Hex::circus, Hex::signalman, 6}, 1);
    EXPECT_EQ(broken_by_step(ledger, {Hex::signalman, Hex::warehouse, 6}), Law::none);
    ledger.cross({Hex::signalman, Hex::warehouse, 6}, 1);
    EXPECT_TRUE(ledger.progress().reached(Hex::warehouse));
    EXPECT_FALSE(ledger.progress().reached(Hex::deer));
}

TEST(Progress, UnlocksAHeartWithTheFourthOfEightCircles) {
    Progress progress;
    for (const Step step : {Step{Hex::start, Hex::box_1, 2},
                            {Hex::box_1, Hex::box_2, 5},
                            {Hex::box_2, Hex::circus, 4},
                            {Hex::circus, Hex::deer, 6},
                            {Hex::deer, Hex::castle, 3}}) {
        progress.cross(step);
    }
    EXPECT_EQ(progress.hearts(), 0);
    progress.cross({Hex::deer, Hex::castle, 1});
    EXPECT_EQ(progress.hearts(), 1);
    Progress other;
    other.cross({Hex::castle, Hex::deer, 4});
    EXPECT_EQ(other.hearts(), 0);
    other.cross({Hex::castle, Hex::deer, 1});
    EXPECT_EQ(other.hearts(), 1);
}

TEST(Ledger, RandomWalksReachEverythingWithAllCirclesCrossedOff) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Random random(seed);
        Ledger ledger = fresh();
        std::uint32_t game = 1;
        while (ledger.progress().left() > 0) {
            const std::uint32_t most = ledger.progress().reached(Hex::box_1) ? 420 : 270;  // of the base box alone
            ASSERT_EQ(broken_by_game(ledger, game), Law::none);
            const std::size_t before = Campaign::weight(State{ledger, nullptr, {}});
            ledger.enter_game(game++, static_cast<std::int32_t>(random.below(most)), 1);
            EXPECT_GT(Campaign::weight(State{ledger, nullptr, {}}), before);
            while (ledger.due() > 0) {
                const auto steps = ledger.next_steps();
                const Step step = steps[random.below(steps.size())];
                ASSERT_EQ(broken_by_step(ledger, step), Law::none);
                ledger.cross(step, 1);
                ASSERT_TRUE(ledger.conserved());
            }
            std::string text = "Game: dorfromantik-campaign\nPlayers: Ann, Ben\n\n";
            write_ledger(ledger, text);
            Report report;
            ReportOptions options;
            options.completed = true;
            judge(
                RecordText{text}, options, [](std::string_view) { return std::nullopt; }, report);
            EXPECT_TRUE(report.verdict == Verdict::incomplete || report.verdict == Verdict::valid) << text;
            EXPECT_EQ(report.scores[0], ledger.progress().crossed()) << text;
            EXPECT_EQ(report.completed.size(), ledger.prizes().size()) << text;
        }
        EXPECT_EQ(ledger.progress().hearts(), 3);
        EXPECT_TRUE(ledger.next_steps().empty());
        for (std::size_t hex = 0; hex < hexes; ++hex) {
            EXPECT_TRUE(ledger.progress().reached(static_cast<Hex>(hex)));
        }
    }
}

}  // namespace
}  // namespace arbiter::dorfromantik_campaign::ledger_test
