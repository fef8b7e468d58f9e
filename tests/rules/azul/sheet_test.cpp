// What the score sheet of Azul explains beside points.
#include "rules/score/sheet_text.hpp"
#include "tests/judging.hpp"
#include "tests/rules/azul/playing.hpp"

#include <gtest/gtest.h>

#include <string>

namespace arbiter::azul::sheet_test {
namespace {

std::string sheet_of(const std::string& text) {
    return score::text_of(judged(text, {.sheet = true}).sheet);
}

bool says(const std::string& sheet, const char* words) {
    return sheet.find(words) != std::string::npos;
}

/// On a full floor line the marker has no space, and costs nothing.
TEST(Sheet, KnowsTheMarkerBesideAFullFloorLine) {
    const std::string head = "Game: azul\nPlayers: Ann, Ben\n\ndisplays KKKK RRRR YYYY BBBB WWWK\n";
    EXPECT_TRUE(says(sheet_of(head + "Ann 1K:floor\nBen 2R:4\nAnn 3Y:floor\nBen 5W:3\nAnn cK:1\nBen 4B:2\n"),
                     "floor line: 7 spaces taken, the marker beside them"));
    EXPECT_TRUE(says(sheet_of(head + "Ann 1K:floor\nBen 2R:4\nAnn 5W:3\nBen 3Y:5\nAnn cK:1\nBen 4B:2\n"),
                     "floor line: 5 spaces taken, one by the marker"));
}

TEST(Sheet, TellsOfALineThatTheGrayWallHasNoSpaceFor) {
    const std::string sheet = sheet_of(
        "Game: azul\nPlayers: Ann, Ben\nHouse: wall=gray\n\nset round 2 Ann\n"
        "set Ann wall YRKW. ....B ..... ..... .....\nset Ann lines B - - - -\nset Ann score 10\n"
        "set displays - - - - -\nset center -\ntile Ann 1:floor\n");
    EXPECT_TRUE(says(sheet, "0  blue of pattern line 1: no space is left in row 1, 1 tile falls\n"));
    EXPECT_TRUE(says(sheet, "floor line: 1 space taken"));
}

TEST(Sheet, SaysWhatDecidesATie) {
    const std::string text = arbiter::test::slurp("examples/azul/tie.tgn");
    EXPECT_TRUE(says(sheet_of(text),
                     "a tie at 71 points: Ben has 3 complete rows and Eva has 2 complete rows; more rows win\n"))
        << sheet_of(text);
    const std::string shared = sheet_of(
        "Game: azul\nPlayers: Ann, Ben\n\nset Ann wall xxxxx ..... ..... ..... .....\nset Ann score 15\n"
        "set Ben wall xxxxx ..... ..... ..... .....\nset Ben score 15\nend finished\n");
    EXPECT_TRUE(says(shared, "complete row; the victory is shared\n")) << shared;
    const std::string behind = sheet_of(
        "Game: azul\nPlayers: Ann, Ben, Cat\n\nset Ann wall xxxxx ..... ..... ..... .....\nset Ann score 15\n"
        "set Ben score 5\nset Cat score 5\nend finished\n");
    EXPECT_TRUE(says(behind, "Ann: 17 points")) << behind;
    EXPECT_FALSE(says(behind, "a tie")) << behind;
}

}  // namespace
}  // namespace arbiter::azul::sheet_test
