// Cells of both planes: neighbors, what hangs together, what is looked at around others, origins that float.
#include "grammar/cell/hexes.hpp"
#include "grammar/cell/squares.hpp"
#include "rules/game/random.hpp"
#include "rules/plane/box.hpp"
#include "rules/plane/floating_origin.hpp"
#include "rules/plane/joined.hpp"
#include "tests/effort.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace arbiter::plane::plane_test {
namespace {

TEST(Cell, IsWrittenWithAComma) {
    EXPECT_EQ(text_of(Cell{1, -2}), "1,-2");
    EXPECT_EQ(text_of((Cell{3, 4} - Cell{4, 3}) + Cell{0, -9}), "-1,-8");
}

TEST(Squares, NeighborsLieAsTheirNamesSay) {
    using squares::Direction;
    const Cell cell{5, 5};
    EXPECT_EQ(squares::neighbor(cell, Direction::north), (Cell{5, 4}));
    EXPECT_EQ(squares::neighbor(cell, Direction::east), (Cell{6, 5}));
    EXPECT_EQ(squares::neighbor(cell, Direction::south), (Cell{5, 6}));
    EXPECT_EQ(squares::neighbor(cell, Direction::west), (Cell{4, 5}));
    for (const Cell corner : squares::corners(cell)) {
        EXPECT_EQ(std::abs(corner.x - cell.x), 1);
        EXPECT_EQ(std::abs(corner.y - cell.y), 1);
    }
}

TEST(Hexes, OppositeSidesLeadBack) {
    for (const hexes::Direction side : hexes::all_directions) {
        EXPECT_EQ(hexes::neighbor(hexes::neighbor({2, -7}, side), hexes::opposite(side)), (Cell{2, -7}));
    }
}

/// One cell after the other joins what it touches, until nothing changes.
std::vector<bool> joined_slowly(const std::vector<Cell>& cells, std::span<const Cell> steps) {
    std::vector<bool> joined(cells.size());
    joined[0] = true;
    for (bool more = true; more;) {
        more = false;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            for (std::size_t j = 0; !joined[i] && j < cells.size(); ++j) {
                const bool touch = std::ranges::any_of(steps, [&](Cell step) { return cells[j] + step == cells[i]; });
                joined[i] = joined[j] && touch;
                more = more || joined[i];
            }
        }
    }
    return joined;
}

TEST(Joined, IsWhatOneReachesFromTheFirstCell) {
    Random random(3);
    std::size_t apart = 0;
    for (unsigned i = 0; i < test::games(600); ++i) {
        std::vector<Cell> cells;
        for (std::uint64_t left = 1 + random.below(14); left > 0; --left) {
            cells.push_back(
                {static_cast<std::int32_t>(random.below(5)) - 2, static_cast<std::int32_t>(random.below(4))});
        }
        EXPECT_EQ(joined_to_first(cells, squares::steps), joined_slowly(cells, squares::steps));
        EXPECT_EQ(joined_to_first(cells, hexes::steps), joined_slowly(cells, hexes::steps));
        apart += std::ranges::count(joined_to_first(cells, squares::steps), false) != 0 ? 1U : 0U;
    }
    EXPECT_GT(apart, 0U);
    EXPECT_TRUE(joined_to_first({}, squares::steps).empty());
}

TEST(CellsAround, AreTheBoxAndOneMoreOnEachSide) {
    EXPECT_TRUE(cells_around({}).empty());
    const std::vector<Cell> corners{{2, 1}, {3, 1}};
    const std::vector<Cell> around = cells_around(corners);
    EXPECT_EQ(around.size(), 12U);
    EXPECT_EQ(around.front(), (Cell{1, 0}));
    EXPECT_EQ(around.back(), (Cell{4, 2}));
    const std::vector<Cell> far{{0, 0}, {9'999'999, -9'999'999}};
    EXPECT_EQ(cells_around(far).size(), most_cells_searched);
}

std::string unknown_of(const FloatingOrigin& origin) {
    std::string text;
    origin.each_unknown([&](std::uint32_t at, std::string_view what) { text += std::to_string(at).append(what); });
    return text;
}

TEST(FloatingOrigin, ForgetsWhatIsTakenBackButNotThatItWasAsked) {
    FloatingOrigin origin;
    EXPECT_FALSE(origin.floats());
    origin.ask(0, 10);
    origin.ask(2, 30);
    EXPECT_TRUE(origin.floats());
    EXPECT_EQ(unknown_of(origin), "10?30?");
    origin.take_back(2);
    EXPECT_TRUE(origin.floats());
    EXPECT_EQ(unknown_of(origin), "10?30?");
    origin.anchor();
    EXPECT_FALSE(origin.floats());
    EXPECT_EQ(unknown_of(origin), "30?");
}

}  // namespace
}  // namespace arbiter::plane::plane_test
