// arbiter show --position: the lines of a position, also where some of it is unknown, and of a ledger.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

namespace arbiter::test::show_test {
namespace {

const std::string ledger =
    "Game: dorfromantik-campaign\nPlayers: Ann, Ben\n\n"
    "game 1 score 104\ncross start>Box-1:2\n"
    "game 2 score 121\ncross Box-1>Box-2:1 Box-1>Box-2:2\n";

TEST(Show, PrintsWhatALedgerSays) {
    const Folder folder;
    const Ran ran = arbiter("show --position " + folder.write("a.tgn", ledger));
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out, "game 1 score 104\ncross start>Box-1:2\ngame 2 score 121\ncross Box-1>Box-2:3\n");
    const Ran cut = arbiter("show --position " + folder.path("a.tgn") + ":6");
    EXPECT_EQ(cut.out, "game 1 score 104\ncross start>Box-1:2\ngame 2 score 121\n");
}

const std::string open_offer =
    "Game: framework\nPlayers: Ann, Ben\n\n"
    "set round 2 Ben\nset offer B/- G/- Y/-\nset Ann display G/2G:0,0\nset Ben display B/-:0,0\n"
    "Ben ?:1,0\n";

TEST(Show, PrintsTheLinesOfAllPossiblePositions) {
    const Folder folder;
    const std::string path = folder.write("a.tgn", open_offer);
    const Ran ran = arbiter("show --position " + path + " 2>/dev/null");
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(contains(ran.out, "set Ann display G/2G:0,0\n")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "set round 2 Ben\n")) << ran.out;
    EXPECT_FALSE(contains(ran.out, "set Ben display")) << ran.out;
    EXPECT_FALSE(contains(ran.out, "set offer")) << ran.out;
    EXPECT_TRUE(contains(arbiter("show --position " + path + " 2>&1").out, "more than one position possible"));
}

/// Everyone may check once more when the last tile lies.
TEST(Moves, AreClaimsBehindTheEnd) {
    const Folder folder;
    const std::string game = shell("cat examples/framework/last-check.tgn").out;
    const std::string path = folder.write("end.tgn", game.substr(0, game.find("Cat +-1,-1/1")));
    const std::string claims = "Cat +-1,-1/1\nCat +-2,-1/1\n";
    EXPECT_EQ(arbiter("moves " + path).out, "the game is over; 2 claims may still be made\n" + claims);
    EXPECT_EQ(arbiter("moves examples/framework/last-check.tgn").out, "the game is over\n");
    EXPECT_TRUE(contains(arbiter("trace --moves " + path).out, R"("moves":["Cat +-1,-1/1","Cat +-2,-1/1"])"));
}

/// Ann laid a tile that nobody noted last: what she may claim hangs on it.
TEST(Moves, AreClaimsBehindTheEndWhereFactsAreOpen) {
    const Folder folder;
    std::string game = shell("cat examples/framework/last-check.tgn").out;
    game.replace(game.rfind("B/- RGS/"), 3, "?");
    const std::string path = folder.write("end.tgn", game.substr(0, game.find("Cat +-1,-1/1")));
    EXPECT_EQ(arbiter("moves " + path + " 2>/dev/null").out,
              "the game is over; 5 claims may still be made\n"
              "Ann +1,-6/1 ; not in all\nAnn +1,-6/2 ; not in all\nAnn +1,-6/3 ; not in all\n"
              "Cat +-1,-1/1\nCat +-2,-1/1\n");
}

/// Behind what lies on the table nobody can say who is to move, unless the position does.
TEST(Moves, AskWhoIsToMoveWhereAPositionLeavesItOpen) {
    const Folder folder;
    for (const std::string position :
         {"azul\nPlayers: Ann, Ben\n\nset round 2 Ann\nset displays BBYY - - - -\nset center R\n",
          "framework\nPlayers: Ann, Ben, Cat\n\nset offer - B/- G/- S/-\nset Ann display B/-:0,0\n",
          "frame-work\nPlayers: Ann, Ben\nDeck: gala\n\nset round 2 Ann\nset Ann hand A1\nset Ben hand E1\n"
          "set Ben dossier A2!\n"}) {
        const std::string path = folder.write("a.tgn", "Game: " + position);
        const Ran ran = arbiter("moves " + path);
        EXPECT_EQ(ran.code, 0);
        EXPECT_EQ(ran.out,
                  "nobody says who is to move: what is legal can be told behind a line such as\nset turn Ann\n")
            << position;
        folder.write("a.tgn", "Game: " + position + "set turn Ben\n");
        EXPECT_TRUE(contains(arbiter("moves " + path).out, "Ben to move")) << position;
    }
}

/// An offer of too few tiles that stands has no set line, and as many tiles as were laid out.
TEST(Show, SaysThatARecordIsTooLong) {
    const Folder folder;
    const std::string head = "Game: azul\nPlayers: Ann, Ben\n\n";
    const std::string path = folder.write("long.tgn", head + std::string(17U << 20U, '\n'));
    for (const std::string command : {"moves ", "show "}) {
        const Ran ran = arbiter(command + path + " 2>&1");
        EXPECT_EQ(ran.code, 3);
        EXPECT_TRUE(contains(ran.out, "this record is longer than 16 MiB; it is passed over")) << ran.out;
    }
    folder.write("long.tgn", head + std::string(17U << 20U, '\n') + head);
    EXPECT_EQ(arbiter("moves " + path).code, 0);
    EXPECT_EQ(arbiter("moves --record 1 " + path).code, 3);
}

/// Habits are undone in their places: each piece was put there by the line that it was put there by.
TEST(Show, SaysWhichLinePutAPieceThereWhateverTheRecordIsWrittenLike) {
    const Folder folder;
    const std::string body = "Players: Ann, Ben\n\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\n";
    const std::string moves = "Ann 3R:3\nBen 1B:1\n";
    const std::string path = folder.write("record.tgn", "Game: azul\nDate: 2026-11-20\n" + body + moves);
    const std::string shown = arbiter("show --json " + path).out;
    EXPECT_TRUE(contains(shown, R"("line":7)")) << shown;
    folder.write("record.tgn", "Game: azul\nDate: 20.11.2026\n" + body + moves);
    EXPECT_EQ(arbiter("show --json " + path).out, shown);
    folder.write("record.tgn", "Game: azul\nDate: 2026-11-20\n" + body + "Ann 3 red -> line 3\nBen 1B:1\n");
    EXPECT_EQ(arbiter("show --json " + path).out, shown);
}

TEST(Show, WritesAsManyTilesAsAnOfferThatStandsHas) {
    const Folder folder;
    const Ran ran = arbiter(
        "show --position " +
        folder.write("a.tgn", "Game: framework\nPlayers: Ann, Ben\n\nround 1 Ann\noffer B/- G/- stands\n") + " 2>&1");
    EXPECT_EQ(ran.code, 1);
    EXPECT_FALSE(contains(ran.out, "set offer B/- G/- ")) << ran.out;
}

}  // namespace
}  // namespace arbiter::test::show_test
