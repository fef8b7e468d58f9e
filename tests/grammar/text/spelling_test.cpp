// The nearest known word is found, and nothing is guessed that is far off.
#include "grammar/text/spelling.hpp"

#include <gtest/gtest.h>

#include <array>

namespace arbiter::spelling_test {
namespace {

constexpr std::array<std::string_view, 4> words{"Players", "Result", "displays", "Ann"};

TEST(Spelling, FindsTheNearestWord) {
    EXPECT_EQ(nearest_word("Plyers", words), "Players");
    EXPECT_EQ(nearest_word("players", words), "Players");
    EXPECT_EQ(nearest_word("Reuslt", words), "Result");
    EXPECT_EQ(nearest_word("dispalys", words), "displays");
    EXPECT_EQ(nearest_word("An", words), "Ann");
    EXPECT_EQ(nearest_word("nAn", words), "Ann");
}

TEST(Spelling, DoesNotGuessWildly) {
    EXPECT_EQ(nearest_word("Xylophone", words), "");
    EXPECT_EQ(nearest_word("", words), "");
    EXPECT_EQ(nearest_word(std::string_view("Playersplayersplayersplayersplayersplayers"), words), "");
}

}  // namespace
}  // namespace arbiter::spelling_test
