// Areas of the map, held against a flood fill of the same tiles.
#include "rules/dorfromantik/map.hpp"

#include "rules/dorfromantik/conservation.hpp"
#include "rules/dorfromantik/places.hpp"
#include "rules/dorfromantik/random_play.hpp"
#include "rules/dorfromantik/score.hpp"
#include "tests/effort.hpp"
#include "tests/rules/dorfromantik/brute_force.hpp"
#include "tests/rules/dorfromantik/sample.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <utility>

namespace arbiter::dorfromantik::map_test {
namespace {

Tile tile(std::string_view text) {
    return *tile_from(text);
}

void lay(Map& map, Cell cell, std::string_view text) {
    map.lay(cell, tile(text), map.around(cell), 1);
}

brute_force::Place place(Cell cell) {
    return {cell.x, cell.y};
}

char task_letter(const Play& play) {
    return play.pile == Pile::task ? letter(play.marker.terrain) : '\0';
}

TEST(Map, CountsTilesAndOpenEdgesOfATerritory) {
    Map map;
    lay(map, {0, 0}, ".F..F.");
    const auto first = map.area(map.area_of(0, Terrain::forest));
    EXPECT_EQ(first.tiles, 1U);
    EXPECT_EQ(first.open, 2U);
    lay(map, {1, 0}, ".F..F.");
    const auto second = map.area(map.area_of(0, Terrain::forest));
    EXPECT_EQ(second.tiles, 2U);
    EXPECT_EQ(second.open, 2U);
}

TEST(Map, AnEdgeFacingALaidTileIsClosedMatchingOrNot) {
    Map map;
    lay(map, {0, 0}, "F.....");
    lay(map, {1, -1}, "......");
    EXPECT_TRUE(map.area(map.area_of(0, Terrain::forest)).closed());
}

TEST(Map, TwoFlagsInOneClosedTerritoryScoreTwice) {
    Map map;
    lay(map, {0, 0}, ".F....^F");
    EXPECT_EQ(map.flag_points(Terrain::forest), 0U);
    lay(map, {1, 0}, "....F.^F");
    EXPECT_EQ(map.flag_points(Terrain::forest), 4U);
}

TEST(Map, LiesAnywhereOnAnEndlessSheet) {
    Map map;
    lay(map, {9'999'999, -9'999'999}, "TT....");
    lay(map, {9'999'998, -9'999'999}, "......");
    EXPECT_EQ(map.at({9'999'999, -9'999'999}), 0U);
    EXPECT_EQ(map.at({9'999'998, -9'999'999}), 1U);
    EXPECT_EQ(map.at({-9'999'999, 9'999'999}), no_tile);
}

/// Cells in an ever wider circle around the first one, near the rims of squares more often than not.
TEST(Grid, KnowsEveryTileAndItsNeighborsOnAnyMap) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Random random(seed);
        const auto any = [&](std::int32_t reach) {
            return static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(2 * reach + 1))) - reach;
        };
        const Cell first{any(9'999'999), any(9'999'999)};
        Grid grid;
        std::map<std::pair<std::int32_t, std::int32_t>, TileNumber> tiles;
        const auto at = [&](Cell cell) {
            const auto found = tiles.find({cell.x, cell.y});
            return found == tiles.end() ? no_tile : found->second;
        };
        for (TileNumber number = 0; number < 600; ++number) {
            const auto reach = static_cast<std::int32_t>(number / 5);
            const Cell cell{first.x + any(reach), first.y + any(reach)};
            grid.put(cell, number);
            tiles[{cell.x, cell.y}] = number;
            const Cell other{first.x + any(reach), first.y + any(reach)};
            ASSERT_EQ(grid.at(cell), number);
            ASSERT_EQ(grid.at(other), at(other));
            for (const Direction direction : all_directions) {
                ASSERT_EQ(grid.around(other)[index(direction)], at(neighbor(other, direction)));
            }
        }
    }
}

/// Plays a random game on the table and in the slow world at once, and compares after every tile.
class Duel {
public:
    Duel(const Terms& terms, Temper temper, std::uint64_t seed) : table_(terms), temper_(temper), random_(seed) {}

    void play() {
        while (!table_.finished() && !testing::Test::HasFailure()) {
            const Play play = *random_play(table_, temper_, random_);
            ASSERT_EQ(dorfromantik::play(table_, table_.to_move(), play, 1), Law::none) << to_text(play.tile);
            if (!play.set_aside) {
                lay(play);
            }
            compare();
        }
    }

private:
    void lay(const Play& play) {
        const auto text = to_text(play.tile);
        ASSERT_TRUE(world_.may_lie(text, place(play.cell), task_letter(play), play.marker.number)) << text;
        world_.lay(text, place(play.cell), task_letter(play), play.marker.number);
    }

    void compare() {
        compare_areas();
        compare_markers();
        const ScoreSheet sheet = score(table_);
        EXPECT_EQ(sheet.longest_track, world_.longest('T'));
        EXPECT_EQ(sheet.longest_stream, world_.longest('S'));
        for (std::size_t territory = 0; territory < flagged_terrains; ++territory) {
            EXPECT_EQ(sheet.flags[territory], world_.flags("FGV"[territory]));
        }
        EXPECT_TRUE(conserved(table_));
    }

    void compare_areas() {
        const Map& map = table_.map();
        for (TileNumber number = 0; number < map.size(); ++number) {
            for (const Terrain terrain : all_terrains) {
                if (map[number].tile.shows(terrain)) {
                    const Area& area = map.area(map.area_of(number, terrain));
                    const auto blob = world_.blob(place(map[number].cell), letter(terrain));
                    ASSERT_EQ(area.tiles, blob.tiles.size());
                    ASSERT_EQ(area.open, static_cast<unsigned>(blob.open));
                    ASSERT_EQ(area.flags, static_cast<unsigned>(blob.flags));
                }
            }
        }
    }

    brute_force::Task task(Marker marker, TileNumber number) const {
        return {place(table_.map()[number].cell), letter(marker.terrain), marker.number};
    }

    void compare_markers() {
        std::vector<brute_force::Task> waiting, done, lost;
        for (const WaitingMarker& marker : table_.waiting()) {
            waiting.push_back(task(marker.marker, marker.tile));
        }
        for (const SettledMarker& marker : table_.settled()) {
            (marker.completed ? done : lost).push_back(task(marker.marker, marker.tile));
        }
        EXPECT_EQ(waiting, world_.waiting);
        EXPECT_EQ(done, world_.done);
        EXPECT_EQ(lost, world_.lost);
    }

    Table table_;
    Temper temper_;
    Random random_;
    brute_force::World world_;
};

TEST(Map, EqualsAFloodFillAfterEveryTileOfThePrintedGame) {
    for (std::uint64_t seed = 0; seed < test::games(600) && !HasFailure(); ++seed) {
        const auto players = static_cast<std::uint8_t>(1 + seed % 6);
        Duel({.players = players}, seed % 2 == 0 ? Temper::careful : Temper::reckless, seed).play();
    }
}

TEST(Map, EqualsAFloodFillAfterEveryTileOfInventedOnes) {
    for (std::uint64_t seed = 0; seed < test::games(600) && !HasFailure(); ++seed) {
        Duel({.players = 2, .set = TileSet::any}, seed % 2 == 0 ? Temper::careful : Temper::reckless, seed).play();
    }
}

/// All places the slow world knows for a tile, found by trying every cell near the map.
std::size_t count_places(const brute_force::World& world, const Play& play) {
    std::set<brute_force::Place> border;
    for (const auto& [at, tile] : world.tiles) {
        for (std::size_t side = 0; side < 6; ++side) {
            border.insert(brute_force::step(at, side));
        }
    }
    std::size_t places = 0;
    for (const auto& at : border) {
        std::set<std::string> looks;
        std::string look = to_text(play.tile).substr(0, 6);
        for (int turn = 0; turn < 6; ++turn) {
            std::rotate(look.begin(), look.begin() + 1, look.end());
            if (looks.insert(look).second && world.may_lie(look, at, task_letter(play), play.marker.number)) {
                ++places;
            }
        }
    }
    return places;
}

TEST(Places, AreAllFoundAndNoOthers) {
    for (std::uint64_t seed = 0; seed < 40 && !HasFailure(); ++seed) {
        Random random(seed);
        Table table({.players = 1, .set = seed % 2 == 0 ? TileSet::printed : TileSet::any});
        brute_force::World world;
        while (!table.finished()) {
            const Play play = *random_play(table, Temper::careful, random);
            if (!table.map().empty()) {
                std::size_t places = 0;
                any_place(table, play, [&](const Play&) {
                    ++places;
                    return false;
                });
                ASSERT_EQ(places, count_places(world, play)) << to_text(play.tile);
                ASSERT_EQ(play.set_aside, places == 0);
            }
            table.apply(0, play, 1);
            if (!play.set_aside) {
                world.lay(to_text(play.tile), place(play.cell), task_letter(play), play.marker.number);
            }
        }
    }
}

}  // namespace
}  // namespace arbiter::dorfromantik::map_test
