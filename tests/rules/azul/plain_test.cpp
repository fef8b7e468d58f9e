// What the fast path through plain lines has to know of this game alone; tests/rules/plain_lines_test.cpp has the rest.
#include "tests/both_ways.hpp"
#include "tests/rules/azul/playing.hpp"

#include <string>
#include <string_view>

namespace arbiter::azul::plain_test {
namespace {

using namespace arbiter::test;

TEST(PlainLinesOfAzul, NamesOfEveryLengthAreTheSamePlayers) {
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

}  // namespace
}  // namespace arbiter::azul::plain_test
