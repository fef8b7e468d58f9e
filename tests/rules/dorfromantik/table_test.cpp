// A table of Dorfromantik event by event: task tiles, markers, places, the end.
#include "rules/dorfromantik/table.hpp"

#include "rules/dorfromantik/places.hpp"
#include "rules/dorfromantik/random_play.hpp"
#include "rules/dorfromantik/score.hpp"
#include "tests/rules/dorfromantik/sample.hpp"

#include <gtest/gtest.h>

namespace arbiter::dorfromantik::table_test {
namespace {

Play land(std::string_view tile, Cell cell) {
    return {.tile = *tile_from(tile), .cell = cell};
}

Play task(char terrain, std::uint16_t number, std::string_view tile, Cell cell) {
    return {.pile = Pile::task, .marker = {*terrain_of(terrain), number}, .tile = *tile_from(tile), .cell = cell};
}

/// A game for two of invented tiles after these plays, all of them legal.
Table after(std::initializer_list<Play> plays) {
    Table table({.players = 2, .set = TileSet::any});
    for (const Play& play : plays) {
        EXPECT_EQ(dorfromantik::play(table, table.to_move(), play, 1), Law::none) << to_text(play.tile);
    }
    return table;
}

const Play forest4 = task('F', 4, ".F..F.", {0, 0});
const Play village6 = task('V', 6, "..V...", {0, 1});
const Play grain6 = task('G', 6, "..G...", {-1, 1});

TEST(Table, RevealsThreeTaskTilesFirst) {
    const Table table = after({});
    EXPECT_EQ(table.due(), Due::task);
    EXPECT_EQ(broken(table, 0, land("......", {0, 0})), Law::reveal_task_due);
    EXPECT_EQ(after({forest4, village6, grain6}).due(), Due::landscape);
}

TEST(Table, RevealsATaskTileWheneverAMarkerIsMissing) {
    const Table table =
        after({forest4, village6, grain6, land(".F..F.", {1, 0}), land(".F..F.", {2, 0}), land(".F..F.", {3, 0})});
    ASSERT_EQ(table.settled().size(), 1U);
    EXPECT_TRUE(table.settled()[0].completed);
    EXPECT_EQ(table.due(), Due::task);
    EXPECT_EQ(score(table).total(), 4);
}

TEST(Table, CompletesAMarkerAtOnceWithItsOwnTile) {
    const Table table = after({forest4, village6, grain6, land(".F..F.", {1, 0}), land(".F..F.", {2, 0}),
                               land(".F..F.", {3, 0}), task('F', 5, ".F..F.", {4, 0})});
    EXPECT_EQ(table.settled_last().size(), 1U);
    EXPECT_EQ(table.task_points(Terrain::forest), 9U);
    EXPECT_EQ(broken(table, 1, task('F', 4, ".F..F.", {5, 0})), Law::marker_exceeded);
    EXPECT_EQ(broken(table, 1, task('F', 6, ".F..F.", {5, 0})), Law::none);
}

TEST(Table, CancelsWhatIsTooLargeOrClosedTooEarly) {
    const Table larger =
        after({forest4, village6, grain6, land(".F..F.", {1, 0}), land("......", {1, 1}), land("......", {2, 1}),
               land(".F..F.", {3, 0}), land(".F..F.", {4, 0}), land(".F..F.", {2, 0})});
    ASSERT_EQ(larger.settled().size(), 1U);
    EXPECT_FALSE(larger.settled()[0].completed);
    EXPECT_EQ(larger.settled()[0].tiles, 5U);

    const Table closed = after({task('F', 5, "F.....", {0, 0}), village6, grain6, land("......", {1, -1})});
    ASSERT_EQ(closed.settled().size(), 1U);
    EXPECT_FALSE(closed.settled()[0].completed);
    EXPECT_EQ(closed.settled()[0].tiles, 1U);
}

TEST(Table, ATaskTileMayNotCloseItsOwnAreaTooEarly) {
    const Table table = after({task('F', 5, "F.....", {0, 0})});
    EXPECT_EQ(broken(table, 1, task('F', 5, "...F..", {1, -1})), Law::marker_closed);
    EXPECT_EQ(broken(table, 1, task('G', 5, "..GG..", {1, -1})), Law::none) << "closing another one's is allowed";
}

TEST(Table, ChecksTheOrderOfPlayers) {
    const Table table = after({forest4});
    EXPECT_EQ(table.to_move(), 1);
    EXPECT_EQ(broken(table, 0, village6), Law::turn_other_player);
}

TEST(Table, ChecksPlacesAndEdges) {
    const Table table = after({task('T', 6, "TT....", {0, 0})});
    EXPECT_EQ(broken(table, 1, task('F', 5, "F.....", {0, 0})), Law::cell_occupied);
    EXPECT_EQ(broken(table, 1, task('F', 5, "F.....", {2, 0})), Law::cell_apart);
    EXPECT_EQ(broken(table, 1, task('F', 5, "F.....", {1, 0})), Law::edge_track);
    EXPECT_EQ(broken(table, 1, task('S', 5, "...S..", {0, -1})), Law::none);
    EXPECT_EQ(broken(table, 1, task('S', 5, "..S...", {0, -1})), Law::edge_stream);
    EXPECT_EQ(broken(table, 1, task('T', 6, "....T.", {1, 0})), Law::none);
}

TEST(Table, SetsAsideWhatFitsNowhere) {
    Table table = after({task('F', 5, "FFFFFF", {0, 0}), task('G', 5, "GGGGGG", {1, 0})});
    Play all_track = task('T', 5, "TTTTTT", {});
    EXPECT_FALSE(any_place(table, all_track, [](const Play&) { return true; }));
    all_track.set_aside = true;
    EXPECT_EQ(play(table, 0, all_track, 1), Law::none);
    EXPECT_EQ(table.turns(), 3U);
    EXPECT_EQ(table.to_move(), 1);
    EXPECT_EQ(table.supply().left(Pile::task), 22U);
    Play village = village6;
    village.set_aside = true;
    EXPECT_EQ(broken(table, 1, village), Law::none_has_place);
}

TEST(Table, KnowsWhichTilesAndMarkersAreLeft) {
    Table table({.players = 1});
    ASSERT_EQ(play(table, 0, task('F', 4, "FFFFSS", {0, 0}), 1), Law::none);
    EXPECT_EQ(broken(table, 0, task('F', 5, "SFFFFS", {1, 0})), Law::tile_used_up);
    EXPECT_EQ(broken(table, 0, task('F', 4, "....FF", {1, 0})), Law::marker_used_up);
    EXPECT_EQ(broken(table, 0, task('F', 7, "....FF", {1, 0})), Law::marker_number);
    EXPECT_EQ(broken(table, 0, task('V', 5, "....FF", {1, 0})), Law::marker_other_type);
    EXPECT_EQ(broken(table, 0, task('V', 5, "FFF.V.", {1, 0})), Law::marker_other_type) << "shown, but not its task";
    EXPECT_EQ(broken(table, 0, task('G', 5, "GG.TT.", {1, 0})), Law::tile_other_pile);
    EXPECT_EQ(broken(table, 0, task('F', 5, "FGVTS.", {1, 0})), Law::tile_not_in_box);
    EXPECT_EQ(broken(table, 0, task('G', 5, "TG.TF.", {1, 0})), Law::tile_mirrored);
    EXPECT_EQ(broken(table, 0, task('F', 5, "....FF^F", {1, 0})), Law::tile_flag);
}

TEST(Table, EndsWhenALandscapeTileIsDueAndNoneIsLeft) {
    Table table({.players = 1, .set = TileSet::any, .tasks = 5, .landscapes = 1});
    for (const Play& play :
         {task('F', 6, ".F..F.", {0, 0}), task('F', 6, ".F..F.", {1, 0}), task('V', 6, "..V...", {0, 1})}) {
        ASSERT_EQ(dorfromantik::play(table, 0, play, 1), Law::none);
    }
    EXPECT_FALSE(table.finished());
    ASSERT_EQ(play(table, 0, land("......", {1, 1}), 1), Law::none);
    EXPECT_TRUE(table.finished());
}

TEST(Table, PlaysOnAfterTheLastLandscapeTileWhileMarkersAreSettled) {
    Table table({.players = 1, .set = TileSet::any, .tasks = 6, .landscapes = 1});
    for (const Play& play : {task('F', 4, "F.....", {0, 0}), task('G', 6, "..G...", {0, 1}),
                             task('V', 6, "..V...", {-1, 1}), land("......", {1, -1})}) {
        ASSERT_EQ(dorfromantik::play(table, 0, play, 1), Law::none);
    }
    EXPECT_EQ(table.due(), Due::task) << "the forest was closed in";
    ASSERT_EQ(play(table, 0, task('F', 4, "F.....", {2, -1}), 1), Law::none);
    EXPECT_TRUE(table.finished());
}

TEST(Table, WithoutTaskTilesGoesOnWithLandscapeTiles) {
    Table table({.players = 1, .set = TileSet::any, .tasks = 1, .landscapes = 3});
    ASSERT_EQ(play(table, 0, forest4, 1), Law::none);
    EXPECT_EQ(table.due(), Due::landscape);
    EXPECT_EQ(broken(table, 0, village6), Law::reveal_none_left);
}

}  // namespace
}  // namespace arbiter::dorfromantik::table_test
