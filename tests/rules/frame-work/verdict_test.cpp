// Whole records of random games: hiding cards never makes one illegal, a false card never makes one valid.
#include "tests/effort.hpp"
#include "tests/judging.hpp"
#include "tests/rules/frame-work/words.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace arbiter::test::verdict_test {
namespace {

std::string random_game(std::uint64_t seed, std::size_t players, const std::string& deck) {
    std::string text;
    const GameEntry* const game = find_game("frame-work");
    EXPECT_TRUE(game->play({players, seed, "Deck: " + deck + "\n"}, cli::reader_beside("-"), text));
    return text;
}

Verdict verdict_of(const std::string& text) {
    Verdict verdict = Verdict::unreadable;
    judge_text(text, "-", [&](const RecordText&, const Report& report) { verdict = report.verdict; });
    return verdict;
}

/// The words of a line that a record may leave out: cards dealt, drawn, planted and looked at.
std::vector<std::size_t> hideable(const Words& line) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const bool dealt = line[0] == "deal";
        const bool looked_at = i == 1 && line[0] == "look";
        if (dealt || looked_at || line[i] == "draw" || line[i] == "plant") {
            places.push_back(i + 1);
        }
    }
    return places;
}

TEST(Verdict, HidingCardsNeverMakesARecordIllegal) {
    Random random(7);
    for (std::uint64_t seed = 1; seed <= test::games(30, 6); ++seed) {
        std::vector<Words> lines = words_of(random_game(seed, 2 + seed % 3, seed % 2 == 0 ? "docks" : "gala"));
        ASSERT_EQ(verdict_of(text_of(lines)), Verdict::valid) << seed;
        const std::uint32_t percent = 10 + random.below(91);
        for (Words& line : lines) {
            for (const std::size_t place : line.empty() ? std::vector<std::size_t>{} : hideable(line)) {
                if (random.below(100) < percent) {
                    line[place] = "?";
                }
            }
        }
        const Verdict verdict = verdict_of(text_of(lines));
        EXPECT_TRUE(verdict == Verdict::unverified || verdict == Verdict::valid) << seed << "\n" << text_of(lines);
    }
}

/// Where a line says what a file turns out to be, which is known before; 0: nowhere.
std::size_t told_card(const Words& line) {
    const bool effect = line.size() == 3 && (line[0] == "reveal" || line[0] == "look");
    const bool turn = line.size() == 4 && line[1] == "reveal";
    return effect ? 2 : turn ? 3 : 0;
}

TEST(Verdict, AFalseCardIsNeverValid) {
    Random random(11);
    std::size_t changed = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const std::vector<Words> lines = words_of(random_game(seed, 2 + seed % 3, "docks"));
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const std::size_t place = told_card(lines[i]);
            if (place == 0 || random.below(4) != 0) {
                continue;
            }
            std::vector<Words> falsified = lines;
            falsified[i][place] = lines[i][place] == "A5" ? "E1" : "A5";
            EXPECT_EQ(verdict_of(text_of(falsified)), Verdict::violation) << text_of(falsified);
            ++changed;
        }
    }
    EXPECT_GT(changed, 50U);
}

TEST(Verdict, FalseCardsAmongHiddenOnesAreNeverValid) {
    Random random(13);
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        std::vector<Words> lines = words_of(random_game(seed, 2 + seed % 3, "docks"));
        for (Words& line : lines) {
            for (const std::size_t place : line.empty() ? std::vector<std::size_t>{} : hideable(line)) {
                const std::uint32_t die = random.below(100);
                line[place] = die < 40 ? "?" : die < 42 ? "E1" : line[place];
            }
        }
        EXPECT_NE(verdict_of(text_of(lines)), Verdict::valid) << seed;
    }
}

}  // namespace
}  // namespace arbiter::test::verdict_test
