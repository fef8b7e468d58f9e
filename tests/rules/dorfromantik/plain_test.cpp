// What the fast path through plain lines has to know of this game alone; tests/rules/plain_lines_test.cpp has the rest.
#include "rules/dorfromantik/game.hpp"
#include "tests/both_ways.hpp"

#include <string>

namespace arbiter::dorfromantik::plain_test {
namespace {

using namespace arbiter::test;

/// More than the game is for: every one of them plays, but P7 is the seventh, whoever is called so.
TEST(PlainLinesOfDorfromantik, TooManyPlayers) {
    const std::string text = random_game<Dorfromantik>({6, 7, ""});
    const std::string players =
        text.substr(text.find("Players"), text.find('\n', text.find("Players")) - text.find("Players"));
    for (const std::string_view more : {", Gus", ", Gus, P7", ", P8, P7", ", Gus, Hal,", ", Gus, Hal, Ida"}) {
        expect_same_both_ways<Dorfromantik>(renamed(text, players, players + std::string(more)));
    }
}

}  // namespace
}  // namespace arbiter::dorfromantik::plain_test
