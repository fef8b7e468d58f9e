// What the game that ships as a model owes its readers, as one of six.
#include "rules/dominoes/game.hpp"
#include "rules/registry/registry.hpp"
#include "tests/effort.hpp"
#include "tests/judging.hpp"
#include "tests/rules/candidates/script.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <numeric>
#include <set>
#include <sstream>
#include <string>

namespace arbiter::test::dominoes_test {
namespace {

using dominoes::Tile;

const std::string folder = "examples/sixth-game";

std::string played(std::size_t players, std::uint64_t seed) {
    std::string text;
    EXPECT_TRUE(find_game("dominoes")->play({players, seed, {}}, no_side_files, text));
    return text;
}

TEST(Dominoes, IsOneOfTheGamesOfItsProgramAlone) {
    ASSERT_NE(find_game("dominoes"), nullptr);
    EXPECT_EQ(slurp("rules/games.def").find("dominoes,"), std::string::npos);
    EXPECT_GE(std::ranges::count(find_game("dominoes")->rulebook, Kind::play, &Rule::kind), 15);
}

TEST(Dominoes, CitesHeadingsOfItsPage) {
    const std::string page = slurp(folder + "/README.md");
    for (const Rule& rule : find_game("dominoes")->rulebook) {
        ASSERT_TRUE(rule.citation.starts_with("Dominoes, ")) << rule.id;
        EXPECT_NE(page.find("\n## " + std::string(rule.citation.substr(10)) + "\n"), std::string::npos)
            << rule.citation;
    }
}

TEST(Dominoes, PlaysItsRecordAndItsCases) {
    judge_text(slurp(folder + "/played.txt"), "played.tgn", [](const RecordText&, const Report& report) {
        EXPECT_EQ(report.verdict, Verdict::unverified);
        EXPECT_EQ(report.settled.size(), 3U);
        EXPECT_EQ(report.scores[0], 28);
    });
    EXPECT_EQ(std::system(ARBITER_SIX_EXE " test --quiet tests/sixth-game/cases.tgn"), 0);
}

/// Every law is broken by its example; each that an event can keep is kept by some of the records.
TEST(Dominoes, KeepsEachLawInSomeRecord) {
    const GameEntry& game = *find_game("dominoes");
    Covered covered;
    const auto cover = [&](const std::string& text) {
        judge_text(text, "cover.tgn", [&](const RecordText& record, const Report&) {
            Report report;
            game.cover(read_record(record), no_side_files, report, covered);
        });
    };
    cover(slurp("tests/sixth-game/cases.tgn"));
    cover(played(4, 1));
    for (std::size_t law = 0; law < game.rulebook.size(); ++law) {
        EXPECT_GT(covered.held.at(law), 0U) << game.rulebook[law].id;
    }
}

/// Whoever draws the positions of a game, tile by tile, has all of them.
TEST(Dominoes, ConservesItsTiles) {
    for (std::size_t players = 2; players <= 4; ++players) {
        for (std::uint64_t seed = 1; seed <= games(60); ++seed) {
            const std::string text = played(players, seed);
            Report report;
            judge(RecordText{text}, {.breakdown = true}, no_side_files, report);
            ASSERT_EQ(report.verdict, Verdict::valid) << text;
            const SetLines lines =
                find_game("dominoes")->set_lines(read_record(RecordText{text}), no_side_files, report);
            std::set<std::string> tiles;
            for (std::size_t at = 0; at + 1 < lines.text.size(); ++at) {
                if (lines.text[at] >= '0' && lines.text[at] <= '6' && lines.text[at + 1] >= '0' &&
                    lines.text[at + 1] <= '6') {
                    const Tile tile(lines.text[at] - '0', lines.text[at + 1] - '0');
                    EXPECT_TRUE(tiles.insert(tile.text()).second) << lines.text;
                    ++at;
                }
            }
            EXPECT_LE(tiles.size(), 28U);
        }
    }
}

/// All plays, draws and passes there are, of a position that a random game came to.
TEST(Dominoes, AllowsWhatItListsAndNothingElse) {
    for (std::uint64_t seed = 1; seed <= games(40); ++seed) {
        const std::string whole = played(2 + seed % 3, seed);
        const std::string text = whole.substr(0, whole.find('\n', whole.size() * (40 + seed) / 100) + 1);
        Report report;
        const Position position = find_game("dominoes")->position(read_record(RecordText{text}), no_side_files, report);
        const std::set<std::string> listed(position.moves.begin(), position.moves.end());
        EXPECT_EQ(listed.size(), position.moves.size());
        std::vector<std::string> all{"pass"};
        for (std::size_t tile = 0; tile < 28; ++tile) {
            all.push_back("draw " + Tile::of(tile).text());
            all.push_back(Tile::of(tile).text());
            for (int end = 0; end <= 6; ++end) {
                all.push_back(fmt::format("{}:{}", Tile::of(tile).text(), end));
            }
        }
        for (const std::string_view name : {"Ann", "Ben", "Cat", "Dan"}) {
            for (const std::string& move : all) {
                const std::string line = fmt::format("{} {}", name, move);
                const bool legal = judged_alone(text + line + "\n").verdict <= Verdict::incomplete;
                const bool written_otherwise =
                    legal && line.find(':') == std::string::npos &&
                    std::ranges::any_of(listed, [&](const std::string& one) { return one.starts_with(line + ":"); });
                EXPECT_EQ(legal, listed.contains(line) || written_otherwise) << text << line;
            }
        }
    }
}

TEST(Dominoes, SaysWhatWasProbablyMeant) {
    const std::string text =
        "Game: dominoes\nPlayers: Ann, Ben\n\nAnn hand 66 65 43 42 20 10 00\nBen hand 64 63 54 53 21 30 11\n"
        "Ann 66\nBen 46:6\nAnn 56:4\nBen 53:5\n";
    Report report;
    judge(RecordText{text}, {.fixes = true}, no_side_files, report);
    ASSERT_EQ(report.findings.front().rule->id, "dominoes.end.no-match");
    ASSERT_FALSE(report.findings.front().fixes.empty());
    EXPECT_EQ(report.findings.front().fixes.front().text, "Ann 65:6");
}

TEST(Dominoes, TellsEachPoint) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const std::string text = played(2 + seed % 3, seed);
        Report report;
        judge(RecordText{text}, {}, no_side_files, report);
        Trace trace;
        find_game("dominoes")
            ->trace(read_record(RecordText{text}), {.positions = true, .moves = true}, no_side_files, report, trace);
        std::int32_t earned = 0;
        for (const Step& step : trace.steps) {
            EXPECT_TRUE(step.position) << step.text;
            for (const ScoreEvent& points : step.points) {
                EXPECT_EQ(points.why, "pips of the other hands");
                earned += points.points;
            }
        }
        EXPECT_EQ(earned, std::accumulate(report.scores.begin(), report.scores.begin() + report.score_count, 0));
    }
}

TEST(Dominoes, DrawsItsLineWithTwoEnds) {
    const std::string text =
        "Game: dominoes\nPlayers: Ann, Ben\n\nset line 56 66 64\nset Ann hand 51 ?\nset Ben hand -\n";
    const SceneOf picture = find_game("dominoes")->scene_of(read_record(RecordText{text}), no_side_files);
    const Scene& scene = picture.scene;
    const auto& line = scene.boards[0].shelves[0].groups[0].cells;
    ASSERT_EQ(line.size(), 3U);
    EXPECT_EQ(line[0].piece->letter, "56");
    EXPECT_EQ(line[2].piece->letter, "64");
    const auto& hand = scene.boards[1].shelves[0].groups[0].cells;
    ASSERT_EQ(hand.size(), 2U);
    EXPECT_EQ(hand[0].piece->letter, "51");
    EXPECT_EQ(hand[1].piece->letter, "?");
}

/// Hands of which nobody noted anything, played to the end: the ends are known, and the points as far as they can be.
TEST(Dominoes, FollowsHandsThatNobodyNoted) {
    std::string text = played(2, 1);
    const std::size_t body = text.find("\n\n") + 2;
    const std::size_t hands = text.find("\n", text.find("\n", body) + 1) + 1;
    text.replace(body, hands - body, "Ann hand ? ? ? ? ? ? ?\nBen hand ? ? ? ? ? ? ?\n");
    for (std::size_t at = text.find("draw "); at != std::string::npos; at = text.find("draw ", at + 1)) {
        text.replace(at + 5, 2, "?");
    }
    const Report report = judged_alone(text);
    EXPECT_EQ(report.verdict, Verdict::unverified);
    EXPECT_EQ(report.relaxed_from, no_offset);
    EXPECT_TRUE(report.finished);
    EXPECT_NE(report.winners, 0);
}

/// It is there to be read, and first of all.
TEST(Dominoes, IsSmall) {
    std::size_t files = 0;
    std::size_t lines = 0;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        files += entry.is_regular_file() ? 1U : 0U;
        std::istringstream text(entry.is_regular_file() ? slurp(entry.path()) : "");
        const bool code = entry.path().extension() == ".cpp" || entry.path().extension() == ".hpp";
        for (std::string line; code && std::getline(text, line);) {
            const std::size_t first = line.find_first_not_of(' ');
            lines += first != std::string::npos && line.compare(first, 2, "//") != 0 ? 1U : 0U;
        }
    }
    EXPECT_LE(files, 15U);
    EXPECT_LE(lines, 1800U);
}

}  // namespace
}  // namespace arbiter::test::dominoes_test
