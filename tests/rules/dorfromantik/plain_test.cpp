// The quick way through plain lines says what the grammar's way says, of every record.
#include "rules/dorfromantik/game.hpp"
#include "tests/both_ways.hpp"
#include "tests/effort.hpp"

#include <algorithm>
#include <string>

namespace arbiter::dorfromantik::plain_test {
namespace {

using namespace arbiter::test;

std::string some_game(Random& random) {
    const auto header = random.below(6);
    return random_game<Dorfromantik>({1 + random.below(6), random.below(100'000),
                                      header == 0   ? "House: tiles=any\n"
                                      : header == 1 ? "Hexes: flat\n"
                                                    : ""});
}

TEST(PlainLines, ConformanceRecords) {
    EXPECT_GT(expect_same_below<Dorfromantik>("tests/conformance/dorfromantik"), 50U);
}

TEST(PlainLines, CasesAndExamples) {
    EXPECT_GT(expect_same_below<Dorfromantik>("tests/cases/dorfromantik"), 100U);
    EXPECT_GT(expect_same_below<Dorfromantik>("examples/dorfromantik"), 1U);
}

TEST(PlainLines, RandomGames) {
    Random random(11);
    for (unsigned i = 0; i < games(500); ++i) {
        expect_same_both_ways<Dorfromantik>(some_game(random));
    }
}

TEST(PlainLines, MutatedLines) {
    Random random(12);
    expect_same_of_mutated<Dorfromantik>(games(1500), "0123456789FGVTS._^~@,?: \n;!{=}+AnnBentaskland\t\r", random,
                                         [&] { return some_game(random); });
}

TEST(PlainLines, RecordsThatBreakOff) {
    expect_same_of_beginnings<Dorfromantik>(random_game<Dorfromantik>({3, 5, ""}));
}

TEST(PlainLines, Names) {
    expect_same_of_names<Dorfromantik>(random_game<Dorfromantik>({3, 7, ""}));
}

/// More than the game is for: every one of them plays, but P7 is the seventh, whoever is called so.
TEST(PlainLines, TooManyPlayers) {
    const std::string text = random_game<Dorfromantik>({6, 7, ""});
    const std::string players =
        text.substr(text.find("Players"), text.find('\n', text.find("Players")) - text.find("Players"));
    for (const std::string_view more : {", Gus", ", Gus, P7", ", P8, P7", ", Gus, Hal,", ", Gus, Hal, Ida"}) {
        expect_same_both_ways<Dorfromantik>(renamed(text, players, players + std::string(more)));
    }
}

/// What the others compare would be alike, too, if nothing were played quickly.
TEST(PlainLines, ArePlayed) {
    const std::string text = random_game<Dorfromantik>({3, 7, ""});
    const auto body = text.begin() + static_cast<std::ptrdiff_t>(text.find("\n\n") + 2);
    EXPECT_GE(played_quickly<Dorfromantik>(text) + 3, std::count(body, text.end(), '\n'));
}

}  // namespace
}  // namespace arbiter::dorfromantik::plain_test
