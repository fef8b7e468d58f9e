// The quick way through plain lines says what the grammar's way says, of every record.
#include "rules/framework/game.hpp"
#include "tests/both_ways.hpp"
#include "tests/effort.hpp"

#include <algorithm>
#include <string>

namespace arbiter::framework::plain_test {
namespace {

using namespace arbiter::test;

std::string some_game(Random& random) {
    const auto house = random.below(8);
    return random_game<Framework>({1 + random.below(4), random.below(100'000),
                                   house == 0   ? "House: tokens=claimed\n"
                                   : house == 1 ? "House: dual-frame=1\n"
                                   : house == 2 ? "Tokens: 18\n"
                                   : house == 3 ? "Tiles: made-up\n"
                                                : ""});
}

TEST(PlainLines, ConformanceRecords) {
    EXPECT_GT(expect_same_below<Framework>("tests/conformance/framework"), 50U);
}

TEST(PlainLines, CasesAndExamples) {
    EXPECT_GT(expect_same_below<Framework>("tests/cases/framework"), 100U);
    EXPECT_GT(expect_same_below<Framework>("examples/framework"), 1U);
}

TEST(PlainLines, RandomGames) {
    Random random(11);
    for (unsigned i = 0; i < games(300); ++i) {
        expect_same_both_ways<Framework>(some_game(random));
    }
}

TEST(PlainLines, MutatedLines) {
    Random random(12);
    expect_same_of_mutated<Framework>(games(1500), "0123456789YRBGS+|,>/-?: \n;!{=}AnnBenoffer\t\r", random,
                                      [&] { return some_game(random); });
}

TEST(PlainLines, RecordsThatBreakOff) {
    expect_same_of_beginnings<Framework>(random_game<Framework>({3, 5, ""}));
}

TEST(PlainLines, Names) {
    expect_same_of_names<Framework>(random_game<Framework>({3, 7, ""}));
}

/// Of a player without a total nothing is said, whatever an earlier line said of that player.
TEST(PlainLines, FewerTotalsThanPlayers) {
    const std::string text = random_game<Framework>({4, 7, ""});
    for (std::size_t at = text.find("scores"); at != std::string::npos; at = text.find("scores", at + 1)) {
        const std::size_t last = text.rfind(' ', text.find('\n', at));
        expect_same_both_ways<Framework>(text.substr(0, last) + text.substr(text.find('\n', at)));
    }
}

/// What the others compare would be alike, too, if nothing were played quickly.
TEST(PlainLines, ArePlayed) {
    const std::string text = random_game<Framework>({3, 7, ""});
    const auto body = text.begin() + static_cast<std::ptrdiff_t>(text.find("\n\n") + 2);
    EXPECT_GE(played_quickly<Framework>(text) + 3, std::count(body, text.end(), '\n'));
}

}  // namespace
}  // namespace arbiter::framework::plain_test
