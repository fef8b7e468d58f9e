// Azul's grammar always makes progress, no rule of it is without a record that uses it, and it says what was expected.
#include "grammar/azul/grammar.hpp"

#include "grammar/azul/parse.hpp"
#include "tests/grammar/exercised.hpp"

#include <gtest/gtest.h>
#include <tao/pegtl/contrib/analyze.hpp>

#include <array>
#include <string>
#include <string_view>

namespace arbiter::azul::grammar_test {
namespace {

TEST(AzulGrammar, AlwaysMakesProgress) {
    EXPECT_EQ(tao::pegtl::analyze<grammar::line>(-1), 0U);
}

TEST(AzulGrammar, EveryRuleIsExercised) {
    test::expect_exercised<grammar::line, Written>("azul", "arbiter::azul::grammar::");
}

std::string explained(std::string_view line) {
    Seats seats;
    seats.add("Ann", {}, true);
    constexpr std::array<std::string_view, 1> keywords{"tile"};
    return explain_line({line.data(), line.data(), line.data() + line.size(), &seats}, {keywords, {}}).message;
}

TEST(AzulGrammar, SaysOfNumbersThatTheyAreTooHigh) {
    EXPECT_EQ(explained("Ann 10B:3"), "expected a display 1 to 9 or c for the center, found \"10B:3\"");
    EXPECT_EQ(explained("Ann 1B:10"), "expected a pattern line 1 to 5 or floor, found \"10\"");
}

TEST(AzulGrammar, SaysThatTilesAreCountedThatFall) {
    EXPECT_EQ(explained("Ann 1B:3 drop"), "expected how many tiles fall, the line ends here");
    EXPECT_EQ(explained("Ann 1B:3 drop 100"), "expected how many tiles fall, found \"100\"");
    EXPECT_EQ(explained("Ann 1B:3 drop -1"), "expected how many tiles fall, found \"-1\"");
    EXPECT_EQ(explained("Ann 1B:floor drop 1"), "expected the end of the line, found \"drop\"");
}

/// A line says nothing of what the one before it has said.
TEST(AzulGrammar, KeepsNoNumberForTheNextLine) {
    Seats seats;
    seats.add("Ann", {}, true);
    const std::string_view text = "Ann 1B:3 drop 2\nAnn 1B:3 ; none\nAnn 1B:?  drop ?\nAnn 1B:3\n";
    LineCursor cursor{text.data(), text.data(), text.data() + text.size(), &seats};
    Written written{};
    for (const int dropped : {2, int{drop_unsaid}, int{drop_unknown}, int{drop_unsaid}}) {
        ASSERT_TRUE(read_line(cursor, written));
        EXPECT_EQ(written.pick.dropped, dropped);
    }
}

TEST(AzulGrammar, SaysWhatIsMissingBehindABlank) {
    EXPECT_EQ(explained("tile Ann"), "expected line:column or line:floor, both 1 to 5, the line ends here");
}

}  // namespace
}  // namespace arbiter::azul::grammar_test
