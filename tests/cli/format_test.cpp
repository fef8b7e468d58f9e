// fmt: one way to write a record, nothing lost, whatever stands in it.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <string>

namespace arbiter::test::format_test {
namespace {

const std::string header = "Game: azul\nPlayers: Ann, Ben\n\n";

std::string formatted(const std::string& text) {
    const Folder folder;
    const Ran ran = arbiter("fmt " + folder.write("a.tgn", text) + " 2>&1");
    EXPECT_EQ(ran.code, 0) << ran.out;
    const Ran again = arbiter("fmt " + folder.write("b.tgn", ran.out) + " 2>&1");
    EXPECT_EQ(again.out, ran.out);
    return ran.out;
}

TEST(Format, WhatCannotBeReadIsLeftAndToldWithExitCode1) {
    const Folder folder;
    const std::string text = header + "round 1 Ann\nAnn 3Q:2\nBen 4Q:2\n";
    const std::string path = folder.write("a.tgn", text);
    const Ran printed = arbiter("fmt " + path + " 2>/dev/null");
    EXPECT_EQ(printed.out, text);
    EXPECT_EQ(printed.code, 1);
    const Ran checked = arbiter("fmt --check " + path + " 2>&1");
    EXPECT_EQ(checked.code, 1);
    EXPECT_TRUE(contains(checked.out, "a.tgn: line 5 cannot be read: expected a color")) << checked.out;
    EXPECT_TRUE(contains(checked.out, "it is left as it is")) << checked.out;
    EXPECT_EQ(arbiter("fmt --check " + folder.write("l.tgn", "Game: azul\nPlayers: Zo\xEB, Ben\n\n") + " 2>&1").code,
              1);
    EXPECT_EQ(arbiter("fmt --check " + folder.write("b.tgn", header + "round 1 Ann\n")).code, 0);
}

TEST(Format, AByteOrderMarkLeavesOneRecordOne) {
    EXPECT_EQ(formatted("\xEF\xBB\xBF" + header + "displays BBYR KWWB RRKY YBKW WWRR\n1B:2\n"),
              header + "round 1 Ann\ndisplays BBYR BKWW YRRK BYKW RRWW\nAnn 1B:2\n");
    EXPECT_EQ(formatted("\xEF\xBB\xBF; a club's archive\n\n" + header + "displays BBYR KWWB RRKY YBKW WWRR\n"),
              "; a club's archive\n\n" + header + "round 1 Ann\ndisplays BBYR BKWW YRRK BYKW RRWW\n");
}

TEST(Format, ActorsAndRoundsAreKnownHoweverMuchIsUnknown) {
    const std::string body = "displays ???? ???? ???? ???? ????\n";
    EXPECT_EQ(formatted(header + body + "1B:1\n2B:1\n3B:2\n4B:2\n5B:3\ncR:5\ncY:5\n" + body + "1R:4\n"),
              header + "round 1 Ann\n" + body +
                  "Ann 1B:1\nBen 2B:1\nAnn 3B:2\nBen 4B:2\nAnn 5B:3\nBen cR:5\nAnn cY:5\n" + "round 2 Ben\n" + body +
                  "Ben 1R:4\n");
}

TEST(Format, PartsThatNoGameHasRoomForAreKept) {
    const std::string scores = "scores 0 1 2 3 4 5 6 7 8 9 10 11\n";
    EXPECT_EQ(formatted(header + scores), header + scores);
    const std::string displays = "displays BBYR BBYR BBYR BBYR BBYR BBYR BBYR BBYR BBYR BBYR BBYR BBYR BBYR BBYR\n";
    EXPECT_EQ(formatted(header + displays), header + displays);
}

TEST(Format, LinesBehindAViolationAreWrittenAlike) {
    EXPECT_EQ(formatted(header + "round 3 Ann\ndisplays RBYB KWWB RRKY YBKW WWRR\nP1  3R:f\n 2KK:1\n"),
              header + "round 3 Ann\ndisplays BBYR BKWW YRRK BYKW RRWW\nAnn 3R:floor\n2KK:1\n");
}

TEST(Format, WhatStandsIsNotSaidTwice) {
    const std::string displays = "displays BBYR BKWW YRRK BYKW RRWW\n";
    EXPECT_EQ(formatted(header + "round 2 Ann stands\n" + displays), header + "round 2 Ann stands\n" + displays);
}

/// O'Neil with a phone's apostrophe: such a name is no word, so lines say P1.
TEST(Format, NamesWithAPhonesPunctuationAreNumbers) {
    const std::string odd = "Game: azul\nPlayers: O\xE2\x80\x99Neil, Jean\xE2\x80\x93Luc\n\n";
    const std::string displays = "displays BBYR BKWW YRRK BYKW RRWW\n";
    EXPECT_EQ(formatted(odd + displays + "1B:2\nP2 2W:2\n"), odd + "round 1 P1\n" + displays + "P1 1B:2\nP2 2W:2\n");
    const Folder folder;
    const Ran moves = arbiter("moves " + folder.write("a.tgn", odd + displays));
    EXPECT_TRUE(contains(moves.out, "P1 1B:1\n"));
}

// A file that ends between the two characters of its last line break.
TEST(Format, ACutLineBreakIsALineBreak) {
    const std::string displays = "displays BBYR BKWW YRRK BYKW RRWW";
    EXPECT_EQ(formatted("Game: azul\r\nPlayers: Ann, Ben\r\n\r\nround 1 Ann\r\n" + displays + "\r"),
              header + "round 1 Ann\n" + displays + "\n");
    EXPECT_EQ(formatted("Game: azul\r\nPlayers: Ann, Ben\r"), "Game: azul\nPlayers: Ann, Ben\n");
    EXPECT_EQ(formatted("Game: azul\r\nPlayers: Ann, Ben\r\n\r"), "Game: azul\nPlayers: Ann, Ben\n");
    const Folder folder;
    EXPECT_EQ(arbiter("check " + folder.write("a.tgn", "Game: azul\r\nPlayers: Ann, Ben\r\n\r\nround 1 Ann\r")).code,
              0);
}

// Cells count from the first tile, and a difference can have a digit more than a cell has room for.
TEST(Format, FirstCellsOfSevenDigits) {
    EXPECT_EQ(formatted("Game: dorfromantik\nPlayers: Ann\n\ntask F6 FFFFFF:9999999,-7\ntask S5 S.GGG.:-9,-8\n"),
              "Game: dorfromantik\nPlayers: Ann\n\nAnn task F6 FFFFFF:0,0\nAnn task S5 S.GGG.:-9999999,-1\n");
    const std::string draft = "Game: grawlix\nPlayers: Ann, Ben\n\ndraft @B &V %O *O $R @V #G #B\n";
    EXPECT_EQ(formatted(draft + "Ann @B:-9999999,0 +$G\nBen &V:9,9\n"), draft + "Ann @B:0,0 +$G\nBen &V:9999999,9\n");
}

/// Lines that stay as they are hold all others where they lie: together they are one map.
TEST(Format, CellsMoveInAllLinesOrInNone) {
    const std::string dorf = "Game: dorfromantik\nPlayers: Ann, Ben\n\n";
    const std::string first = "Ann task F5 FFFFSS:4,4\n";
    const std::string wrong = dorf + first + "Ben task G4 GG....:9,9\nAnn task T6 .TT.SS:3,5\n";
    EXPECT_EQ(formatted(wrong), wrong);
    const std::string behind = "Ann task T6 .TT.SS:3,5\nBen land 2\n";
    EXPECT_EQ(arbiter("fmt " + Folder().write("a.tgn", dorf + "task F5 FFFFSS:4,4\nBen task G4 GG....:1E\n" + behind) +
                      " 2>/dev/null")
                  .out,
              dorf + first + "Ben task G4 GG....:5,4\n" + behind);
    const std::string draft = "Game: grawlix\nPlayers: Ann, Ben\n\ndraft @B &V %O *O $R @V #G #B\n";
    const std::string apart = draft + "Ann @B:3,3 +$G\nBen &V:9,9 +#R\nAnn %O:3,4 +$V\n";
    EXPECT_EQ(formatted(apart), apart);
    const std::string offer = "Game: framework\nPlayers: Ann, Ben\n\nround 1 Ann\noffer B/3B G/- B/-\n";
    const std::string taken = offer + "Ann 1:7,7\nBen 1:2,2\nAnn 3:8,7\n";
    EXPECT_EQ(formatted(taken), taken);
}

/// Where nobody follows any more what may have happened, lines stay as they are, too.
TEST(Format, CellsStayWhereTooMuchIsUnknown) {
    const std::string map =
        "Game: dorfromantik\nPlayers: Ann, Ben\n\nAnn task F5 ?:4,4\nBen task G4 ?:5,4\nAnn task T6 ?:5,5\n"
        "Ben land ?:6,4\nAnn land ?:7,4\nBen land ?:8,4\nundo\nBen land ?:8,4\n";
    EXPECT_EQ(formatted(map), map);
}

TEST(Format, IndentedLinesBehindAHeaderWithoutBlankLine) {
    EXPECT_EQ(formatted("Game: azul\nPlayers: Ann, Ben\n  round 1 Ann"),
              "Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\n");
}

TEST(Format, DisplaysFilledTwiceBeginNoRound) {
    const std::string displays = "displays ???? ???? ???? ???? ????\n";
    EXPECT_EQ(formatted(header + displays + displays), header + "round 1 Ann\n" + displays + displays);
}

TEST(Format, FilesInAnotherEncodingAreRefused) {
    const Folder folder;
    const std::string bytes = "PK\x03\x04 something";
    const std::string path = folder.write("a.tgn", bytes);
    for (const std::string option : {"", "-i ", "--check "}) {
        const Ran ran = arbiter("fmt " + option + path + " 2>&1");
        EXPECT_EQ(ran.code, 1);
        EXPECT_TRUE(contains(ran.out, "this file is a zip archive, and no text; unpack it first")) << ran.out;
        EXPECT_EQ(folder.read("a.tgn"), bytes);
    }
}

}  // namespace
}  // namespace arbiter::test::format_test
