// The game that ships as an example is built here and judged through its entry, as if games.def had its line.
#include "examples/sixth-game/grammar/tic-tac-toe/parse.cpp"
#include "examples/sixth-game/rules/tic-tac-toe/entry.cpp"
#include "rules/registry.hpp"
#include "rules/verbs.hpp"
#include "tests/judging.hpp"

#include <gtest/gtest.h>

namespace arbiter::test::sixth_game_test {
namespace {

const FileReader no_files = [](std::string_view) { return std::nullopt; };

Report judged(const std::string& text) {
    Report report;
    Record record;
    read_record(RecordText{text}, record);
    tic_tac_toe::entry().make_judge()(record, {}, no_files, report);
    return report;
}

TEST(SixthGame, IsPlayedToItsEnd) {
    const Report report = judged(slurp("examples/sixth-game/draw.txt"));
    EXPECT_EQ(report.verdict, Verdict::valid);
    EXPECT_TRUE(report.finished);
    EXPECT_EQ(report.winners, 0);
    EXPECT_EQ(report.score_count, 0U);
}

TEST(SixthGame, HasAWinner) {
    const Report report =
        judged("Game: tic-tac-toe\nPlayers: Ann, Ben\nResult: Ben\nStart: Ben\n\nb2\nb1\nc3\nc1\na1\n");
    EXPECT_EQ(report.verdict, Verdict::valid) << (report.findings.empty() ? "" : report.findings[0].message);
    EXPECT_TRUE(report.won(1));
}

TEST(SixthGame, EveryExampleBreaksItsRuleAndIsPutIntoWords) {
    for (const Rule& rule : tic_tac_toe::entry().rulebook) {
        const Report report = judged(std::string(rule.example));
        ASSERT_EQ(report.findings.size(), 1U) << rule.id;
        EXPECT_EQ(report.findings[0].rule->id, rule.id);
        EXPECT_FALSE(report.findings[0].message.empty());
    }
    EXPECT_EQ(judged("Game: tic-tac-toe\nPlayers: Ann, Ben\n\nAnn b2\nBen b2\n").findings[0].message,
              "Ann marked b2 already");
}

TEST(SixthGame, CountsItsMovesAndPlaysAtRandom) {
    const std::string text = "Game: tic-tac-toe\nPlayers: Ann, Ben\n\n";
    EXPECT_EQ(tic_tac_toe::entry().count(read_record(RecordText{text}), no_files, 5), 9U * 8 * 7 * 6 * 5);
    EXPECT_EQ(tic_tac_toe::entry().count(read_record(RecordText{text}), no_files, 9), 127'872U);
    std::string played;
    ASSERT_TRUE(tic_tac_toe::entry().play({2, 7, {}}, no_files, played));
    EXPECT_EQ(judged(played).verdict, Verdict::valid) << played;
}

/// It has no parts, no pictures and no set lines.
TEST(SixthGame, IsShownAsFarAsItCanBe) {
    const std::string text = "Game: tic-tac-toe\nPlayers: Ann, Ben\n\nAnn b2\nBen a1\nend resigned Ben\n";
    const Record record = read_record(RecordText{text});
    const GameEntry entry = tic_tac_toe::entry();
    Report report = judged(text);
    Trace trace;
    entry.trace(record, {.positions = true}, no_files, report, trace);
    ASSERT_EQ(trace.steps.size(), 3U);
    EXPECT_EQ(trace.steps[0].parts.verb, "move");
    EXPECT_EQ(trace.steps[0].text, "Ann b2");
    EXPECT_EQ(trace.steps[0].to_move, 1);
    EXPECT_FALSE(trace.steps[0].position);
    EXPECT_EQ(trace.steps[2].parts.verb, "end");
    const SceneOf picture = entry.scene_of(record, no_files);
    EXPECT_TRUE(picture.reached);
    EXPECT_EQ(picture.scene.notes.front(), "pieces of this game are not drawn");
    const SetLines lines = entry.set_lines(record, no_files, report);
    EXPECT_EQ(lines.text, "");
    EXPECT_EQ(lines.fault, "positions of this game have no set lines");
    const Pattern pattern{{"set turn Ann"}};
    EXPECT_FALSE(entry.comes_to(record, no_files, pattern));
    EXPECT_EQ(entry.fault_of_pattern(pattern)->why, lines.fault);
}

// What the contributors' guide promises of the size of a game.
TEST(SixthGame, IsSmall) {
    std::size_t files = 0;
    std::size_t lines = 0;
    for (const auto& entry : fs::recursive_directory_iterator("examples/sixth-game")) {
        if (entry.is_regular_file() && entry.path().filename() != "README.md") {
            const std::string text = slurp(entry.path());
            lines += static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
            ++files;
        }
    }
    EXPECT_LE(files, 10U);
    EXPECT_LE(lines, 250U);
}

}  // namespace
}  // namespace arbiter::test::sixth_game_test
