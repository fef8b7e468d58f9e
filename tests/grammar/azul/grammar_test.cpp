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

TEST(AzulGrammar, SaysWhatIsMissingBehindABlank) {
    EXPECT_EQ(explained("tile Ann"), "expected line:column or line:floor, both 1 to 5, the line ends here");
}

}  // namespace
}  // namespace arbiter::azul::grammar_test
