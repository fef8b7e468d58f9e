// Groups and filters of stats.
#include "cli/search/statistics.hpp"
#include "tests/cli/running.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>

namespace arbiter::test::stats_test {
namespace {

TEST(Spread, CountsExactly) {
    cli::Spread spread;
    EXPECT_EQ(spread.percentile(50), 0);
    for (const int number : {7, -3, 7, 100, 7, 2, 2, 5, 6, 9}) {
        spread.add(number);
    }
    EXPECT_EQ(spread.percentile(10), -3);
    EXPECT_EQ(spread.percentile(11), 2);
    EXPECT_EQ(spread.percentile(50), 6);
    EXPECT_EQ(spread.percentile(51), 7);
    EXPECT_EQ(spread.percentile(90), 9);
    EXPECT_EQ(spread.percentile(100), 100);
}

class Groups : public testing::Test {
protected:
    Groups() {
        for (const std::string game : {"azul", "framework"}) {
            const std::string play = ARBITER_EXE " play " + game + " ";
            const std::string to = " >" + folder.path(game);
            shell(play + "--games 9 --seed 3 --header 'Event: club night'" + to + "1.tgn");
            shell(play + "--players 3 --games 8 --seed 9 --header 'Event: league' --header 'Date: 2024-05'" + to +
                  "2.tgn");
        }
        shell(ARBITER_EXE " play azul --games 6 --seed 4 >" + folder.path("plain.tgn"));
    }
    Ran stats(const std::string& arguments) const {
        return shell("cd " + folder.path("") + " && " ARBITER_EXE " stats " + arguments + " 2>&1");
    }

    const Folder folder;
};

TEST_F(Groups, AnIndependentScriptSumsUpTheSame) {
    if (shell("command -v python3").code != 0) {
        GTEST_SKIP() << "python3 is not installed";
    }
    const Ran ran =
        shell("python3 tests/cli/check_stats.py " ARBITER_EXE " " + folder.path("") + " examples man/examples 2>&1");
    EXPECT_EQ(ran.code, 0) << ran.out;
    EXPECT_FALSE(contains(ran.out, "\n0 groups")) << ran.out;
}

/// What the bars stand for, plot by plot: all scores, all lengths, all games won.
TEST_F(Groups, DrawingsShowEachNumberOnce) {
    folder.write(
        "sum.py",
        "import json, sys, xml.etree.ElementTree as tree\n"
        "n = '{http://www.w3.org/2000/svg}'\n"
        "svg = tree.fromstring(open('s.svg').read())\n"
        "bars = [(float(r.get('x')), float(r.get('y')) + float(r.get('height')), int(r.find(n + 'title').text))"
        " for r in svg.iter(n + 'rect')]\n"
        "rows = sorted({round(y) for x, y, count in bars})\n"
        "for y, game in zip(rows, json.load(open('s.json'))['games']):\n"
        "    for left, count in [(0, game['scores']['count']), (1, game['events']['count']),"
        " (2, sum(game['won_by_seat']))]:\n"
        "        begin = 29 + 290 * left\n"
        "        found = sum(b for x, at, b in bars if round(at) == y and begin <= x < begin + 290)\n"
        "        print('same' if found == count else (game['game'], left, found, count))\n");
    stats("--svg --by Event azul1.tgn framework2.tgn >s.svg");
    stats("--json --by Event azul1.tgn framework2.tgn >s.json");
    EXPECT_EQ(shell("cd " + folder.path("") + " && python3 sum.py 2>&1").out, "same\nsame\nsame\nsame\nsame\nsame\n");
    EXPECT_TRUE(contains(stats("--svg nowhere.tgn").out, "</svg>\n")) << "nothing is drawn as nothing";
}

/// Under the bars of the seats stands how many of the finished games they have won.
TEST_F(Groups, DrawingsTellHowOftenASeatWins) {
    const std::string json = stats("--json azul1.tgn").out;
    const auto number = [&json](const std::string& behind) {
        return std::stod(json.substr(json.find(behind) + behind.size()));
    };
    const double rate = 100 * number("\"won_by_seat\":[") / number("\"best_scores\":{\"count\":");
    EXPECT_TRUE(contains(stats("--svg azul1.tgn").out, fmt::format(">1: {:.0f} %<", rate))) << json;
}

TEST_F(Groups, RulingsAreGroupsWhetherTheHeaderNamesThemOrNot) {
    folder.write("gray.tgn", arbiter("play azul --games 2 --seed 4 --header 'House: wall=gray'").out);
    const Ran ran = stats("--by ruling gray.tgn azul1.tgn");
    EXPECT_TRUE(contains(ran.out, "azul, ruling wall=colored: 9 records")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "azul, ruling wall=gray: 2 records")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "azul, ruling full-line=refused: 11 records")) << ran.out;
}

TEST_F(Groups, PairsAndOpeningsAreGroups) {
    const Ran ran = stats("--by pair azul1.tgn");
    EXPECT_TRUE(contains(ran.out, "azul, pair Ann and Ben: 9 records")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "  head to head   the first won ")) << ran.out;
    EXPECT_TRUE(contains(stats("--by opening --first 1 azul1.tgn").out, "azul, opening round 1 Ann: 9 records"));
    EXPECT_EQ(stats("--first 2 azul1.tgn").code, 2) << "of nothing";
}

TEST_F(Groups, AreNamedInTheText) {
    const Ran ran = stats("--by Event --game azul .");
    EXPECT_TRUE(ran.out.starts_with("azul, Event club night: 9 records: 9 valid\n  2 players      9 records\n"))
        << ran.out;
    EXPECT_TRUE(contains(ran.out, "\nazul, Event league: 8 records: 8 valid\n")) << ran.out;
    EXPECT_FALSE(contains(ran.out, "framework")) << ran.out;
    EXPECT_EQ(stats("--by Event -j 3 .").out, stats("--by Event .").out);
}

TEST_F(Groups, WhatNoRecordHasIsTold) {
    EXPECT_EQ(stats("--where 'Evnt = club*' .").out, "arbiter: warning: no record has the header Evnt: club*\n");
    const Ran ran = stats("--by colour .");
    EXPECT_EQ(ran.code, 2);
    EXPECT_TRUE(contains(ran.out, "colour is nothing that can be asked")) << ran.out;
}

TEST_F(Groups, AreBounded) {
    std::string text;
    for (int i = 0; i < 10100; ++i) {
        text += "Game: nothing\nEvent: " + std::to_string(i) + "\n\n";
    }
    folder.write("many.tgn", text);
    const Ran ran = stats("--by Event many.tgn");
    EXPECT_TRUE(contains(ran.out, "no game, other Event: 100 records: 100 unreadable\n"));
}

/// Whoever looks at a table on a terminal is obeyed by nothing in it.
TEST_F(Groups, AreShownAsTextInATable) {
    folder.write("esc.tgn", "Game: azul\nPlayers: Ann, Ben\nEvent: a\x1B[31mb\n\n");
    const Ran ran = stats("--by Event --csv esc.tgn");
    EXPECT_EQ(ran.out.find('\x1B'), std::string::npos) << ran.out;
    EXPECT_TRUE(contains(ran.out, "azul,Event a<U+001B>[31mb,1,")) << ran.out;
}

}  // namespace
}  // namespace arbiter::test::stats_test
