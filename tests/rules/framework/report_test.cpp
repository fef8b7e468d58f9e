// What is said of a game besides its verdict: tasks as they are completed, what was overlooked, both counts of a mix.
#include "rules/registry/registry.hpp"
#include "tests/judging.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace arbiter::framework::report_test {
namespace {

using Strings = std::vector<std::string>;

Report report_on(const std::string& text) {
    Report last;
    arbiter::test::judge_text(text, "examples/framework/test.tgn",
                              [&](const RecordText&, const Report& report) { last = report; });
    return last;
}

const Value& at(const Value& value, std::string_view key) {
    static const Value nothing;
    for (const auto& [name, part] : std::get<Object>(value.data)) {
        if (name == key) {
            return part;
        }
    }
    ADD_FAILURE() << "there is no " << key;
    return nothing;
}

const Value& item(const Value& value, std::size_t index) {
    return std::get<List>(value.data).at(index);
}

std::int64_t number(const Value& value) {
    return std::get<std::int64_t>(value.data);
}

std::string alone_until_the_bag_is_empty(const std::string& result) {
    std::string text = "Game: framework\nPlayers: Ann\n" + result + "\n\nAnn G/-:0,0\n";
    for (int tile = 1; tile < 120; ++tile) {
        text += "Ann G/-:E\n";
    }
    return text;
}

Strings claims_refused(const std::string& text) {
    Strings messages;
    for (const Finding& finding : report_on(text).findings) {
        if (finding.rule->kind == Kind::claim) {
            messages.push_back(finding.message + finding.help);
        }
    }
    return messages;
}

Strings notes_of_scores(const std::string& lines) {
    Strings notes;
    for (const Finding& finding : report_on("Game: framework\nPlayers: Ann, Ben\n" + lines).findings) {
        for (const Note& note : finding.rule->id == "claim.scores" ? finding.notes : std::vector<Note>{}) {
            notes.push_back(note.message);
        }
    }
    return notes;
}

/// Totals that are too low may be those of somebody who overlooked a token.
TEST(ScoresTooLow, ShowTokensThatCouldBeLaid) {
    const std::string lines = "\noffer B/1B,2B G/- B/-\nAnn 1:0,0\nBen 2:0,0\nAnn 3:1,0\n";
    EXPECT_EQ(notes_of_scores(lines + "scores 1 0\n"), Strings{"a token on 2B of 0,0 could be laid here"});
    EXPECT_EQ(notes_of_scores(lines + "scores 0 0\n"),
              (Strings{"a token on 1B of 0,0 could be laid here", "a token on 2B of 0,0 could be laid here"}));
    EXPECT_EQ(notes_of_scores(lines + "scores 3 0\n"), Strings{});
    EXPECT_EQ(notes_of_scores("House: tokens=claimed\n" + lines + "scores 1 0\n"), Strings{});
}

TEST(WithoutAResult, NothingCanBeAnnounced) {
    const Strings refused{"the game ends without a result, there is no score"};
    EXPECT_EQ(claims_refused(alone_until_the_bag_is_empty("Result: -95")), refused);
    EXPECT_EQ(claims_refused(alone_until_the_bag_is_empty("Result: Ann -95")), refused);
    EXPECT_EQ(claims_refused(alone_until_the_bag_is_empty("Result: Ann")), refused);
    EXPECT_EQ(claims_refused(alone_until_the_bag_is_empty("Event: alone") + "scores -95\n"), refused);
    EXPECT_EQ(claims_refused(alone_until_the_bag_is_empty("Event: alone") + "end finished\n"), Strings{});
}

TEST(Completed, AreReportedAsTheyHappenAlsoAtTheFarEnd) {
    const Report report = report_on(arbiter::test::slurp("examples/framework/brown-frames.tgn"));
    ASSERT_EQ(report.completed.size(), 3U);
    EXPECT_EQ(report.completed[0].task, "3G");
    EXPECT_EQ(report.completed[1].task, "6B");
    EXPECT_EQ(report.completed[1].at, "1,0");
    EXPECT_EQ(report.completed[1].cells, (Strings{"0,0", "0,1", "1,1", "2,1", "3,1", "4,1"}));
    EXPECT_EQ(report.completed[2].task, "3B");
    EXPECT_EQ(report.completed[2].cells.size(), 8U);
    EXPECT_EQ(report.completed[1].span.begin, report.completed[2].span.begin);  // by the same tile
}

TEST(Completed, StandInTheOrderOfTheLinesAndOfTheTokensOnThem) {
    const Report report = report_on(
        "Game: framework\nPlayers: Ann, Ben\nHouse: tokens=claimed\n\noffer B/1B,1B G/1G Y/-\n"
        "Ann 1:5,5\nBen 2:0,0 +0,0/1\nAnn +5,5/2 +5,5/1\n");
    ASSERT_EQ(report.completed.size(), 3U);
    EXPECT_EQ(report.completed[0].seat, 1);
    EXPECT_EQ(report.completed[1].seat, 0);
    EXPECT_EQ(report.completed[1].at, "5,5");
    EXPECT_EQ(report.completed[1].cells, Strings{"5,5"});
}

/// What counted is what lay there at the time, not what was laid later.
TEST(Completed, CountWhatLayThereThen) {
    const Report report =
        report_on("Game: framework\nPlayers: Ann\n\nAnn B/2B:0,0\nAnn B/-:1,0\nAnn B/-:2,0\nAnn B/-:3,0\n");
    ASSERT_EQ(report.completed.size(), 1U);
    EXPECT_EQ(report.completed[0].cells, (Strings{"0,0", "1,0"}));
}

TEST(Breakdown, ShowsBothCountsOfAMix) {
    for (const auto* const option : {"1", "2"}) {
        const Report report = report_on(std::string("Game: framework\nPlayers: Ann\nHouse: dual-frame=") + option +
                                        "\n\nAnn -/2B+Y:0,0\nAnn BY/-:1,0\nAnn BY/-:2,0\n");
        const Value& task = item(at(item(at(report.breakdown, "players"), 0), "tasks"), 0);
        const bool twice = option[0] == '2';
        EXPECT_EQ(number(at(task, "frames")), 2);
        EXPECT_EQ(number(at(task, "dual-frame=1")), twice ? 1 : 2);
        EXPECT_EQ(number(at(task, "dual-frame=2")), twice ? 2 : 4);
        EXPECT_EQ(number(at(task, "tiles")), twice ? 2 : 3);
    }
}

TEST(Breakdown, NamesWhatWasOverlooked) {
    const Report report =
        report_on("Game: framework\nPlayers: Ann\nHouse: tokens=claimed\n\nAnn B/2B>1B:0,0\nAnn B/3B:1,0\n");
    const Value& overlooked = at(item(at(report.breakdown, "players"), 0), "overlooked");
    EXPECT_EQ(std::get<List>(overlooked.data).size(), 2U);
    EXPECT_EQ(std::get<std::string>(at(item(overlooked, 1), "task").data), "1B");
}

TEST(Breakdown, ShowsTheWindowOfAGameAlone) {
    const Report report = report_on(
        "Game: framework\nPlayers: Ann\n\nAnn G/-:0,0\nAnn G/-:1,0\nAnn G/-:2,0\nAnn G/-:3,0\nAnn G/-:4,0\n"
        "Ann G/-:5,0\nAnn G/-:5,1\n");
    const Value& window = at(report.breakdown, "window");
    EXPECT_EQ(std::get<std::string>(at(window, "at").data), "1,0");
    EXPECT_EQ(number(at(window, "inside")), 6);
    EXPECT_EQ(number(at(window, "outside")), 1);
    EXPECT_EQ(report.scores[0], -1);
}

TEST(Tiles, MayComeFromAFileBesideTheRecord) {
    const std::string head = "Game: framework\nPlayers: Ann\nTiles: tiles.json\n\n";
    EXPECT_EQ(report_on(head + "Ann Y/-:0,0\nAnn Y/-:1,0\n").verdict, Verdict::incomplete);
    EXPECT_EQ(report_on(head + "Ann Y/-:0,0\nAnn Y/-:1,0\nAnn Y/-:2,0\n").verdict, Verdict::violation);
    EXPECT_EQ(report_on("Game: framework\nPlayers: Ann\nTiles: two-players.tgn\n\n").verdict, Verdict::unreadable);
}

/// All 120 tiles, laid side by side.
std::string until_the_last_tile() {
    std::string text = "Game: framework\nPlayers: Ann, Ben\nHouse: handicap=free, tokens=claimed\nTokens: 1\n\n";
    std::array<int, 2> laid{};
    for (std::size_t round = 0; round < 40; ++round) {
        text += "offer B/1B B/- B/-\n";
        for (std::size_t tile = 1; tile <= 3; ++tile) {
            const std::size_t player = (round + tile - 1) % 2;
            text += fmt::format("{} {}:{},0\n", player == 0 ? "Ann" : "Ben", tile, laid[player]++);
        }
    }
    text.pop_back();
    return text;
}

std::string fault_of_position(const std::string& text) {
    Report report;
    const FileReader open = [](std::string_view) { return std::optional<std::string>(); };
    return find_game("framework")->set_lines(read_record(RecordText{text}), open, report).fault;
}

/// With all tiles laid the tokens of a position lie there since the check behind the last round, or before it.
TEST(LastToken, LaidWithTheLastTileIsInNoPosition) {
    EXPECT_EQ(fault_of_position(until_the_last_tile() + "\n"), "");
    EXPECT_TRUE(
        fault_of_position(until_the_last_tile() + " +1,0/1\n").starts_with("no set lines say that a last token"));
    EXPECT_EQ(fault_of_position(until_the_last_tile() + "\nBen +1,0/1\n"), "");
}

}  // namespace
}  // namespace arbiter::framework::report_test
