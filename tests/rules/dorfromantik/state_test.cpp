// Going back, and one relaxation for many tables.
#include "rules/dorfromantik/state.hpp"

#include "rules/dorfromantik/conservation.hpp"
#include "rules/dorfromantik/random_play.hpp"
#include "rules/dorfromantik/score.hpp"
#include "tests/effort.hpp"
#include "tests/rules/dorfromantik/sample.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::dorfromantik::state_test {
namespace {

bool same_waiting(const WaitingMarker& one, const WaitingMarker& other) {
    return one.marker == other.marker && one.tile == other.tile;
}

bool same_settled(const SettledMarker& one, const SettledMarker& other) {
    return one.marker == other.marker && one.tile == other.tile && one.completed == other.completed &&
           one.tiles == other.tiles && one.stamp == other.stamp;
}

/// Nothing tells one table from the other.
void expect_same(const Table& one, const Table& other) {
    EXPECT_EQ(one.mark(), other.mark());
    EXPECT_EQ(one.supply(), other.supply());
    EXPECT_EQ(score(one), score(other));
    EXPECT_EQ(one.set_aside().size(), other.set_aside().size());
    EXPECT_TRUE(std::ranges::equal(one.waiting(), other.waiting(), same_waiting));
    EXPECT_TRUE(std::ranges::equal(one.settled(), other.settled(), same_settled));
    EXPECT_TRUE(std::ranges::equal(one.map().tiles(), other.map().tiles(), {}, &LaidTile::tile, &LaidTile::tile));
    EXPECT_TRUE(std::ranges::equal(one.map().tiles(), other.map().tiles(), {}, &LaidTile::cell, &LaidTile::cell));
    EXPECT_TRUE(conserved(one));
    EXPECT_TRUE(one == other);
}

/// With copies of tiles, tiles that look alike, and other markers.
void open_box(Terms& terms) {
    const std::string_view json = R"({"landscape": [{"tile": "TT.GG.", "copies": 9}, {"tile": "FFGG..", "copies": 3}],
                                      "task": [{"tile": "FFGG..", "type": "F", "copies": 4},
                                               {"tile": "FFGG..", "type": "G", "copies": 4}],
                                      "markers": {"F": [2, 2, 4, 4, 5, 5, 6, 6, 9], "G": [1, 3, 3, 4, 4, 5, 5, 6, 9]}})";
    std::string fault;
    terms.box = Box::with(read_box_list(json), json, fault);
    EXPECT_EQ(fault, "");
    terms.tasks = terms.box->count(Pile::task);
    terms.landscapes = terms.box->count(Pile::landscape) - set_aside;
}

/// The tables of a random game, one after each play; now and then somebody plays against the rules.
std::vector<Table> random_tables(const Terms& terms, std::uint64_t seed, std::size_t most) {
    Random random(seed);
    std::vector<Table> tables{Table(terms)};
    while (!tables.back().finished() && tables.size() < most) {
        Table next = tables.back();
        const auto stamp = static_cast<Stamp>(tables.size());
        Play play = *random_play(next, seed % 2 == 0 ? Temper::careful : Temper::reckless, random);
        if (!play.set_aside && random.below(8) == 0) {
            play.tile = play.tile.turned(1);
        }
        const auto player = static_cast<std::uint8_t>(random.below(10) == 0 ? random.below(3) : next.to_move());
        next.apply(player, play, stamp);
        tables.push_back(next);
    }
    return tables;
}

TEST(Table, GoesBackToEveryTableItWas) {
    for (std::uint64_t seed = 0; seed < test::games(40); ++seed) {
        SCOPED_TRACE(seed);
        Terms terms{.players = 3, .set = seed % 4 == 3 ? TileSet::any : TileSet::printed};
        if (seed % 4 == 2) {
            open_box(terms);
        }
        const auto tables = random_tables(terms, seed, 200);
        Table table = tables.back();
        Random random(seed);
        for (std::size_t at = tables.size() - 1; at > 0;) {
            at -= std::min<std::size_t>(at, 1 + random.below(5));
            table.go_back(tables[at].mark());
            expect_same(table, tables[at]);
        }
        EXPECT_TRUE(table.map().empty());
    }
}

/// From a table gone back to the game goes on as from the table it was.
TEST(Table, GoesOnFromWhereItWentBackTo) {
    for (std::uint64_t seed = 0; seed < test::games(40); ++seed) {
        SCOPED_TRACE(seed);
        const auto tables = random_tables({.players = 3}, seed, 60);
        Random random(seed);
        Table table = tables.back();
        table.go_back(tables[tables.size() / 2].mark());
        Table other = tables[tables.size() / 2];
        while (!other.finished()) {
            const Play play = *random_play(other, Temper::careful, random);
            ASSERT_EQ(broken(table, table.to_move(), play), Law::none);
            table.apply(table.to_move(), play, 1000 + table.turns());
            other.apply(other.to_move(), play, 1000 + other.turns());
            expect_same(table, other);
        }
    }
}

/// What is legal on one of the tables is legal on their relaxation.
TEST(Table, ARelaxationForbidsNothingThatOneOfItsTablesAllows) {
    int differed = 0;
    for (std::uint64_t seed = 0; seed < test::games(60); ++seed) {
        SCOPED_TRACE(seed);
        const auto tables = random_tables({.players = 2}, seed, 20 + seed % 30);
        const Table& one = tables.back();
        Table other = tables[tables.size() - 2];
        Random random(seed);
        const LaidTile last = one.map().tiles().back();
        auto play = draw(other, random);
        if (one.turns() != one.map().size() || !play) {
            continue;
        }
        play->cell = last.cell;
        other.apply(other.to_move(), *play, last.stamp);
        const std::array<const Table*, 2> both{&one, &other};
        const auto relaxation = Table::relaxation(both);
        if (one.to_move() != other.to_move()) {
            EXPECT_FALSE(relaxation);
            continue;
        }
        ASSERT_TRUE(relaxation);
        EXPECT_FALSE(relaxation->sure());
        differed += relaxation->map().tiles().back().tile.known() ? 0 : 1;
        for (const Table* const table : both) {
            const auto next = table->finished() ? std::nullopt : random_play(*table, Temper::reckless, random);
            if (next && broken(*table, table->to_move(), *next) == Law::none) {
                EXPECT_EQ(broken(*relaxation, relaxation->to_move(), *next), Law::none);
            }
        }
    }
    EXPECT_GT(differed, static_cast<int>(test::games(60) / 6));
}

}  // namespace
}  // namespace arbiter::dorfromantik::state_test
