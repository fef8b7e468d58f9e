// The rules and rulings as the program lists them.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

namespace arbiter::test::books_test {
namespace {

/// The rulings that are called "printed" or "variant", with a blank behind each.
std::string labelled(const std::string& game, const std::string& label) {
    std::string found;
    std::istringstream rulings(arbiter("rulings " + game).out);
    for (std::string line; std::getline(rulings, line);) {
        const std::string id = line.substr(0, line.find(' '));
        if (line.starts_with(id + " (" + label + ")")) {
            found += id + ' ';
        }
    }
    return found;
}

TEST(Books, EveryLabelOfARulingIsThere) {
    EXPECT_EQ(labelled("azul", "printed"), "wall whole-pick floor refill zero wall-order ties ");
    EXPECT_EQ(labelled("azul", "variant"), "gray-wall ");
    EXPECT_EQ(labelled("grawlix", "printed"), "lines stuck redraft ");
    EXPECT_EQ(labelled("framework", "printed"),
              "storage handicap counting one-colour-combined either arrow last-token leftover ");
    EXPECT_EQ(labelled("dorfromantik", "printed"), "track-stream exact reveal end longest-track ");
    EXPECT_EQ(labelled("dorfromantik-campaign", "printed"), "walk-back blank-rows ");
    EXPECT_EQ(labelled("frame-work", "printed"), "hand draw-excludes alibi-hand ");
    for (const char* const game : {"grawlix", "framework", "dorfromantik", "dorfromantik-campaign", "frame-work"}) {
        EXPECT_EQ(labelled(game, "variant"), "") << game;
    }
}

TEST(Books, RulingsAreLabelledPrintedWhenTheRulebookSaysThem) {
    const std::string framework = arbiter("rulings framework").out;
    EXPECT_TRUE(contains(framework, "\ncounting (printed)\n")) << framework;
    const std::string azul = arbiter("rulings azul").out;
    EXPECT_TRUE(contains(azul, "\ngray-wall (variant)\n")) << azul;
    EXPECT_TRUE(contains(framework, "\nthrough\n")) << framework;
    const std::string frame_work = arbiter("rulings frame-work").out;
    EXPECT_TRUE(contains(frame_work, "\nhand (printed)\n")) << frame_work;
    EXPECT_TRUE(contains(frame_work, "\nwin\n")) << frame_work;
    EXPECT_TRUE(contains(frame_work, "\nteams\n")) << frame_work;
}

}  // namespace
}  // namespace arbiter::test::books_test
