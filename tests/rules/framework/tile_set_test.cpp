// Sets of the tiles of a display, of which a long game has more than a word has bits.
#include "rules/framework/tile_set.hpp"

#include <gtest/gtest.h>

#include <cstddef>

namespace arbiter::framework::tile_set_test {
namespace {

TEST(TileSet, HoldsLateTilesAsItHoldsEarlyOnes) {
    for (const std::size_t tile : {std::size_t{0}, std::size_t{63}, std::size_t{64}, tiles_in_bag - 1}) {
        TileSet set;
        set.add(tile);
        EXPECT_TRUE(set.has(tile)) << tile;
        EXPECT_EQ(set, TileSet::of(tile)) << tile;
        EXPECT_EQ(set.count(), 1) << tile;
        TileSet other;
        other.add_if(tile, false);
        EXPECT_TRUE(other.empty()) << tile;
        other.add_if(tile, true);
        EXPECT_EQ(other, set) << tile;
        set.remove(tile);
        EXPECT_TRUE(set.empty()) << tile;
    }
}

}  // namespace
}  // namespace arbiter::framework::tile_set_test
