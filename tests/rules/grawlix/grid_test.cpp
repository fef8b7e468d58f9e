#include "rules/grawlix/grid.hpp"

#include "rules/random.hpp"
#include "tests/rules/grawlix/sample.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <set>

namespace arbiter::grawlix {
namespace {

std::optional<Law> law(const std::optional<Offence>& offence) {
    return offence ? std::optional(offence->law) : std::nullopt;
}

TEST(Grid, TheFirstTileGoesAnywhere) {
    EXPECT_FALSE(Grid().closed({-31'000, 99'999}));
}

TEST(Grid, ATileMustTouchAnother) {
    Grid grid;
    grid.place(tile("@B"), {5, 5});
    EXPECT_EQ(law(grid.closed({5, 5})), Law::cell_occupied);
    EXPECT_EQ(law(grid.closed({6, 6})), Law::cell_apart);
    EXPECT_EQ(law(grid.closed({7, 5})), Law::cell_apart);
    EXPECT_FALSE(grid.closed({6, 5}));
}

TEST(Grid, TheFrameFloatsUntilSixLinesAreInUse) {
    Grid grid;
    for (int x = 0; x < 5; ++x) {
        grid.place(Tile(x, x), {x, 0});
    }
    EXPECT_FALSE(grid.closed({-1, 0}));
    EXPECT_FALSE(grid.closed({5, 0}));
    grid.place(Tile(5, 5), {-1, 0});
    EXPECT_EQ(law(grid.closed({-2, 0})), Law::frame_seventh_column);
    EXPECT_EQ(law(grid.closed({5, 0})), Law::frame_seventh_column);
    EXPECT_FALSE(grid.closed({4, 1}));
}

TEST(Grid, LinesAreComparedAcrossGaps) {
    Grid grid;
    grid.place(tile("@B"), {0, 0});
    grid.place(tile("&V"), {0, 1});
    grid.place(tile("#R"), {1, 1});
    grid.place(tile("%O"), {2, 1});
    EXPECT_EQ(law(grid.clashing(tile("@G"), {2, 0})), Law::row_glyph);
    EXPECT_EQ(law(grid.clashing(tile("*B"), {2, 0})), Law::row_color);
    EXPECT_EQ(law(grid.clashing(tile("%G"), {2, 0})), Law::column_glyph);
    EXPECT_EQ(law(grid.clashing(tile("$O"), {2, 0})), Law::column_color);
    EXPECT_FALSE(grid.clashing(tile("$G"), {2, 0}));
}

TEST(Grid, NamesTheTileInTheWay) {
    Grid grid;
    grid.place(tile("@B"), {0, 0});
    grid.place(tile("&V"), {1, 0});
    EXPECT_EQ(grid.clashing(tile("*V"), {2, 0})->tile, tile("&V"));
    EXPECT_EQ(grid.closed({1, 0})->tile, tile("&V"));
}

// Tiles are laid anywhere, as violations that stand may have them; every cell around is compared.
TEST(Grid, AgreesWithTheSlowOne) {
    Random random(5);
    for (int game = 0; game < 300; ++game) {
        Grid grid;
        naive::Table table;
        const int spread = game % 2 == 0 ? 4 : 9;
        for (const Tile next : TileSet::all()) {
            const auto x = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(spread)));
            const auto y = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(spread)));
            if (random.below(2) == 0 || grid.at({x, y}).known()) {
                continue;
            }
            grid.place(next, {x, y});
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
                ASSERT_EQ(!grid.closed({x, y}), may) << x << ',' << y;
                ASSERT_EQ(open.contains({x, y}), may) << x << ',' << y;
                for (const Tile tried : TileSet::all()) {
                    ASSERT_EQ(!grid.clashing(tried, {x, y}), naive::differs_in_lines(table, text_of(tried), x, y));
                }
            }
        }
    }
}

}  // namespace
}  // namespace arbiter::grawlix
