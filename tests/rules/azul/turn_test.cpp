// Which law a line breaks, in the order in which they are asked, and which laws a legal line meets.
#include "tests/rules/azul/playing.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace arbiter::azul::turn_test {
namespace {

constexpr const char* deal = "displays BBYR KWWB RRKY YBKW WWRR";
constexpr const char* plain_deal = "displays KKKK RRRR YYYY BBBB WWWW";

std::ptrdiff_t times(const std::vector<std::uint16_t>& met, Law law) {
    return std::ranges::count(met, static_cast<std::uint16_t>(law));
}

/// Ann's lines 1 and 2 and Ben's line 4 are complete, and so is the round.
Told gray_round() {
    Told game(2, true);
    game.play({plain_deal, "Ann 1K:1", "Ben 2R:4", "Ann 3Y:2", "Ben 4B:floor", "Ann 5W:floor"});
    return game;
}

TEST(Turn, ComesBeforeTheSource) {
    Told game;
    game.play({deal});
    EXPECT_EQ(game.hear("Ben 6B:2"), Law::turn_wrong_player);
    EXPECT_EQ(game.hear("Ann 6B:2"), Law::display_none);
    EXPECT_EQ(game.hear("1B:2"), Law::none);
    EXPECT_EQ(game.hear("Ann 1B:2"), Law::turn_wrong_player);
}

TEST(Turn, GoesClockwise) {
    Told game(4);
    game.play({"displays BBBB YYYY RRRR KKKK WWWW BBBB YYYY RRRR KKKK", "Ann 1B:4", "Ben 2Y:4", "Cat 3R:4", "Dan 4K:4",
               "Ann 5W:3"});
    EXPECT_EQ(game.hear("Cat 6B:3"), Law::turn_wrong_player);
}

TEST(Source, HasWhatIsTaken) {
    Told game;
    game.play({deal, "Ann 1B:2"});
    EXPECT_EQ(game.hear("Ben 1B:2"), Law::display_empty);
    EXPECT_EQ(game.hear("Ben 2Y:2"), Law::display_no_color);
    EXPECT_EQ(game.hear("Ben 9Y:2"), Law::display_none);
    EXPECT_EQ(game.hear("Ben cB:2"), Law::center_no_color);
    EXPECT_EQ(game.hear("Ben cY:2"), Law::none);
    EXPECT_EQ(game.hear("Ann cY:2"), Law::center_no_color);
}

TEST(Source, CenterIsEmptyAtFirst) {
    Told game;
    game.play({deal});
    EXPECT_EQ(game.hear("Ann cB:2"), Law::center_empty);
}

TEST(Line, TakesOneColorUntilItIsFull) {
    Told game;
    game.play({deal, "Ann 1B:2", "Ben 3R:2"});
    EXPECT_EQ(game.hear("Ann 4B:2"), Law::line_full);
    EXPECT_EQ(game.hear("Ann 4W:2"), Law::line_full);
    game.play({"Ann 4B:3", "Ben 5W:5"});
    EXPECT_EQ(game.hear("Ann cW:3"), Law::line_other_color);
    EXPECT_EQ(game.hear("Ann cW:4"), Law::none);
}

TEST(Line, TakesNoColorOfItsRow) {
    Told game;
    game.play({plain_deal, "Ann 1K:1", "Ben 2R:4", "Ann 3Y:floor", "Ben 4B:floor", "Ann 5W:floor", plain_deal});
    EXPECT_EQ(game.hear("Ann 1K:1"), Law::wall_has_color);
    EXPECT_EQ(game.hear("Ann 1K:2"), Law::none);
}

TEST(Round, IsAnnouncedOnce) {
    Told game;
    EXPECT_EQ(game.hear("round 2 Ann"), Law::round_number);
    EXPECT_EQ(game.hear("Ann 1B:2"), Law::displays_missing);
    game.play({"round 1 Ben"});
    EXPECT_EQ(game.hear("round 1 Ann"), Law::round_twice);
    EXPECT_EQ(game.hear("round 2 Ann"), Law::round_twice);
    game.play({deal});
    EXPECT_EQ(game.hear(deal), Law::displays_twice);
    EXPECT_EQ(game.hear("round 2 Ann"), Law::round_not_over);
    game.play({"Ben 1B:2"});
    EXPECT_EQ(game.hear(deal), Law::round_not_over);
}

TEST(Round, BeginsWithWhoeverHasTheMarker) {
    Told game;
    game.play({"displays KKKB RRRR YYYY BBBB WWWW", "Ann 1K:3", "Ben cB:1", "Ann 2R:4", "Ben 3Y:4", "Ann 4B:floor",
               "Ben 5W:5"});
    EXPECT_EQ(game.hear("round 2 Ann"), Law::round_starter);
    EXPECT_EQ(game.hear("round 2 Ben"), Law::none);
}

TEST(Displays, AreFilledWithWhatThereIs) {
    Told game;
    EXPECT_EQ(game.hear("displays BBYR KWWB RRKY YBKW"), Law::displays_number);
    EXPECT_EQ(game.hear("displays BBYRR KWWB RRKY YBKW WWRR"), Law::displays_too_many_tiles);
    EXPECT_EQ(game.hear("displays BBY KWWBB RRKY YBKW WWRR"), Law::displays_not_full);
    game.state.table.bag -= one_of(3) * 18;
    EXPECT_EQ(game.hear("displays KKKB RRRR YYYY BBBB WWWW"), Law::displays_not_in_bag);
    EXPECT_EQ(game.hear("displays KKBB RRRR YYYY BBBB WWWW"), Law::none);
}

/// One display at a time: the bag's last tiles come first, then all of the lid goes into the bag.
TEST(Displays, AreRefilledFromTheLid) {
    Told game;
    game.state.table.lid = game.state.table.bag - one_of(0) * 3;
    game.state.table.bag = one_of(0) * 3;
    EXPECT_EQ(game.hear("displays BBKK RRRR YYYY BBKK WWWW"), Law::displays_bag_first);
    EXPECT_EQ(game.hear("displays BBB RRRR YYYY BBBB WWWW"), Law::displays_not_full);
    EXPECT_EQ(game.hear("displays BBBK RRRR YYYY BBBB WWWW"), Law::none);
    EXPECT_EQ(game.state.table.lid, 0U);
    EXPECT_TRUE(Azul::conserved(game.state));
}

TEST(Displays, StayShortWhenNothingIsLeft) {
    Told game;
    game.state.table.bag = one_of(0) * 4 + one_of(1) * 2;
    EXPECT_EQ(game.hear("displays BBBB Y - - -"), Law::displays_not_full);
    EXPECT_EQ(game.hear("displays BBBB YYR - - -"), Law::displays_not_in_bag);
    EXPECT_EQ(game.hear("displays BBBB YY - - -"), Law::none);
    EXPECT_EQ(game.state.table.left, 6);
}

TEST(Tile, IsForTheGrayWallBehindTheOffer) {
    Told colored;
    colored.play({deal});
    EXPECT_EQ(colored.hear("tile Ann 1:1"), Law::tile_colored_wall);
    Told gray(2, true);
    gray.play({deal});
    EXPECT_EQ(gray.hear("tile Ann 1:1"), Law::tile_not_now);
}

TEST(Tile, HoldsTheNextRoundUp) {
    Told game = gray_round();
    EXPECT_EQ(game.hear("round 2 Ann"), Law::tile_missing);
    EXPECT_EQ(game.hear(deal), Law::tile_missing);
    EXPECT_EQ(game.hear("Ann 1B:2"), Law::tile_missing);
    game.play({"tile Ben 4:1"});
    EXPECT_EQ(game.hear("tile Ben 4:1"), Law::tile_nothing);
    game.play({"tile Ann 1:1 2:2", "round 2 Ann"});
}

TEST(Tile, ListsCompleteLinesInOrder) {
    Told game = gray_round();
    EXPECT_EQ(game.hear("tile Ann 3:1 1:1"), Law::tile_line_not_complete);
    EXPECT_EQ(game.hear("tile Ann 1:1 1:1 3:1"), Law::tile_order);
    EXPECT_EQ(game.hear("tile Ann 2:1 1:1"), Law::tile_order);
    EXPECT_EQ(game.hear("tile Ann 1:1"), Law::tile_line_missing);
    EXPECT_EQ(game.hear("tile Ann 1:floor 2:2"), Law::tile_floor_though_space);
    EXPECT_EQ(game.hear("tile Ann 1:1 2:1"), Law::none);
}

TEST(Tile, FindsTheSpaceFreeAndTheColumnWithoutItsColor) {
    Told game(2, true);
    game.play(
        {"displays KKKK KKKK YYYY BBBB WWWW", "Ann 1K:1", "Ben 3Y:floor", "Ann 2K:4", "Ben 4B:floor", "Ann 5W:floor"});
    EXPECT_EQ(game.hear("tile Ann 1:1 4:1"), Law::tile_column_has_color);
    game.play(
        {"tile Ann 1:1 4:2", plain_deal, "Ann 3Y:1", "Ben 2R:floor", "Ann 1K:floor", "Ben 4B:floor", "Ann 5W:floor"});
    EXPECT_EQ(game.hear("tile Ann 1:1"), Law::tile_space_taken);
    EXPECT_EQ(game.hear("tile Ann 1:5"), Law::none);
}

TEST(Met, ByAPick) {
    Told game;
    game.play({deal, "Ann 1B:3"});
    const auto free = game.met("Ben 2W:2");
    EXPECT_EQ(times(free, Law::display_no_color), 1);
    EXPECT_EQ(times(free, Law::turn_wrong_player), 1);
    EXPECT_EQ(times(free, Law::center_no_color), 0);
    EXPECT_EQ(times(free, Law::line_full), 0);
    EXPECT_EQ(times(free, Law::claim_count), 0);
    EXPECT_EQ(times(game.met("cY:2"), Law::turn_wrong_player), 0);
    EXPECT_EQ(times(game.met("Ben 2WW:2"), Law::claim_count), 1);
    EXPECT_EQ(times(game.met("Ben cY:floor"), Law::center_empty), 1);
    game.play({"Ben 2W:2"});
    EXPECT_EQ(times(game.met("Ann 4B:3"), Law::line_other_color), 1);
    EXPECT_EQ(times(game.met("Ann 4B:floor"), Law::line_other_color), 0);
}

TEST(Met, ByADisplaysLine) {
    Told game;
    const auto met = game.met(deal);
    for (const Law law : {Law::displays_number, Law::displays_too_many_tiles, Law::displays_not_full,
                          Law::displays_not_in_bag, Law::displays_twice, Law::round_not_over}) {
        EXPECT_EQ(times(met, law), 1) << static_cast<int>(law);
    }
    EXPECT_EQ(times(met, Law::displays_bag_first), 0);
    EXPECT_EQ(times(met, Law::tile_missing), 0);
    game.state.table.bag = one_of(0) * 19;
    EXPECT_EQ(times(game.met(deal), Law::displays_bag_first), 1);
}

TEST(Met, ByATileLine) {
    Told game = gray_round();
    const auto met = game.met("tile Ann 1:1 2:1");
    EXPECT_EQ(times(met, Law::tile_line_not_complete), 1);
    EXPECT_EQ(times(met, Law::tile_line_missing), 1);
    EXPECT_EQ(times(met, Law::tile_order), 1);
    EXPECT_EQ(times(met, Law::tile_column_has_color), 1);
    EXPECT_EQ(times(met, Law::tile_space_taken), 0);
    EXPECT_EQ(times(met, Law::tile_floor_though_space), 0);
    EXPECT_EQ(times(game.met("tile Ben 4:1"), Law::tile_order), 0);
}

/// More entries than there is room for are no reason to look beyond it.
TEST(Met, ByATileLineOfAnyLength) {
    Told game = gray_round();
    const auto met = game.met("tile Ann 1:1 2:1 3:1 4:1 5:1 1:1 2:1 3:1 4:1 5:1 1:floor 2:floor");
    EXPECT_EQ(times(met, Law::tile_floor_though_space), 0);
}

TEST(Stands, MakesRoomForThePick) {
    Told game;
    game.play({deal, "Ann 1B:2"});
    game.let_stand("Ann 3R:3");
    EXPECT_EQ(game.board(0).held(2), 2);
    EXPECT_EQ(game.state.table.turn, 1);
    game.let_stand("Ann 4B:2");
    EXPECT_EQ(game.board(0).floor_used, 1);
    EXPECT_TRUE(Azul::conserved(game.state));
}

TEST(Stands, BuildsAColorTwiceInARowsLine) {
    Told game;
    game.play({plain_deal, "Ann 1K:1", "Ben 2R:4", "Ann 3Y:floor", "Ben 4B:floor", "Ann 5W:floor", plain_deal});
    game.let_stand("Ann 1K:1");
    EXPECT_TRUE(game.board(0).complete(0));
    EXPECT_EQ(game.board(0).floor_used, 3);
    game.play({"Ben 2R:floor", "Ann 3Y:floor", "Ben 4B:floor", "Ann 5W:floor"});
    EXPECT_EQ(game.board(0).held(0), 0);
    EXPECT_TRUE(Azul::conserved(game.state));
}

}  // namespace
}  // namespace arbiter::azul::turn_test
