// The quick way through plain lines says what the grammar's way says, of every record.
#include "tests/both_ways.hpp"
#include "tests/effort.hpp"
#include "tests/rules/azul/playing.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace arbiter::azul::plain_test {
namespace {

using namespace arbiter::test;

std::string some_game(Random& random) {
    static constexpr std::array<std::string_view, 5> houses{"", "", "House: wall=gray\n", "House: dropping=allowed\n",
                                                            "House: wall=gray, dropping=allowed\n"};
    return arbiter::test::random_game<Azul>(
        {2 + random.below(3), random.below(100'000), std::string(houses[random.below(houses.size())])});
}

TEST(PlainLines, ConformanceRecords) {
    EXPECT_GT(expect_same_below<Azul>("tests/conformance/azul"), 100U);
}

TEST(PlainLines, CasesAndExamples) {
    EXPECT_GT(expect_same_below<Azul>("tests/cases/azul"), 100U);
    EXPECT_GT(expect_same_below<Azul>("examples/azul"), 1U);
}

TEST(PlainLines, RandomGames) {
    Random random(11);
    for (unsigned i = 0; i < games(300); ++i) {
        expect_same_both_ways<Azul>(some_game(random));
    }
}

TEST(PlainLines, MutatedLines) {
    Random random(12);
    expect_same_of_mutated<Azul>(games(1500), "0123456789cfBYRKW?: \n;!AnnBenfloordroptile\t\r", random,
                                 [&] { return some_game(random); });
}

TEST(PlainLines, RecordsThatBreakOff) {
    Random random(13);
    expect_same_of_beginnings<Azul>(some_game(random));
}

TEST(PlainLines, Names) {
    expect_same_of_names<Azul>(arbiter::test::random_game<Azul>({3, 7, ""}));
}

TEST(PlainLines, NamesOfEveryLengthAreTheSamePlayers) {
    const std::string text = arbiter::test::random_game<Azul>({2, 5, ""});
    const Report expected = judged(text);
    ASSERT_EQ(expected.verdict, Verdict::valid);
    for (std::size_t length = 1; length <= 20; ++length) {
        const std::string name(length, 'x');
        const Report report = judged(renamed(renamed(text, "Ann", name), "Ben", name + "y"));
        EXPECT_EQ(report.verdict, Verdict::valid) << length;
        EXPECT_EQ(report.events, expected.events) << length;
        EXPECT_EQ(report.scores, expected.scores) << length;
    }
}

/// What the others compare would be alike, too, if nothing were played quickly.
TEST(PlainLines, ArePlayed) {
    EXPECT_GT(played_quickly<Azul>(arbiter::test::random_game<Azul>({3, 7, ""})), 10U);
}

}  // namespace
}  // namespace arbiter::azul::plain_test
