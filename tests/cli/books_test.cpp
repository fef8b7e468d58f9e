// The rules and rulings as the program lists them.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

namespace arbiter::test::books_test {
namespace {

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
