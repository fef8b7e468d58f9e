// Taking moves back: position, score and score sheet are as if they had never been played.
#include "tests/rules/azul/playing.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace arbiter::azul::undo_test {
namespace {

constexpr ReportOptions everything{true, true, true};

bool is_move(std::string_view line) {
    return line.starts_with("Ann ") || line.starts_with("Ben ") || line.starts_with("tile ");
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1) {
        lines.push_back(text.substr(at, text.find('\n', at) - at));
    }
    return lines;
}

/// Some moves are played, taken back and played again; never the last of the game, which cannot be taken back.
std::string with_undos(const std::string& text, Random& random) {
    const std::vector<std::string> lines = lines_of(text);
    std::string out;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        out += lines[i] + '\n';
        const bool last = i + 1 == lines.size() || lines[i + 1].starts_with("scores");
        const bool ends_game = i + 2 >= lines.size();
        if (is_move(lines[i]) && !(last && ends_game) && random.below(4) == 0) {
            out += "undo\n" + lines[i] + '\n';
        }
    }
    return out;
}

void expect_same_end(const PlayOrder& order) {
    Random random(order.seed);
    const std::string text = random_game(order);
    const std::string taken_back = with_undos(text, random);
    ASSERT_NE(text, taken_back);
    const Report expected = judged(text, everything);
    const Report report = judged(taken_back, everything);
    ASSERT_EQ(report.verdict, expected.verdict) << taken_back;
    EXPECT_EQ(report.scores, expected.scores);
    EXPECT_EQ(report.winners, expected.winners);
    EXPECT_EQ(report.sheet, expected.sheet) << taken_back;
    EXPECT_EQ(report.completed.size(), expected.completed.size());
}

TEST(Undo, LeavesTheScoreSheetAsItWas) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        expect_same_end({2, seed, ""});
        expect_same_end({2, seed, "House: wall=gray\n"});
    }
}

/// The tile that ends a round lays the wall; taken back, neither points nor sheet know of it.
TEST(Undo, TakesBackTheWallTiling) {
    const std::string header = "Game: azul\nPlayers: Ann, Ben\n\n";
    const std::string round = "displays KKKK RRRR YYYY BBBB WWWW\nAnn 1K:1\nBen 2R:4\nAnn 3Y:2\nBen 4B:floor\n";
    const Report once = judged(header + round + "Ann 5W:floor\n", everything);
    const Report twice = judged(header + round + "Ann 5W:3\nundo\nAnn 5W:floor\n", everything);
    EXPECT_EQ(twice.verdict, Verdict::incomplete);
    EXPECT_EQ(twice.sheet, once.sheet);
    EXPECT_NE(judged(header + round + "Ann 5W:3\n", everything).sheet, once.sheet);
    const Report open = judged(header + round + "Ann 5W:3\nundo\n", everything);
    EXPECT_EQ(open.sheet, judged(header + round, everything).sheet);
}

TEST(ScoreLog, RewindsAllListsTogether) {
    ScoreLog log;
    log.tilings.resize(3);
    log.falls.resize(2);
    log.done.resize(1);
    const std::uint64_t mark = log.mark();
    log.tilings.resize(7);
    log.falls.resize(8);
    log.done.resize(9);
    log.rewind(mark);
    EXPECT_EQ(log.tilings.size(), 3U);
    EXPECT_EQ(log.falls.size(), 2U);
    EXPECT_EQ(log.done.size(), 1U);
    log.clear();
    EXPECT_EQ(log.mark(), 0U);
}

}  // namespace
}  // namespace arbiter::azul::undo_test
