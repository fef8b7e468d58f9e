// Sentences beside the moves that were possible: which of them are offered.
#include "grammar/lenient/similarity.hpp"

#include "grammar/azul/vocabulary.hpp"

#include <gtest/gtest.h>

#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::lenient::likeness_test {
namespace {

constexpr std::array<std::string_view, 4> keywords{"displays", "tile", "round", "stands"};

std::vector<std::string> offered(std::string_view line, std::initializer_list<std::string_view> moves) {
    Seats seats;
    seats.add("Ann", {}, true);
    seats.add("Ben", {}, true);
    const Vocabulary vocabulary = vocabulary_of(keywords, azul::vocabulary(), seats);
    Sentence sentence(line, vocabulary);
    for (const std::string_view move : moves) {
        sentence.compare(move);
    }
    return sentence.nearest();
}
using Lines = std::vector<std::string>;

TEST(Likeness, TranslatesWordsAndCountsNumbers) {
    EXPECT_EQ(offered("Ben black from the center, first line", {"Ben cK:1", "Ben cK:2", "Ben cB:1", "Ben 1K:1"}),
              Lines{"Ben cK:1"});
    EXPECT_EQ(offered("ben picks up reds from display 3 for row four", {"Ben 3R:2", "Ben 3R:4", "Ben 3R:floor"}),
              Lines{"Ben 3R:4"});
}

TEST(Likeness, PassesOverWordsBetweenThoseThatSaySomething) {
    EXPECT_EQ(
        offered("Ben takes 2 blue from display 1 and puts them into line 3", {"Ben 1B:3", "Ben 1K:3", "Ben 3B:1"}),
        (Lines{"Ben 1B:3", "Ben 3B:1"}));
}

TEST(Likeness, TakesALetterLargeOrSmallForWhatItStandsFor) {
    EXPECT_EQ(offered("Ben takes k from 3 to 2", {"Ben 3B:2", "Ben 3K:2"}), Lines{"Ben 3K:2"});
    EXPECT_EQ(offered("Ben takes K from 3 to 2", {"Ben 3B:2", "Ben 3K:2"}), Lines{"Ben 3K:2"});
}

TEST(Likeness, TakesAWordForTheKeywordThatIsNearest) {
    EXPECT_EQ(offered("Rond 1 Ann", {"round 1 Ann", "round 1 Ben"}), Lines{"round 1 Ann"});
}

TEST(Likeness, LetsOneNumberBeTooMany) {
    EXPECT_EQ(offered("Ben takes 2 blue from 1 to 3", {"Ben 1B:3"}), Lines{"Ben 1B:3"});
    EXPECT_EQ(offered("Ben takes 2 blue from 1 with 4 to 3", {"Ben 1B:3"}), Lines{});
}

TEST(Likeness, TakesAsManyWordsThatSayNothingAsSaySomething) {
    EXPECT_EQ(offered("Ben grabs nice blue from 1", {"Ben 1B:2"}), Lines{"Ben 1B:2"});
    EXPECT_EQ(offered("Ben grabs nice old blue from 1", {"Ben 1B:2"}), Lines{});
}

TEST(Likeness, OffersAllThatFitAlike) {
    EXPECT_EQ(offered("Ben takes 2 blue from 1 to line 2", {"Ben 1B:2", "Ben 2B:1", "Ben 1B:1", "Ben 1K:2"}),
              (Lines{"Ben 2B:1", "Ben 1B:2"}));
    EXPECT_EQ(offered("ben picks up two reds from display 3 for row four", {"Ben 3R:2", "Ben 3R:4", "Ben 3R:floor"}),
              (Lines{"Ben 3R:4", "Ben 3R:2"}));
}

TEST(Likeness, KnowsBeginningsOfRounds) {
    EXPECT_EQ(offered("Round 1 - Ann starts", {"round 1 Ann", "round 1 Ben", "round 2 Ann"}), Lines{"round 1 Ann"});
}

TEST(Likeness, OffersNothingThatSaysAnotherColor) {
    EXPECT_EQ(offered("Ben 1G:2", {"Ben 1B:2", "Ben 1K:2"}), Lines{});
    EXPECT_EQ(offered("Ben takes green from 1 to line 2", {"Ben 1B:2", "Ben 1K:2"}), Lines{});
}

TEST(Likeness, OffersNothingWhereTooMuchOrTooLittleIsSaid) {
    EXPECT_EQ(offered("Ben blue", {"Ben 1B:2"}), Lines{});
    EXPECT_EQ(offered("Ben was so glad about that blue tile on 1 that we all laughed for 2 minutes", {"Ben 1B:2"}),
              Lines{});
    EXPECT_EQ(offered("Ben blue 1", {"Ben 1B:2", "Ben 1B:3", "Ben 1B:4", "Ben 1B:5"}), Lines{});
}

}  // namespace
}  // namespace arbiter::lenient::likeness_test
