// What unseen tiles can be, compared with giving each of them every tile.
#include "rules/grawlix/unseen.hpp"

#include "rules/random.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace arbiter::grawlix::unseen_test {
namespace {

/// For each unseen tile, the tiles that some choice of different ones gives it.
void try_all(const std::vector<TileSet>& could_be, std::vector<Tile>& chosen, std::vector<TileSet>& found) {
    if (chosen.size() == could_be.size()) {
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            found[i].add(chosen[i]);
        }
        return;
    }
    TileSet left = could_be[chosen.size()];
    for (const Tile taken : chosen) {
        left.remove(taken);
    }
    for (const Tile tile : left) {
        chosen.push_back(tile);
        try_all(could_be, chosen, found);
        chosen.pop_back();
    }
}

TileSet some_of(int tiles, Random& random) {
    TileSet some;
    for (int i = 0; i < tiles; ++i) {
        random.below(2) == 0 ? some.add(Tile::from_index(i)) : void();
    }
    return some;
}

TEST(Unseen, KeepsWhatLeavesATileForEveryOther) {
    Random random(5);
    int impossible = 0;
    for (int i = 0; i < 2000; ++i) {
        const std::size_t count = 1 + random.below(4);
        Unseen unseen;
        std::vector<TileSet> could_be;
        for (std::uint32_t n = 0; n < count; ++n) {
            unseen.add({static_cast<int>(n), TileSet::all(), {n}});  // one player each keeps them in this order
            could_be.push_back(some_of(5, random));
        }
        std::vector<TileSet> expected(count);
        std::vector<Tile> chosen;
        try_all(could_be, chosen, expected);
        const bool possible = unseen.narrow(could_be);
        ASSERT_EQ(possible, !expected[0].empty());
        impossible += possible ? 0 : 1;
        for (std::size_t n = 0; possible && n < count; ++n) {
            EXPECT_EQ(unseen[n].could_be, expected[n]);
        }
    }
    EXPECT_GT(impossible, 100);
}

TEST(Unseen, ATileShownIsNoOther) {
    Unseen unseen;
    const TileSet two = TileSet(Tile(0, 0)) | TileSet(Tile(0, 1));
    unseen.add({0, two, {1}});
    unseen.add({1, two, {2}});
    EXPECT_FALSE(unseen.all_known());
    ASSERT_TRUE(unseen.reveal(0, Tile(0, 1)));
    EXPECT_TRUE(unseen.all_known());
    EXPECT_EQ(unseen[0].could_be, TileSet(Tile(0, 0)));
    EXPECT_FALSE(unseen.exclude(Tile(0, 0)));
}

TEST(Unseen, ATileShownHasToFitAndToLeaveATileForEveryOther) {
    Unseen unseen;
    unseen.add({0, TileSet(Tile(0, 0)) | TileSet(Tile(0, 1)), {1}});
    unseen.add({1, TileSet(Tile(0, 0)), {2}});
    Unseen other = unseen;
    EXPECT_FALSE(unseen.reveal(0, Tile(0, 2))) << "it was none of the two";
    EXPECT_FALSE(other.reveal(0, Tile(0, 0))) << "that is the other one";
}

TEST(Unseen, ATileThatComesTakesItsPlaceAndItsTile) {
    Unseen unseen;
    unseen.add({1, TileSet(Tile(0, 0)) | TileSet(Tile(0, 1)), {1}});
    unseen.add({0, TileSet(Tile(0, 0)), {2}});
    EXPECT_EQ(unseen[0].player, 0);
    EXPECT_EQ(unseen[1].could_be, TileSet(Tile(0, 1))) << "the other one is the tile of player 0";
    EXPECT_TRUE(unseen.all_known());
}

}  // namespace
}  // namespace arbiter::grawlix::unseen_test
