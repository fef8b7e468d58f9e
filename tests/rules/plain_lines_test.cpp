// The fast path of a game through plain lines says what its grammar's way says, of every record.
#include "rules/azul/game.hpp"
#include "rules/dorfromantik/game.hpp"
#include "rules/framework/game.hpp"
#include "tests/both_ways.hpp"
#include "tests/effort.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace arbiter::test::plain_lines_test {
namespace {

/// What is tried of a game that has a fast path: headers of random games, and the bytes that get into its lines.
template <Game G>
struct Tried;

template <>
struct Tried<azul::Azul> {
    static constexpr std::size_t conformance_records = 100;
    static constexpr unsigned random_games = 300;
    static constexpr std::string_view bytes = "0123456789cfBYRKW?: \n;!AnnBenfloordroptile\t\r";
    static std::ptrdiff_t least_played(std::ptrdiff_t) { return 11; }
    static std::string game(Random& random) {
        static constexpr std::array<std::string_view, 5> houses{
            "", "", "House: wall=gray\n", "House: dropping=allowed\n", "House: wall=gray, dropping=allowed\n"};
        return random_game<azul::Azul>(
            {2 + random.below(3), random.below(100'000), std::string(houses[random.below(houses.size())])});
    }
};

template <>
struct Tried<framework::Framework> {
    static constexpr std::size_t conformance_records = 50;
    static constexpr unsigned random_games = 300;
    static constexpr std::string_view bytes = "0123456789YRBGS+|,>/-?: \n;!{=}AnnBenoffer\t\r";
    static std::ptrdiff_t least_played(std::ptrdiff_t lines) { return lines - 3; }
    static std::string game(Random& random) {
        const auto house = random.below(8);
        return random_game<framework::Framework>({1 + random.below(4), random.below(100'000),
                                                  house == 0   ? "House: tokens=claimed\n"
                                                  : house == 1 ? "House: dual-frame=1\n"
                                                  : house == 2 ? "Tokens: 18\n"
                                                  : house == 3 ? "Tiles: made-up\n"
                                                               : ""});
    }
};

template <>
struct Tried<dorfromantik::Dorfromantik> {
    static constexpr std::size_t conformance_records = 50;
    static constexpr unsigned random_games = 500;
    static constexpr std::string_view bytes = "0123456789FGVTS._^~@,?: \n;!{=}+AnnBentaskland\t\r";
    static std::ptrdiff_t least_played(std::ptrdiff_t lines) { return lines - 3; }
    static std::string game(Random& random) {
        const auto header = random.below(6);
        return random_game<dorfromantik::Dorfromantik>({1 + random.below(6), random.below(100'000),
                                                        header == 0   ? "House: tiles=any\n"
                                                        : header == 1 ? "Hexes: flat\n"
                                                                      : ""});
    }
};

template <typename G>
class PlainLines : public testing::Test {};

struct NameOfGame {
    template <typename G>
    static std::string GetName(int) {
        return std::string(G::about().id);
    }
};

using Quick = testing::Types<azul::Azul, framework::Framework, dorfromantik::Dorfromantik>;
TYPED_TEST_SUITE(PlainLines, Quick, NameOfGame);

template <Game G>
std::string below(const std::string& folder) {
    return folder + "/" + std::string(G::about().id);
}

TYPED_TEST(PlainLines, ConformanceRecords) {
    EXPECT_GT(expect_same_below<TypeParam>(below<TypeParam>("tests/conformance")),
              Tried<TypeParam>::conformance_records);
}

TYPED_TEST(PlainLines, CasesAndExamples) {
    EXPECT_GT(expect_same_below<TypeParam>(below<TypeParam>("tests/cases")), 100U);
    EXPECT_GT(expect_same_below<TypeParam>(below<TypeParam>("examples")), 1U);
}

TYPED_TEST(PlainLines, RandomGames) {
    Random random(11);
    for (unsigned i = 0; i < games(Tried<TypeParam>::random_games); ++i) {
        expect_same_both_ways<TypeParam>(Tried<TypeParam>::game(random));
    }
}

TYPED_TEST(PlainLines, MutatedLines) {
    Random random(12);
    expect_same_of_mutated<TypeParam>(games(1500), Tried<TypeParam>::bytes, random,
                                      [&] { return Tried<TypeParam>::game(random); });
}

TYPED_TEST(PlainLines, RecordsThatBreakOff) {
    Random random(13);
    expect_same_of_beginnings<TypeParam>(random_game<TypeParam>({3, 5, ""}));
    expect_same_of_beginnings<TypeParam>(Tried<TypeParam>::game(random));
}

TYPED_TEST(PlainLines, Names) {
    expect_same_of_names<TypeParam>(random_game<TypeParam>({3, 7, ""}));
}

/// What the others compare would be alike, too, if nothing were played quickly.
TYPED_TEST(PlainLines, ArePlayed) {
    const std::string text = random_game<TypeParam>({3, 7, ""});
    const auto body = text.begin() + static_cast<std::ptrdiff_t>(text.find("\n\n") + 2);
    EXPECT_GE(played_quickly<TypeParam>(text), Tried<TypeParam>::least_played(std::count(body, text.end(), '\n')));
}

}  // namespace
}  // namespace arbiter::test::plain_lines_test
