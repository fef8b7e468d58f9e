// Findings show the earlier line that they rest on.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace arbiter::test::earlier_lines_test {
namespace {

const std::string azul = "Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\ndisplays BBYR BKWW YRRK BYKW RRWW\n";
const std::string dorfromantik = "Game: dorfromantik\nPlayers: Ann, Ben\n\n";
const std::string grawlix = "Game: grawlix\nPlayers: Ann, Ben\n\ndraft @B &V %O *O $R @V #G #B\n";

/// Below the line that is wrong stands this one, with what it has to do with it.
void expect_shown(const std::string& record, const std::string& line, const std::string& words) {
    const Folder folder;
    const Ran ran = arbiter("check " + folder.write("a.tgn", record));
    EXPECT_TRUE(contains(ran.out, "- " + words + "\n")) << ran.out;
    EXPECT_TRUE(contains(ran.out, " | " + line + "\n")) << ran.out;
}

TEST(EarlierLines, TellWhoTookTheTiles) {
    expect_shown(azul + "Ann 1B:2\nBen 1Y:2\n", "Ann 1B:2", "this emptied it");
    expect_shown(azul + "Ann 1B:2\nBen cR:2\nAnn 2K:3\nBen cR:2\n", "Ben cR:2", "red was taken here");
    expect_shown(azul + "Ann 1K:2\n", "displays BBYR BKWW YRRK BYKW RRWW", "it was filled here");
}

TEST(EarlierLines, TellWhereARoundBegan) {
    expect_shown("Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\nround 1 Ben\n", "round 1 Ann", "round 1 begins here");
    expect_shown("Game: framework\nPlayers: Ann, Ben\n\nround 1 Ann\noffer G/- B/- Y/-\nAnn 1:0,0\nBen 1:0,0\n",
                 "Ann 1:0,0", "it was taken here");
}

TEST(EarlierLines, TellFromWhichTileADirectionIsCounted) {
    expect_shown(grawlix + "Ann @B:0,0 +$G\nBen &V:E +#R\nAnn %O:1S +*B\nBen #R:2W +*V\n", "Ben &V:E +#R",
                 "the direction is counted from here");
    expect_shown(dorfromantik + "Ann task F5 FFFFSS:0,0\nBen task G4 GG....:1,0\nAnn task V6 VVVVVV:1E\n",
                 "Ann task F5 FFFFSS:0,0", "the direction is counted from here");
    expect_shown("Game: framework\nPlayers: Ann\n\nAnn G/-:0,0\nAnn B/-:E\nAnn Y/-:S\nAnn Y/-:1S\nAnn R/-:4E\n",
                 "Ann Y/-:1S", "the direction is counted from here");
}

TEST(EarlierLines, TellWhatUndoDoesNotReach) {
    expect_shown(grawlix + "undo\n", "draft @B &V %O *O $R @V #G #B", "undo does not reach behind this line");
    expect_shown(grawlix + "end abandoned\nAnn @B:0,0 +$G\n", "end abandoned", "the end line");
}

}  // namespace
}  // namespace arbiter::test::earlier_lines_test
