// Room for bytes grows, and keeps what was put there.
#include "grammar/archive/room.hpp"

#include <gtest/gtest.h>

#include <string_view>

namespace arbiter::archive_test {
namespace {

TEST(Room, KeepsWhatIsThereWhenItGrows) {
    Room room(4);
    std::memcpy(room.data(), "Game", 4);
    room.grow(1 << 20U);
    EXPECT_EQ(room.size(), std::size_t{1} << 20U);
    EXPECT_EQ(std::string_view(room.data(), 4), "Game");
}

TEST(Room, NeverShrinks) {
    Room room;
    EXPECT_EQ(room.size(), 0U);
    room.grow(64);
    room.grow(8);
    EXPECT_EQ(room.size(), 64U);
}

}  // namespace
}  // namespace arbiter::archive_test
