// The limits of Azul's score sheet, against all walls there are.
#include "rules/azul/game.hpp"
#include "rules/azul/wall_completion.hpp"
#include "rules/game/random.hpp"
#include "rules/score/form.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <set>
#include <vector>

namespace arbiter::azul::azul_test {
namespace {

form::Added added(std::int64_t track, std::int64_t complete_rows, std::int64_t columns, std::int64_t complete_colors) {
    return form::add_up<Azul>({{"Ann", {{track}, {complete_rows}, {columns}, {complete_colors}, {}}}});
}

bool can_be(std::int64_t track, std::int64_t complete_rows) {
    const form::Added sum = added(track, complete_rows, complete_rows == 5 ? 5 : 0, complete_rows == 5 ? 5 : 0);
    return sum.faults.empty();
}

unsigned rows_of(Filled wall) {
    unsigned count = 0;
    for (unsigned row = 0; row < rows; ++row) {
        count += (wall >> (5 * row) & 31U) == 31U ? 1U : 0U;
    }
    return count;
}

/// The walls with these complete rows and, in each other one, a single free space.
std::vector<Filled> fullest(unsigned complete) {
    std::vector<Filled> walls{0};
    for (unsigned row = 0; row < rows; ++row) {
        std::vector<Filled> longer;
        for (const Filled wall : walls) {
            for (unsigned free = 0; free < ((complete >> row & 1U) != 0 ? 1U : 5U); ++free) {
                const Filled tiles = (complete >> row & 1U) != 0 ? 31U : 31U ^ 1U << free;
                longer.push_back(wall | tiles << (5 * row));
            }
        }
        walls = std::move(longer);
    }
    return walls;
}

std::vector<Filled> walls_with(unsigned count, bool full) {
    std::vector<Filled> walls;
    for (unsigned complete = 0; complete < 32; ++complete) {
        if (static_cast<unsigned>(std::popcount(complete)) == count) {
            const std::vector<Filled> more = fullest(complete);
            Filled alone = 0;
            for (unsigned row = 0; row < rows; ++row) {
                alone |= (complete >> row & 1U) != 0 ? 31U << (5 * row) : 0U;
            }
            full ? static_cast<void>(walls.insert(walls.end(), more.begin(), more.end())) : walls.push_back(alone);
        }
    }
    return walls;
}

TEST(Form, TrackIsLimitedByCompleteRows) {
    for (unsigned count = 0; count <= 5; ++count) {
        std::int32_t most = 0;
        for (const Placement& placement : placements_of(walls_with(count, true))) {
            most = std::max(most, placement.most);
        }
        std::int32_t least = most;
        for (const Placement& placement : placements_of(walls_with(count, false))) {
            least = std::min(least, placement.least);
        }
        EXPECT_TRUE(can_be(most, count)) << count;
        EXPECT_FALSE(can_be(most + 1, count)) << count;
        EXPECT_TRUE(can_be(least, count)) << count;
        EXPECT_FALSE(least > 0 && can_be(least - 1, count)) << count;
    }
}

TEST(Form, NoWallWithFreeSpacesEarnsMore) {
    Random random(7);
    std::vector<Filled> walls;
    for (int i = 0; i < 100; ++i) {
        walls.push_back(static_cast<Filled>(random.below(1U << 25U) | random.below(1U << 25U)));
    }
    const std::vector<Placement> placements = placements_of(walls);
    for (std::size_t at = 0; at < walls.size(); ++at) {
        EXPECT_TRUE(can_be(placements[at].most, rows_of(walls[at]))) << walls[at];
        EXPECT_TRUE(can_be(placements[at].least, rows_of(walls[at]))) << walls[at];
    }
}

/// Rows, columns and colors that are complete once these are.
std::array<int, 3> complete_with(unsigned some_rows, unsigned some_columns, unsigned some_colors) {
    const auto filled = [&](unsigned row, unsigned column) {
        return ((some_rows >> row | some_columns >> column | some_colors >> ((column + 5 - row) % 5)) & 1U) != 0;
    };
    std::array<int, 3> counts{};
    for (unsigned line = 0; line < 5; ++line) {
        std::array<bool, 3> complete{true, true, true};
        for (unsigned at = 0; at < 5; ++at) {
            complete[0] = complete[0] && filled(line, at);
            complete[1] = complete[1] && filled(at, line);
            complete[2] = complete[2] && filled(at, (at + line) % 5);
        }
        for (std::size_t kind = 0; kind < 3; ++kind) {
            counts[kind] += complete[kind] ? 1 : 0;
        }
    }
    return counts;
}

TEST(Form, RowsColumnsAndColorsAreThoseOfSomeWall) {
    std::set<std::array<int, 3>> walls;
    for (unsigned set = 0; set < 1U << 15U; ++set) {
        walls.insert(complete_with(set & 31U, set >> 5U & 31U, set >> 10U));
    }
    for (int r = 0; r <= 5; ++r) {
        for (int c = 0; c <= 5; ++c) {
            for (int k = 0; k <= 5; ++k) {
                EXPECT_EQ(added(50, r, c, k).faults.empty(), walls.contains({r, c, k})) << r << c << k;
            }
        }
    }
}

TEST(Form, AddsBonusesAndFindsWinners) {
    const form::Filled filled{{"Ann", {{50}, {2}, {}, {}, {54}}}, {"Ben", {{52}, {1}, {}, {}, {}}}};
    const form::Added sum = form::add_up<Azul>(filled);
    EXPECT_EQ(sum.totals, (std::vector<std::int64_t>{54, 54}));
    EXPECT_EQ(sum.winners, 1U);
    EXPECT_EQ(form::add_up<Azul>({{"Ann", {{50}, {1}, {}, {}, {51}}}}).faults.size(), 1U);
}

TEST(Form, OnlyFourPlayersCanEndWithoutACompleteRow) {
    const form::Column none{"Ann", {{9}, {}, {}, {}, {}}};
    for (std::size_t players = 2; players <= 4; ++players) {
        EXPECT_EQ(form::add_up<Azul>(form::Filled(players, none)).faults.empty(), players == 4) << players;
    }
}

}  // namespace
}  // namespace arbiter::azul::azul_test
