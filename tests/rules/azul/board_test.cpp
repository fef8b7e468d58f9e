// The floor line, the walls and who wins, where a single tile or row makes the difference.
#include "tests/rules/azul/playing.hpp"

#include <gtest/gtest.h>

#include <array>

namespace arbiter::azul::board_test {
namespace {

constexpr std::uint8_t black = 3;

/// Completes so many rows of a wall.
void complete_rows(Board& board, std::uint8_t count) {
    for (std::uint8_t row = 0; row < count; ++row) {
        for (std::uint8_t color = 0; color < colors; ++color) {
            board.build(row, column_of(row, color), color);
        }
    }
}

TEST(Floor, SevenTilesLieThere) {
    Board board;
    Tally lid = 0;
    drop(board, black, 7, lid);
    EXPECT_EQ(board.floor_used, 7);
    EXPECT_EQ(count_of(board.floor, black), 7);
    EXPECT_EQ(lid, 0U);
}

TEST(Floor, TheEighthTileGoesToTheLid) {
    Board board;
    Tally lid = 0;
    drop(board, black, 4, lid);
    drop(board, black, 4, lid);
    EXPECT_EQ(board.floor_used, 7);
    EXPECT_EQ(count_of(board.floor, black), 7);
    EXPECT_EQ(count_of(lid, black), 1);
}

TEST(Floor, WhatALineCannotHoldFalls) {
    Told game;
    game.play({"displays KKKK RRRR YYYY BBBB WWWW", "Ann 1K:3"});
    EXPECT_EQ(game.board(0).held(2), 3);
    EXPECT_EQ(count_of(game.board(0).floor, black), 1);
    EXPECT_EQ(game.board(0).floor_used, 1);
}

TEST(Floor, TheMarkerLiesBeforeTheTilesTakenWithIt) {
    Told game;
    game.play({"displays KKKB RRRR YYYY KBBB WWWW", "Ann 1K:3", "Ben 4B:3", "Ann cB:floor"});
    EXPECT_TRUE(game.board(0).marker);
    EXPECT_FALSE(game.state.table.marker_in_center);
    EXPECT_EQ(game.board(0).floor_used, 2);
    EXPECT_EQ(total(game.board(0).floor), 1U);
}

TEST(Floor, TheMarkerFindsNoRoomOnAFullOne) {
    Told game;
    game.play(
        {"displays KKKK WWWW BBBB YYYY RRRW", "Ann 1K:floor", "Ben 3B:4", "Ann 2W:floor", "Ben 5R:3", "Ann cW:1"});
    EXPECT_TRUE(game.board(0).marker);
    EXPECT_EQ(game.board(0).floor_used, 7);
}

TEST(Floor, CostsNoMoreThanThereIs) {
    Told game;
    game.play(
        {"displays KKKK RRRR YYYY BBBB WWWW", "Ann 1K:floor", "Ben 2R:1", "Ann 3Y:1", "Ben 4B:floor", "Ann 5W:floor"});
    EXPECT_EQ(game.state.table.phase, Phase::displays);
    EXPECT_EQ(game.board(0).score, 0);
    ASSERT_EQ(game.log.falls.size(), 2U);
    EXPECT_EQ(game.log.falls[0].spaces, 7);
    EXPECT_EQ(game.log.falls[0].cost, 14);
    EXPECT_EQ(game.log.falls[0].lost, 1);
}

TEST(NewTable, FollowsThePrintedRulesUntilAHouseRuleIsSet) {
    const Table table = new_table(2, false, 0, true);
    EXPECT_FALSE(table.in_order);
    EXPECT_FALSE(table.may_drop);
    EXPECT_FALSE(table.full_falls);
}

TEST(Conserved, ATileTooManyOrTooFewIsNoticed) {
    const Table table = new_table(2, false, 0, true);
    EXPECT_TRUE(conserved(table));
    const auto broken = [&](auto change) {
        Table other = table;
        change(other);
        return !conserved(other);
    };
    EXPECT_TRUE(broken([](Table& one) { one.bag -= one_of(black); }));
    EXPECT_TRUE(broken([](Table& one) { one.lid += one_of(black); }));
    EXPECT_TRUE(broken([](Table& one) { one.bag += one_of(black) - one_of(0); }));
    EXPECT_TRUE(broken([](Table& one) { one.sources[center] += one_of(black); }));
    EXPECT_TRUE(broken([](Table& one) { one.sources[5] += one_of(black); }));
    EXPECT_TRUE(broken([](Table& one) { one.boards[1].floor += one_of(black); }));
    EXPECT_TRUE(broken([](Table& one) { one.boards[1].fill_line(2, black, 1, 0); }));
    EXPECT_TRUE(broken([](Table& one) { one.boards[1].build(2, 3, black); }));
}

TEST(Winners, ByPoints) {
    Table table = new_table(3, false, 0, true);
    table.boards[1].score = 12;
    EXPECT_EQ(winners_of(table), 0b010);
}

TEST(Winners, CompleteRowsBreakATie) {
    Table table = new_table(3, false, 0, true);
    complete_rows(table.boards[2], 1);
    EXPECT_EQ(winners_of(table), 0b100);
    complete_rows(table.boards[1], 1);
    EXPECT_EQ(winners_of(table), 0b110);
}

/// However many rows: they weigh less than a point.
TEST(Winners, FiveRowsAgainstNoneAreLessThanAPoint) {
    Table table = new_table(2, false, 0, true);
    complete_rows(table.boards[0], 5);
    table.boards[0].score = 40;
    table.boards[1].score = 41;
    EXPECT_EQ(winners_of(table), 0b10);
    table.boards[0].score = 41;
    EXPECT_EQ(winners_of(table), 0b01);
}

TEST(Winners, ShareWhatIsTheSame) {
    const Table table = new_table(4, false, 0, true);
    EXPECT_EQ(winners_of(table), 0b1111);
}

TEST(Bonuses, RowsColumnsAndColors) {
    Table table = new_table(2, false, 0, true);
    complete_rows(table.boards[0], 2);
    complete_rows(table.boards[1], 5);
    give_bonuses(table);
    EXPECT_EQ(table.boards[0].bonus, 2 * 2);
    EXPECT_EQ(table.boards[1].bonus, 5 * 2 + 5 * 7 + 5 * 10);
}

}  // namespace
}  // namespace arbiter::azul::board_test
