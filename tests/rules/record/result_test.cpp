// The announced result against the result by the rules.
#include "rules/registry/judge.hpp"
#include "rules/registry/registry.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace arbiter::result_test {
namespace {

const FileReader no_files = [](std::string_view) { return std::nullopt; };

/// A finished game of two, won by the first of them.
struct Played {
    std::string text;
    Report report;
};

Played played() {
    for (std::uint64_t seed = 1;; ++seed) {
        Played game;
        find_game("azul")->play({2, seed, ""}, no_files, game.text);
        judge(RecordText{game.text}, {}, no_files, game.report);
        if (game.report.winners == 1) {
            return game;
        }
    }
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size())) {
        text.replace(at, what.size(), by);
    }
    return text;
}

/// What is said of the game when this is announced; `#` and `%` stand for the two scores.
std::string said_of(const Played& game, std::string result) {
    result = replaced(replaced(std::move(result), "#", std::to_string(game.report.scores[0])), "%",
                      std::to_string(game.report.scores[1]));
    const std::string text = replaced(game.text, "Players: Ann, Ben\n", "Players: Ann, Ben\nResult: " + result + "\n");
    Report report;
    judge(RecordText{text}, {}, no_files, report);
    return report.findings.empty() ? "" : report.findings.front().message;
}

TEST(Result, NamesEverySeatWithItsScoreOrTheWinnersAlone) {
    const Played game = played();
    for (const char* const right : {"Ann #, Ben %", "Ben %, Ann #", "Ann"}) {
        EXPECT_EQ(said_of(game, right), "") << right;
    }
    EXPECT_EQ(said_of(game, "Ann #"), replaced(replaced("the result names 1 of 2 players with a score; by the rules it "
                                                        "is Ann #, Ben %",
                                                        "#", std::to_string(game.report.scores[0])),
                                               "%", std::to_string(game.report.scores[1])));
    EXPECT_EQ(said_of(game, "Ben"), "the winner announced is Ben, by the rules it is Ann");
}

TEST(Result, NamesNobodyTwice) {
    const Played game = played();
    EXPECT_EQ(said_of(game, "Ann #, Ann #"), "Ann is named twice");
    EXPECT_EQ(said_of(game, "Ann, Ann"), "Ann is named twice");
}

TEST(Result, TellsOfTheFirstFaultInTheOrderWritten) {
    const Played game = played();
    const std::string first = "Ann is said to have 1, by the rules it is " + std::to_string(game.report.scores[0]);
    EXPECT_EQ(said_of(game, "Ann 1, Ben 1"), first);
    EXPECT_EQ(said_of(game, "Ben 1, Ann 1").substr(0, 6), "Ben is");
}

/// What a result says of somebody who does not play, or in words that nobody knows, is not compared.
TEST(Result, ThatCannotBeReadClaimsNothing) {
    const Played game = played();
    for (const char* const odd : {"Ann 1, Zoe 1", "Zoe", "abandoned", "Ann #, Ben %, Cat 3", "Ann #.0, Ben %", "7"}) {
        const std::string said = said_of(game, odd);
        EXPECT_TRUE(said.starts_with("the result cannot be read, so it is not compared: \"")) << odd << ": " << said;
    }
    EXPECT_EQ(said_of(game, "?"), "");
    EXPECT_EQ(said_of(game, "*"), "read as the result that was meant");
}

/// A phone's apostrophe belongs to the name, in the result as among the players.
TEST(Result, ComparesNamesByteForByte) {
    const Played game = played();
    std::string text = replaced(replaced(game.text, "Ann ", "P1 "), " Ann\n", " P1\n");
    text =
        replaced(text, "Players: Ann, Ben\n",
                 "Players: D\xE2\x80\x99"
                 "Arcy, Ben\nResult: D\xE2\x80\x99"
                 "Arcy " +
                     std::to_string(game.report.scores[0]) + ", Ben " + std::to_string(game.report.scores[1]) + "\n");
    Report report;
    judge(RecordText{text}, {}, no_files, report);
    EXPECT_EQ(report.verdict, Verdict::valid) << (report.findings.empty() ? "" : report.findings.front().message);
}

}  // namespace
}  // namespace arbiter::result_test
