// What the tiles of a wall can have earned, against a plain search over all rounds.
#include "rules/azul/wall_completion.hpp"
#include "rules/game/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>
#include <vector>

namespace arbiter::azul::completion_test {
namespace {

Filled wall_of(std::string_view spaces) {
    Filled wall = 0;
    unsigned at = 0;
    for (const char space : spaces) {
        wall |= space == 'x' ? Filled{1} << at : 0;
        at += space == ' ' ? 0 : 1;
    }
    return wall;
}

Placement placement_of(std::string_view spaces) {
    const Filled wall = wall_of(spaces);
    return placements_of({&wall, 1}).front();
}

/// Points of a tile, space by space as the rulebook describes it.
int points_at(Filled wall, int row, int column) {
    const auto is_filled = [&](int r, int c) {
        return r >= 0 && r < 5 && c >= 0 && c < 5 && ((wall >> static_cast<unsigned>(5 * r + c)) & 1U) != 0;
    };
    const auto run = [&](int down, int right) {
        int count = 1;
        for (const int sign : {-1, 1}) {
            for (int step = 1; is_filled(row + sign * step * down, column + sign * step * right); ++step) {
                ++count;
            }
        }
        return count;
    };
    const int across = run(0, 1);
    const int down = run(1, 0);
    return across == 1 && down == 1 ? 1 : (across > 1 ? across : 0) + (down > 1 ? down : 0);
}

bool has_complete_row(Filled wall) {
    for (unsigned row = 0; row < 5; ++row) {
        if (((wall >> (5 * row)) & 31U) == 31U) {
            return true;
        }
    }
    return false;
}

/// Follows every game that can have filled the wall: which tiles each round lays, and what the floor line costs.
class PlainSearch {
public:
    PlainSearch(Filled wall, bool floor) : wall_(wall), floor_(floor) {
        tracks_[0] = {0};
        for (Filled filled = 0;; filled = (filled - wall) & wall) {  // parts of the wall, each behind its own parts
            if (tracks_.contains(filled) && !(has_complete_row(filled) && filled != 0)) {
                lose(tracks_[filled]);
                lay(filled, 0, filled, 0);
            }
            if (filled == wall) {
                break;
            }
        }
        if (has_complete_row(wall)) {
            lose(tracks_[wall]);
        }
    }

    const std::set<int>& tracks() { return tracks_[wall_]; }

private:
    /// What the floor line can cost, in as many rounds as one likes.
    void lose(std::set<int>& tracks) const {
        for (bool more = floor_; more;) {
            const std::set<int> before = tracks;
            for (const int track : before) {
                for (const int cost : {1, 2, 4, 6, 8, 11, 14}) {
                    tracks.insert(std::max(0, track - cost));
                }
            }
            more = tracks != before;
            if (has_complete_row(wall_) && &tracks == &tracks_.find(wall_)->second) {
                break;  // the last round pays once
            }
        }
    }

    void lay(Filled before, unsigned row, Filled now, int earned) {
        if (row == 5) {
            if (now != before) {
                for (const int track : std::set<int>(tracks_[before])) {
                    tracks_[now].insert(track + earned);
                }
            }
            return;
        }
        lay(before, row + 1, now, earned);
        for (unsigned column = 0; column < 5; ++column) {
            const Filled space = Filled{1} << (5 * row + column);
            if ((wall_ & space) != 0 && (before & space) == 0) {
                const Filled next = now | space;
                lay(before, row + 1, next, earned + points_at(next, static_cast<int>(row), static_cast<int>(column)));
            }
        }
    }

    Filled wall_;
    bool floor_;
    std::map<Filled, std::set<int>> tracks_;
};

Placement searched(Filled wall) {
    PlainSearch with_floor(wall, true);
    PlainSearch without_floor(wall, false);
    return {*with_floor.tracks().begin(), *with_floor.tracks().rbegin(), *without_floor.tracks().begin()};
}

TEST(Completion, KnowsWhatHasBeenWorkedOutByOthers) {
    EXPECT_EQ(placement_of(""), (Placement{0, 0, 0}));
    EXPECT_EQ(placement_of("xxxxx"), (Placement{0, 15, 11}));
    EXPECT_EQ(placement_of("xxxxx xxxxx xxxxx"), (Placement{6, 70, 47}));
    EXPECT_EQ(placement_of("xxxxx xx.x. x.x.. .x... x...."), (Placement{0, 32, 24}));
}

TEST(Completion, OfAFullWall) {
    EXPECT_EQ(placement_of("xxxxx xxxxx xxxxx xxxxx xxxxx"), (Placement{25, 145, 92}));
}

TEST(Completion, IsWhatAPlainSearchFinds) {
    Random random(7);
    for (int i = 0; i < 60; ++i) {
        Filled wall = 0;
        for (std::uint32_t tiles = random.below(8); tiles != 0; --tiles) {
            wall |= Filled{1} << random.below(25);
        }
        EXPECT_EQ(placements_of({&wall, 1}).front(), searched(wall)) << wall;
    }
    for (const Filled wall :
         {wall_of("xxxxx x...."), wall_of("x.... xxxxx ..x.."), wall_of("..... ..... xxxxx .x.x.")}) {
        EXPECT_EQ(placements_of({&wall, 1}).front(), searched(wall)) << wall;
    }
}

TEST(Completion, ReachesEveryNumberBetween) {
    for (const std::string_view spaces : {"xx... .x...", "x.x.x", "xxxxx ..x..", "xx... xx... x...."}) {
        PlainSearch search(wall_of(spaces), true);
        EXPECT_EQ(static_cast<int>(search.tracks().size()), *search.tracks().rbegin() - *search.tracks().begin() + 1);
    }
}

/// With the table, or without it: one number less than the least is excluded, one more than the most, and none between.
TEST(Completion, ExcludesWhatNoOrderGives) {
    Random random(5);
    std::vector<Filled> walls{0, wall_of("xxxxx"), wall_of("xxxxx xxxxx xxxxx"),
                              wall_of("xxxxx xx.x. x.x.. .x... x....")};
    for (int i = 0; i < 60; ++i) {
        walls.push_back(static_cast<Filled>(random.below(1U << 15)));
    }
    for (const Filled wall : walls) {
        const Placement placement = placements_of({&wall, 1}).front();
        EXPECT_TRUE(excludes(wall, placement.least - 1)) << wall;
        EXPECT_TRUE(excludes(wall, placement.most + 1)) << wall;
        for (std::int32_t points = placement.least; points <= placement.most; ++points) {
            EXPECT_FALSE(excludes(wall, points)) << wall << ' ' << points;
        }
    }
}

/// More walls than are remembered, in an order in which some come back at once and others when they are forgotten.
TEST(Completion, IsTheSameHoweverOftenItIsAskedFor) {
    Random random(11);
    std::vector<Filled> walls;
    std::vector<Placement> first;
    for (int i = 0; i < 300; ++i) {
        walls.push_back(static_cast<Filled>(random.below(1U << 15)));
        first.push_back(placements_of({&walls.back(), 1}).front());
    }
    for (std::size_t i = 0; i < walls.size(); ++i) {
        const std::array<Filled, 4> asked{walls[i], walls[i / 2], walls[i], walls[walls.size() - 1 - i]};
        const std::vector<Placement> again = placements_of(asked);
        EXPECT_EQ(again, (std::vector<Placement>{first[i], first[i / 2], first[i], first[walls.size() - 1 - i]}));
    }
}

/// Nothing of a round is left or right, so a mirrored wall is worth the same.
TEST(Completion, OfSeveralWallsIsThatOfEach) {
    Random random(11);
    for (int i = 0; i < 20; ++i) {
        std::array<Filled, 4> walls{};
        for (Filled& wall : walls) {
            wall = (random.below(1U << 25U)) & (random.below(1U << 25U) | random.below(1U << 25U));
            wall &= i < 10 ? 0xFFFU : 0x1FFFFU;  // small ones, alike enough to share a table
        }
        walls[3] = walls[0];
        const std::vector<Placement> together = placements_of(walls);
        for (std::size_t one = 0; one < walls.size(); ++one) {
            EXPECT_EQ(placements_of({&walls[one], 1}).front(), together[one]);
            Filled mirrored = 0;
            for (unsigned space = 0; space < 25; ++space) {
                mirrored |= ((walls[one] >> space) & 1U) << (space / 5 * 5 + 4 - space % 5);
            }
            EXPECT_EQ(placements_of({&mirrored, 1}).front(), together[one]);
        }
    }
}

}  // namespace
}  // namespace arbiter::azul::completion_test
