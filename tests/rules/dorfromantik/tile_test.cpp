// Tiles and how they turn, and the box they come from.
#include "grammar/dorfromantik/tile.hpp"

#include "grammar/dorfromantik/printed.hpp"
#include "rules/dorfromantik/box.hpp"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>

namespace arbiter::dorfromantik::tile_test {
namespace {

TEST(Tile, TurnsClockwise) {
    const Tile tile = *tile_from("FGVTS.");
    EXPECT_EQ(to_text(tile.turned(1)), ".FGVTS");
    EXPECT_EQ(to_text(tile.turned(5)), "GVTS.F");
    EXPECT_EQ(tile.turned(0), tile);
    EXPECT_EQ(tile.turned(2).turned(4), tile);
}

TEST(Tile, KnowsItsEdges) {
    const Tile tile = *tile_from("FGVTS.^V");
    EXPECT_EQ(tile.edge(Direction::ne), Terrain::forest);
    EXPECT_EQ(tile.edge(Direction::nw), Terrain::meadow);
    EXPECT_EQ(tile.flag(), Terrain::village);
    EXPECT_EQ(tile.rank(Terrain::track), 3U);
    EXPECT_FALSE(tile_from("......")->shows(Terrain::forest));
}

TEST(Tile, ReadsBackWhatItWrites) {
    for (const char* const text : {"GG.TT.", "FFF.G.^G", "......", "?", "SSSSSS"}) {
        EXPECT_EQ(to_text(*tile_from(text)), text);
    }
    for (const char* const text : {"", "GG.TT", "GG.TT.^", "GG.TT.^T", "gg.tt.", "GG.TT.G", "??????"}) {
        EXPECT_FALSE(tile_from(text)) << text;
    }
}

TEST(Tile, IsMirroredByReadingItBackwards) {
    EXPECT_EQ(to_text(tile_from("FGVTS.")->mirrored()), ".STVGF");
}

TEST(Tile, LooksDifferentInAsManyTurnsAsItHas) {
    EXPECT_EQ(distinct_turns(*tile_from("FFFFFF")), 1U);
    EXPECT_EQ(distinct_turns(*tile_from("F.F.F.")), 2U);
    EXPECT_EQ(distinct_turns(*tile_from("G..G..")), 3U);
    EXPECT_EQ(distinct_turns(*tile_from("GG....")), 6U);
}

TEST(Box, HoldsTheTilesOfTheBaseGame) {
    std::array<unsigned, 2> piles{};
    std::array<unsigned, terrains> tasks{};
    std::set<std::string> flags;
    for (const PrintedTile& tile : Box::base()->tiles()) {
        ++piles[static_cast<std::size_t>(tile.pile)];
        if (tile.pile == Pile::task) {
            ++tasks[index(tile.task)];
            EXPECT_TRUE(tile.tile.shows(tile.task)) << to_text(tile.tile);
        }
        if (tile.tile.flag()) {
            flags.insert(to_text(tile.tile));
        }
    }
    EXPECT_EQ(piles, (std::array<unsigned, 2>{25, 48}));
    EXPECT_EQ(tasks, (std::array<unsigned, terrains>{5, 5, 5, 5, 5}));
    EXPECT_EQ(flags, (std::set<std::string>{"FFF.G.^G", "GGG.V.^V", "VVV.F.^F"}));
}

TEST(Box, FindsEveryTileInEveryTurnAndNoOther) {
    for (std::uint8_t place = 0; place < printed_tiles; ++place) {
        for (unsigned turn = 0; turn < 6; ++turn) {
            EXPECT_EQ(printed(Box::base()->tiles()[place].tile.turned(turn)), place);
        }
    }
    EXPECT_FALSE(printed(*tile_from("FGVTS.")));
    EXPECT_FALSE(printed(*tile_from("FFF.G.")));
    EXPECT_FALSE(printed(tile_from("SV.SF.")->mirrored()));
}

TEST(Box, HasFiveMarkersOfEveryType) {
    EXPECT_EQ(marker_copies(3) + marker_copies(4) + marker_copies(5) + marker_copies(6) + marker_copies(7), 5);
    EXPECT_EQ(marker_copies(4), 1);
}

TEST(Box, HoldsEveryNumberedTileOnce) {
    std::set<std::uint8_t> places;
    for (std::size_t number = 1; number <= numbered_tiles.size(); ++number) {
        const auto place = printed(*numbered_tile(number, Direction::sw));
        ASSERT_TRUE(place) << number;
        EXPECT_EQ(Box::base()->tiles()[*place].pile, number <= landscape_tiles ? Pile::landscape : Pile::task)
            << number;
        places.insert(*place);
    }
    EXPECT_EQ(places.size(), printed_tiles);
}

}  // namespace
}  // namespace arbiter::dorfromantik::tile_test
