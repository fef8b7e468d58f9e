// What the fast path through plain lines has to know of this game alone; tests/rules/plain_lines_test.cpp has the rest.
#include "rules/framework/game.hpp"
#include "tests/both_ways.hpp"

#include <string>

namespace arbiter::framework::plain_test {
namespace {

using namespace arbiter::test;

/// Of a player without a total nothing is said, whatever an earlier line said of that player.
TEST(PlainLinesOfFramework, FewerTotalsThanPlayers) {
    const std::string text = random_game<Framework>({4, 7, ""});
    for (std::size_t at = text.find("scores"); at != std::string::npos; at = text.find("scores", at + 1)) {
        const std::size_t last = text.rfind(' ', text.find('\n', at));
        expect_same_both_ways<Framework>(text.substr(0, last) + text.substr(text.find('\n', at)));
    }
}

}  // namespace
}  // namespace arbiter::framework::plain_test
