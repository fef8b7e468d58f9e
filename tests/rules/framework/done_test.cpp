// What counted for a task when it was covered.
#include "rules/framework/done.hpp"

#include <gtest/gtest.h>

#include <initializer_list>

namespace arbiter::framework::done_test {
namespace {

TileSet set_of(std::initializer_list<std::size_t> tiles) {
    TileSet set;
    for (const std::size_t tile : tiles) {
        set.add(tile);
    }
    return set;
}

const Task either{.kind = Task::Kind::either, .number = 2, .first = Color::brown, .second = Color::yellow};

Done counted(TileSet first, TileSet second) {
    Done done;
    done.first = first;
    done.second = second;
    return done;
}

TEST(Done, OfTwoColorsTheOneWithMoreFramesCounts) {
    const Done done = counted(set_of({1, 4}), set_of({2, 4, 7}));
    EXPECT_EQ(done.frames(either, DualFrame::once), 3);
    EXPECT_EQ(done.tiles(either), done.second);
}

TEST(Done, OfTwoColorsAlikeTheFirstCounts) {
    const Done done = counted(set_of({1, 4}), set_of({2, 7}));
    EXPECT_EQ(done.frames(either, DualFrame::once), 2);
    EXPECT_EQ(done.tiles(either), done.first);
}

}  // namespace
}  // namespace arbiter::framework::done_test
