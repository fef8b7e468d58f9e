// Where a tile may go on the grid, held against a slow look at every pair of tiles.
#include "rules/game/random.hpp"
#include "rules/grawlix/laws/cell.hpp"
#include "rules/grawlix/laws/lines.hpp"
#include "tests/rules/grawlix/sample.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <set>

namespace arbiter::grawlix::grid_test {
namespace {

/// Lays a tile anywhere, as a violation that stands.
void lay(State& state, Tile tile, Cell cell) {
    state.let_stand({.player = state.mover(), .tile = tile, .cell = cell, .redrafts = {}});
}

/// Why nothing at all can go to this cell.
Judgement closed(const State& state, Cell cell) {
    const Written written = written_play({.tile = tile("@B"), .cell = cell, .redrafts = {}});
    return first_fault(Event(state, written), chain<cell_laws>);
}

/// Why this tile cannot share the row and the column of this cell.
Judgement clashing(const State& state, Tile tile, Cell cell) {
    const Written written = written_play({.tile = tile, .cell = cell, .redrafts = {}});
    return first_fault(Event(state, written), chain<line_laws>);
}

Law law(const Judgement& fault) {
    return fault ? fault->law : Law::none;
}

TEST(Grid, TheFirstTileGoesAnywhere) {
    EXPECT_FALSE(closed(State(0), {-31'000, 99'999}));
}

TEST(Grid, ATileMustTouchAnother) {
    State state(0);
    lay(state, tile("@B"), {5, 5});
    EXPECT_EQ(law(closed(state, {5, 5})), Law::cell_occupied);
    EXPECT_EQ(law(closed(state, {6, 6})), Law::cell_apart);
    EXPECT_EQ(law(closed(state, {7, 5})), Law::cell_apart);
    EXPECT_FALSE(closed(state, {6, 5}));
}

TEST(Grid, TheFrameFloatsUntilSixLinesAreInUse) {
    State state(0);
    for (int x = 0; x < 5; ++x) {
        lay(state, Tile(x, x), {x, 0});
    }
    EXPECT_FALSE(closed(state, {-1, 0}));
    EXPECT_FALSE(closed(state, {5, 0}));
    lay(state, Tile(5, 5), {-1, 0});
    EXPECT_EQ(law(closed(state, {-2, 0})), Law::frame_seventh_column);
    EXPECT_EQ(law(closed(state, {5, 0})), Law::frame_seventh_column);
    EXPECT_FALSE(closed(state, {4, 1}));
}

TEST(Grid, LinesAreComparedAcrossGaps) {
    State state(0);
    lay(state, tile("@B"), {0, 0});
    lay(state, tile("&V"), {0, 1});
    lay(state, tile("#R"), {1, 1});
    lay(state, tile("%O"), {2, 1});
    EXPECT_EQ(law(clashing(state, tile("@G"), {2, 0})), Law::row_glyph);
    EXPECT_EQ(law(clashing(state, tile("*B"), {2, 0})), Law::row_color);
    EXPECT_EQ(law(clashing(state, tile("%G"), {2, 0})), Law::column_glyph);
    EXPECT_EQ(law(clashing(state, tile("$O"), {2, 0})), Law::column_color);
    EXPECT_FALSE(clashing(state, tile("$G"), {2, 0}));
}

TEST(Grid, NamesTheTileInTheWay) {
    State state(0);
    lay(state, tile("@B"), {0, 0});
    lay(state, tile("&V"), {1, 0});
    EXPECT_EQ(clashing(state, tile("*V"), {2, 0})->tile, tile("&V"));
    EXPECT_EQ(closed(state, {1, 0})->tile, tile("&V"));
}

// Tiles are laid anywhere, as violations that stand may have them; every cell around is compared.
TEST(Grid, AgreesWithTheSlowOne) {
    Random random(5);
    for (int game = 0; game < 300; ++game) {
        State state(0);
        const Grid& grid = state.table().grid();
        naive::Table table;
        const int spread = game % 2 == 0 ? 4 : 9;
        for (const Tile next : TileSet::all()) {
            const auto x = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(spread)));
            const auto y = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(spread)));
            if (random.below(2) == 0 || grid.at({x, y}).known()) {
                continue;
            }
            lay(state, next, {x, y});
            table.grid.push_back({text_of(next), x, y});
        }
        if (table.grid.empty()) {
            continue;
        }
        std::set<std::pair<int, int>> open;
        grid.any_open([&](Cell cell) {
            EXPECT_TRUE(open.insert({cell.x, cell.y}).second);
            return false;
        });
        for (int x = -2; x < spread + 2; ++x) {
            for (int y = -2; y < spread + 2; ++y) {
                const bool may = naive::free_and_touching(table, x, y) && naive::in_frame(table, x, y);
                ASSERT_EQ(!closed(state, {x, y}), may) << x << ',' << y;
                ASSERT_EQ(open.contains({x, y}), may) << x << ',' << y;
                for (const Tile tried : TileSet::all()) {
                    ASSERT_EQ(!clashing(state, tried, {x, y}), naive::differs_in_lines(table, text_of(tried), x, y));
                }
            }
        }
    }
}

}  // namespace
}  // namespace arbiter::grawlix::grid_test
