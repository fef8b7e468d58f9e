// A position of Grawlix in set lines: what is printed, what is drafted, and who is to move.
#include "rules/grawlix/partial_position.hpp"
#include "rules/grawlix/table.hpp"
#include "rules/registry/judge.hpp"
#include "rules/registry/registry.hpp"
#include "tests/rules/grawlix/sample.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace arbiter::grawlix::position_test {
namespace {

const std::string head = "Game: grawlix\nPlayers: Ann, Ben\n\n";
const std::string draft = "draft @B &V %O *O $R @V #G #B\n";

std::optional<std::string> no_files(std::string_view) {
    return std::nullopt;
}

/// What is printed of a record; with the fault behind it, if there is one.
std::string printed(const std::string& body) {
    const std::string text = head + body;
    Report report;
    const SetLines lines = find_game("grawlix")->set_lines(read_record(RecordText{text}), no_files, report);
    return lines.text + lines.fault;
}

Position position_of(const std::string& body) {
    const std::string text = head + body;
    Report report;
    return find_game("grawlix")->position(read_record(RecordText{text}), no_files, report);
}

TEST(GrawlixPosition, SaysNothingOfWhatIsAsAtTheStart) {
    EXPECT_EQ(printed(""), "");
    EXPECT_EQ(printed("set turn Ann\n"), "");
    EXPECT_EQ(printed("set turn Ben\n"), "set turn Ben\n");
}

TEST(GrawlixPosition, IsGridAndHands) {
    EXPECT_EQ(printed(draft), "set Ann hand @B #G $R %O\nset Ben hand @V #B &V *O\n");
    EXPECT_EQ(printed(draft + "Ann @B:-9,31000 +$G\nBen &V:-8,31000 +#R\n"),
              "set grid @B:-9,31000 &V:-8,31000\nset Ann hand #G $R $G %O\nset Ben hand @V #R #B *O\n");
}

TEST(GrawlixPosition, SaysWhoPlayedAndMovesWhereThatDoesNotFollow) {
    const std::string hands = "set Ann hand #G $R $G %O\nset Ben hand @V #R #B *O\n";
    EXPECT_EQ(printed("set grid @B:0,0\nset Ben played 1\n" + hands),
              "set grid @B:0,0\n" + hands + "set Ben played 1\n");
    EXPECT_EQ(printed("set grid @B:0,0\nset turn Ann\n" + hands), "set grid @B:0,0\n" + hands + "set turn Ann\n");
}

TEST(GrawlixPosition, PrintsUnseenTilesThatCanBeNoOthers) {
    // Everything but the three tiles left lies in the grid, and who was to move could not play.
    const std::string grid =
        "set grid @B:0,0 &V:E $Y:E *G:E #R:E %O:E *O:0,1 $R:E @V:E &B:E %Y:E #G:E %V:0,2 #B:E *R:E $O:E @G:E\n"
        "set grid &Y:5,2 $G:0,3 *Y:E %B:E #V:E &O:E @R:E &R:0,4 %G:E #O:E @Y:E *B:E #Y:0,5 @O:E &G:E %R:E\n";
    const std::string text = printed(grid + "set Ben hand ? ? ? ?\nend finished\n");
    EXPECT_NE(text.find("set Ann hand $V\nset Ben hand $B *V\n"), std::string::npos) << text;
}

/// Five in a row and one of which nobody wrote the cell: above and below each, and at both ends.
TEST(GrawlixPosition, ATileCanLieAsFarAwayAsAFrameIsWide) {
    PartialPosition row;
    for (const WrittenTile& one : tiles("@B &V $Y *G #R %O")) {
        SetTile& laid = row.grid.emplace_back();
        laid.tile = one;
        laid.place.cell.x = static_cast<std::int32_t>(row.grid.size()) - 1;
    }
    row.grid.back().place.by = Place::By::unknown;
    std::vector<Cell> found;
    EXPECT_TRUE(each_grid(row, [&](const PartialPosition& filled, std::span<const candidates::FilledIn>) {
        found.push_back(filled.grid.back().place.cell);
        return true;
    }));
    EXPECT_EQ(found.size(), 12U);
    EXPECT_EQ(std::ranges::count(found, Cell{5, 0}), 1);
    EXPECT_EQ(std::ranges::count(found, Cell{-1, 0}), 1);
}

/// The same moves, and as many ways to go on.
TEST(GrawlixPosition, CountsTheSameContinuations) {
    const std::string played = head + draft + "Ann @B:0,0 +$G\nBen &V:1,0 +#R\n";
    const std::string text = head + printed(draft + "Ann @B:0,0 +$G\nBen &V:1,0 +#R\n");
    const GameEntry& game = *find_game("grawlix");
    EXPECT_EQ(game.count(read_record(RecordText{text}), no_files, 3),
              game.count(read_record(RecordText{played}), no_files, 3));
}

TEST(GrawlixPosition, ListsWhatUnknownHandsMayPlay) {
    const Position position = position_of("set grid @B:0,0\nset Ann hand #G $R $G %O\n");
    EXPECT_TRUE(position.open);
    EXPECT_EQ(position.to_move, 1);
    EXPECT_GT(position.moves.size(), 50U);
}

/// More `?` than anybody follows: the record is read, and nothing is said of it.
TEST(GrawlixPosition, OfNothingButUnknownTilesIsUnverified) {
    std::string text = head + "set grid";
    for (int i = 0; i < tile_count; ++i) {
        text += " ?:?";
    }
    text += "\nAnn @B:0,0\n";
    Report report;
    judge(RecordText{text}, {}, no_files, report);
    EXPECT_EQ(report.verdict, Verdict::unverified);
    EXPECT_NE(report.relaxed_from, no_offset);
}

TEST(GrawlixPosition, MarksTheMovesOfTilesThatAreHeldPerhaps) {
    const Position position =
        position_of("set grid @B:0,0 #V:1,0\nset Ann hand ? @R $R #B\nset Ben hand $Y $G $O $V\n");
    std::size_t sure = 0;
    for (std::size_t i = 0; i < position.moves.size(); ++i) {
        const std::string tile = position.moves[i].substr(4, 2);
        EXPECT_EQ(position.in_all[i], tile == "@R" || tile == "$R" || tile == "#B") << position.moves[i];
        sure += position.in_all[i] ? 1U : 0U;
    }
    EXPECT_GT(sure, 0U);
    EXPECT_LT(sure, position.moves.size());
}

}  // namespace
}  // namespace arbiter::grawlix::position_test
