// Positions as questions: set lines of which some things do not matter, of all games.
#include "tests/cli/running.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <tuple>
#include <utility>

namespace arbiter::test::positions_test {
namespace {

/// After the pick, blue lies in Ann's second line, and yellow, red and the marker in the center.
const std::string azul = "Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\nAnn 1B:2\n";
/// What tiles have earned rests on the order in which they were placed, which nobody wrote down.
const std::string untold =
    "Game: azul\nPlayers: Ann, Ben\n\nset round 3 Ann\nset Ann wall B.... ..... ..... ..... .....\n"
    "set Ben wall B.... ..... ..... ..... .....\n";
const std::string grawlix =
    "Game: grawlix\nPlayers: Ann, Ben\n\ndraft @G &Y #G %O &O @R #V %B\nAnn @G:0,0 +*Y\nBen &Y:1,0 +$G\nAnn #G:1,-1 "
    "+#B\n";
const std::string framework =
    "Game: framework\nPlayers: Ann, Ben\n\nset round 3 Ann\nset Ann display R/-:0,0 B/3G:1,0 "
    "-/6Y+R:1,1\nset Ben display S/-:0,0\n";
const std::string dorfromantik =
    "Game: dorfromantik\nPlayers: Ann\n\nset task V4 G.VVV.:0,0\nset task G4 GGGGGG:1,-1\nset land .G.G.G:1,0\n";
const std::string claimed =
    "Game: framework\nPlayers: Ann, Ben\nHouse: tokens=claimed\n\nset round 3 Ann\n"
    "set Ann display R/-:0,0 B/1R:1,0 R/2R:2,0\nset Ben display S/-:0,0 R/1S:1,0\nset Ann tokens +1,0/1\n";
const std::string passed =
    "Game: frame-work\nPlayers: Ann, Ben, Cat\nDeck: gala\n\nset round 2 Ann\nset Ann hand E1\n"
    "set Ann dossier E1! A1\nset Ben hand E2\nset Cat hand E2\nset passed Ann Ben\n";
const std::string frame_work = "Game: frame-work\nPlayers: Ann, Ben\nDeck: docks\n\nset Ann points 3\n";

class Positions : public testing::Test {
protected:
    Positions() {
        folder.write("azul.tgn", azul);
        folder.write("untold.tgn", untold);
        folder.write("grawlix.tgn", grawlix);
        folder.write("framework.tgn", framework);
        folder.write("dorfromantik.tgn", dorfromantik);
        folder.write("claimed.tgn", claimed);
        folder.write("passed.tgn", passed);
        folder.write("frame-work.tgn", frame_work);
    }
    Ran run(const std::string& script) const {
        return shell("cd " + folder.path("") + " && a=" ARBITER_EXE " && { " + script + " ; } 2>&1");
    }
    std::string count(const std::string& position, const std::string& file, const std::string& options = "") const {
        return run("$a query --count --position '" + position + "' " + options + " " + file + ".tgn 2>/dev/null").out;
    }
    void expect(const std::string& position, const std::string& file, bool found) const {
        EXPECT_EQ(count(position, file), found ? "1\n" : "0\n") << file << ": " << position;
    }

    const Folder folder;
};

TEST_F(Positions, AreAsFarAsTheyAreWritten) {
    for (const auto& [position, found] : {
             std::pair{"set Ann lines - BB - - -", true},
             {"set Ann lines ? BB ? ? ?", true},
             {"set Ann lines ? B? ? ? ?", true},
             {"set Ann lines ? R? ? ? ?", false},
             {"set Ann lines - B - - -", false},
             {"set P1 lines ? BB ? ? ?", true},
             {"set P2 lines ? BB ? ? ?", false},
             {"set ? lines ? BB ? ? ?", true},
             {"set ? lines ? BB ? ? ? / set ? score 0", true},
             {"set ? lines ? BB ? ? ? / set Ben lines - - - - - / set turn Ben", true},
             {"set ? lines ? BB ? ? ? / set turn Ann", false},
             {"set turn ?", true},
             {"set ? lines ? BB ? ? ? / set turn ?", false},
             {"set ? lines - - - - - / set center YRM / set turn ?", true},
             {"set center MRY", true},
             {"set center Y?", true},
             {"set center K?", false},
             {"set center Y", false},
             {"set center M", true},
             {"set center M / set Ann lines ? BB ? ? ?", false},
             {"set displays ? RYBB ? ? ?", false},
             {"set displays RYBB ? ? ? ?", true},
             {"set displays - ? ? ? ?", true},
             {"set displays RYBB ? ? ?", false},
             {"set Ben wall ..... ..... ..... ..... .....", true},
             {"set Ben wall ????? ????? ????? ????? ????.", true},
             {"set Ben wall x???? ????? ????? ????? ?????", false},
             {"set Ben floor -", true},
             {"set Ben floor B", false},
             {"set Ann score 0", true},
             {"set Ann score ?", true},
             {"set Ann score 1", false},
             {"set round 1 Ann", true},
             {"set round 1 ?", true},
             {"set round ?", true},
             {"set round 2", false},
             {"set bag ?", true},
             {"set lid -", true},
         }) {
        expect(position, "azul", found);
    }
    for (const std::string player : {"Ann", "Ben", "?"}) {
        expect("set " + player + " score ?", "untold", true);
        expect("set " + player + " score 1", "untold", false);
    }
}

TEST_F(Positions, TilesLieToEachOther) {
    for (const auto& [position, file, found] : {
             std::tuple{"set grid #G:0,0 &Y:0,1", "grawlix", true},
             {"set grid &Y:5,5 @G:4,5", "grawlix", true},
             {"set grid @G:0,0 &Y:0,1", "grawlix", false},
             {"set grid ?:0,0 &Y:1,0 ?:1,-1", "grawlix", true},
             {"set grid @G:0,0 ?:-1,0", "grawlix", false},
             {"set grid &Y:?", "grawlix", true},
             {"set grid @G:0,0 / set grid &Y:1,0", "grawlix", true},
             {"set grid -", "grawlix", true},
             {"set grid @G:0,0 / set Ann played 1", "grawlix", true},
             {"set Ann played 2", "grawlix", true},
             {"set Ann played 3", "grawlix", false},
             {"set Ann display -/6Y+R:0,1 B/3G:0,0", "framework", true},
             {"set Ann display R/-:0,0 ?:1,0", "framework", true},
             {"set Ann display R/-:0,0 ?:0,1", "framework", false},
             {"set ? display S/-:3,3", "framework", true},
             {"set Ann display S/-:0,0", "framework", false},
             {"set round 3 Ann", "framework", true},
             {"set task G4 ?:0,0", "dorfromantik", true},
             {"set task G4 GGGGGG:5,5 waits / set land .G.G.G:5,6", "dorfromantik", true},
             {"set task G4 ?:0,0 lost", "dorfromantik", false},
             {"set land ?:0,0 / set task V4 ?:-1,0", "dorfromantik", true},
             {"set land ?:0,0 / set task V4 ?:1,0", "dorfromantik", false},
             {"set land ?:none", "dorfromantik", false},
             {"set Ann tokens +1,0/1", "claimed", true},
             {"set Ann tokens +5,0/1 / set Ann display B/1R:5,0", "claimed", true},
             {"set Ann tokens +0,0/1 / set Ann display B/1R:1,0", "claimed", false},
             {"set Ann tokens +1,0/2", "claimed", false},
             {"set Ann tokens -", "claimed", false},
             {"set Ann tokens ?", "claimed", true},
             {"set Ben tokens -", "claimed", true},
             {"set passed Ann Ben", "passed", true},
             {"set passed Ben Ann", "passed", false},
             {"set passed Ben", "passed", false},
             {"set passed Ann ?", "passed", true},
             {"set passed ? Ann", "passed", false},
             {"set pile ?", "passed", true},
             {"set Ann dossier ? A1", "passed", true},
             {"set Ann dossier E1! ?", "passed", true},
             {"set Ann dossier E1 A1", "passed", false},
             {"set Ann dossier A1 E1!", "passed", false},
             {"set Ann points 3", "frame-work", true},
             {"set Ben points 0", "frame-work", true},
             {"set ? points 4", "frame-work", false},
         }) {
        expect(position, file, found);
    }
}

TEST_F(Positions, AreAskedOfTheEndAlone) {
    EXPECT_EQ(count("set center M", "azul", "--at-end"), "0\n");
    EXPECT_EQ(count("set center RYM", "azul", "--at-end"), "1\n");
    EXPECT_EQ(count("set grid -", "grawlix", "--at-end"), "0\n");
    EXPECT_EQ(run("$a query --at-end azul.tgn").code, 2);
}

TEST_F(Positions, StandInQuestionsWithOthers) {
    const auto where = [this](const std::string& question) {
        return run("$a query --count --where '" + question + "' azul.tgn grawlix.tgn").out;
    };
    EXPECT_EQ(where("position = \"set center M\""), "1\n");
    EXPECT_EQ(where("final = \"set center M\""), "0\n");
    EXPECT_EQ(where("position != \"set center M\""), "1\n") << "the other record";
    EXPECT_EQ(where("position = \"set ? lines ? BB ? ? ?\" or position = \"set grid #G:0,0\""), "2\n");
    EXPECT_EQ(where("not (final = \"set center M\") and moves = \"round 1 *\""), "1\n");
    EXPECT_EQ(where("moves = \"displays * / Ann 1B:2\""), "1\n");
    EXPECT_EQ(where("moves = \"Ann 1B:2 / displays *\" or game = grawlix"), "1\n");
}

/// What is true of some of the possible positions only is not so.
TEST_F(Positions, WhatIsUnknownIsNotSo) {
    folder.write("open.tgn",
                 "Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\nAnn 1?:2\n");
    expect("set ? lines ? BB ? ? ?", "open", false);
    expect("set ? lines - ? - - -", "open", true);
    folder.write("relaxed.tgn",
                 "Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\ndisplays ???? ???? ???? ???? ????\nAnn 1?:?\n"
                 "Ben 2?:?\nAnn 3?:?\nBen 4?:?\nAnn 5?:?\n");
    folder.write(
        "hidden.tgn",
        "Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\ndisplays ???? ???? ???? ???? ????\nAnn 1BB:2\nBen 2R:2\n");
    EXPECT_EQ(count("set ? lines - BB - - -", "hidden"), "1\n") << "whatever lay on the displays";
    EXPECT_EQ(count("set ? lines - R - - -", "hidden"), "0\n") << "Ben may have taken more";
    EXPECT_EQ(count("set center RR", "hidden", "--at-end"), "0\n");
    EXPECT_EQ(count("set Ann score 0", "relaxed"), "1\n") << "before the displays";
    EXPECT_EQ(count("set Ann score 0", "relaxed", "--at-end"), "0\n") << "of too many positions";
    EXPECT_EQ(count("set turn Ben", "relaxed", "--at-end"), "1\n") << "in all of them";
    EXPECT_EQ(count("set turn Ann", "relaxed", "--at-end"), "0\n");
}

TEST_F(Positions, OfWhichNoneCanBeAreRefused) {
    for (const auto& [position, why] : {
             std::pair{"set Ann wal .....", "no position can be so: in \"set Ann wal .....\""},
             {"Ann 1B:2", "no position can be so"},
             {"", "a position is asked for by set lines"},
             {"set grid @G:0,0 @B:E", "a cell of a pattern is two numbers, such as 2,-1, and E is none"},
         }) {
        const Ran ran = run(fmt::format("$a query --position '{}' azul.tgn", position));
        EXPECT_EQ(ran.code, 2) << position;
        EXPECT_TRUE(contains(ran.out, why)) << ran.out;
    }
    EXPECT_EQ(run("$a query --game azul --position 'set grid @G:0,0' azul.tgn").code, 2);
    EXPECT_EQ(run("$a query --where 'position > 3' azul.tgn").code, 2);
    EXPECT_EQ(run("$a query --sort position azul.tgn").code, 2);
}

TEST_F(Positions, NamesAndLinesThatNoRecordHasAreTold) {
    EXPECT_EQ(run("$a query --count --position 'set Zoe lines ? BB ? ? ?' azul.tgn").out,
              "0\narbiter: no record matches: nobody is called Zoe\n");
    EXPECT_EQ(run("$a query --count --line 'Ann 9B:2' azul.tgn").out,
              "0\narbiter: no record matches: no record has the line Ann 9B:2\n");
    EXPECT_EQ(run("$a query --count --where 'moves = \"Ben *\"' azul.tgn").out,
              "0\narbiter: warning: no record has the line Ben *\n");
}

/// What show prints of a record anywhere is a position that the record comes to.
TEST_F(Positions, ThatAreShownAreFound) {
    const Ran ran =
        shell("a=" ARBITER_EXE
              "; n=0; for f in examples/azul/evening.tgn examples/grawlix/leaflet-example.tgn "
              "examples/framework/draw.tgn examples/dorfromantik/alone.tgn examples/frame-work/four-players.tgn; do "
              "for l in 9 14 19 26 33; do p=$($a show --position $f:$l 2>/dev/null) && [ -n \"$p\" ] || continue; "
              "n=$((n + 1)); "
              "$a query --where 'record = 1' --position \"$p\" $f | grep -q 'record 1$' || echo $f:$l; done; done; "
              "[ $n -gt 12 ] || echo $n 2>&1");
    EXPECT_EQ(ran.out, "");
}

}  // namespace
}  // namespace arbiter::test::positions_test
