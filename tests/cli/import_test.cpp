// arbiter import: records made of what other programs have saved, and what of it is refused.
#include "cli/import/source.hpp"
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <string>

namespace arbiter::test::import_test {
namespace {

Ran imported(const std::string& format, const std::string& text) {
    const Folder folder;
    return arbiter("import " + format + " " + folder.write("saved", text) + " 2>&1");
}

std::string verdict_of(const std::string& record) {
    const Folder folder;
    const std::string out = arbiter("check -q " + folder.write("a.tgn", record)).out;
    return arbiter("check --report jsonl=- " + folder.path("a.tgn") + " 2>/dev/null | grep -o '\"verdict\":\"[a-z]*'")
        .out;
}

std::string text_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST(ImportOpenSpiel, ReadsPlaythroughs) {
    const Ran ran = arbiter("import azul-openspiel tests/cli/import/azul-openspiel.txt");
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out,
              "Game: azul\n"
              "Players: Player0, Player1\n"
              "Source: OpenSpiel\n"
              "\n"
              "round 1 Player0\n"
              "displays BBYR BBBY BBKW BYYR BYKK\n"
              "Player0 2B:3\n"
              "Player1 1B:2\n"
              "Player0 3B:2\n"
              "Player1 4B:1\n"
              "Player0 5B:1\n"
              "Player1 cY:5\n"
              "Player0 cK:4\n"
              "Player1 cR:3\n"
              "Player0 cW:5\n"
              "scores 3 2\n"
              "round 2 Player1\n"
              "displays YYKK YRKW BYYK BRKW BBYR\n"
              "Player1 2Y:1\n");
    EXPECT_EQ(verdict_of(ran.out), "\"verdict\":\"incomplete\n");
}

TEST(ImportOpenSpiel, ReadsActionsAlone) {
    const std::string numbers = "27, 1, 51, 75, 100, 134, 143, 137, 149, 30";
    const Ran ran = imported("azul-openspiel", "[" + numbers + "]\n");
    EXPECT_TRUE(contains(ran.out, "displays ???? ???? ???? ???? ????\n")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "\n2B:3\n")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "round 2")) << ran.out;
    EXPECT_EQ(verdict_of(ran.out), "\"verdict\":\"unverified\n") << ran.out;
    const Ran words = imported("azul-openspiel",
                               "game: azul(num_players=3,rng_seed=1)\nTake W from Factory6 to Floor\n"
                               "Take K from Center to Line4\n");
    EXPECT_TRUE(contains(words.out, "Players: Player0, Player1, Player2\n")) << words.out;
    EXPECT_TRUE(contains(words.out, "7W:floor\n") && contains(words.out, "cK:5\n")) << words.out;
}

/// Each number is one action: those from a factory to a line first, the center's floor last.
TEST(ImportOpenSpiel, KnowsTheNumbersOfActions) {
    const auto line = [](const std::string& players, const std::string& number) {
        const std::string out =
            imported("azul-openspiel", "game: azul(num_players=" + players + ")\naction: " + number + "\n").out;
        const std::string last = out.substr(0, out.size() - 1);
        return last.substr(last.find_last_of(" \n") + 1);
    };
    EXPECT_EQ(line("2", "124"), "5W:5");
    EXPECT_EQ(line("2", "125"), "cB:1");
    EXPECT_EQ(line("2", "150"), "1B:floor");
    EXPECT_EQ(line("2", "174"), "5W:floor");
    EXPECT_EQ(line("2", "179"), "cW:floor");
    EXPECT_EQ(line("4", "224"), "9W:5");
    EXPECT_EQ(line("4", "299"), "cW:floor");
    EXPECT_TRUE(contains(imported("azul-openspiel", "action: 180\n").out, "line 1: 2 players have no such action"));
}

/// Behind a full round 0 can be the shuffling of the bag, or a pick from the first factory.
TEST(ImportOpenSpiel, TellsTheShufflingOfTheBagFromAPick) {
    const std::string round = "27 1 51 75 100 134 143 137 149 ";
    const auto picks = [&](const std::string& more) {
        const std::string out = imported("azul-openspiel", round + more + "\n").out;
        std::size_t count = 0;
        for (std::size_t at = out.find("\n1B:1\n"); at != std::string::npos; at = out.find("\n1B:1\n", at + 1)) {
            ++count;
        }
        return count;
    };
    EXPECT_EQ(picks("0 26 1 52 78"), 0U) << "the first factory is still full";
    EXPECT_EQ(picks("0 26 52 78 104 134"), 1U);
    EXPECT_EQ(picks("0"), 1U);
}

TEST(ImportOpenSpiel, ClaimsTheWinnersAtTheEnd) {
    const Ran ran = imported("azul-openspiel",
                             "Round: 1\nCurrent Player: 0\nPlayer 0 (Score: 30):\nPlayer 1 (Score: 41):\n"
                             "IsTerminal() = True\nReturns() = [-0.26, 0.26]\n");
    EXPECT_TRUE(contains(ran.out, "Result: Player1\n")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "; score tracks before the bonuses: 30 41\nend finished\n")) << ran.out;
}

TEST(ImportOpenSpiel, RefusesWhatIsNoGameOfAzul) {
    EXPECT_TRUE(
        contains(imported("azul-openspiel", "game: chess\n").out, "line 1: this is a game of chess, not of azul"));
    EXPECT_TRUE(contains(imported("azul-openspiel", "hello\n").out, "no action, and no state"));
    EXPECT_TRUE(contains(imported("azul-openspiel", "NumPlayers() = 7\n").out, "azul is played by 2 to 4 players"));
    EXPECT_TRUE(
        contains(imported("azul-openspiel", "# Apply action \"Take B from Factory1 to Line2\"\naction: 28\n").out,
                 "line 2: the action in words is not the one of this number"));
    EXPECT_EQ(imported("azul-openspiel", "Take B from Factory8 to Line2\n").code, 3);
    EXPECT_EQ(arbiter("import azul-openspiel /nowhere 2>/dev/null").code, 3);
    EXPECT_EQ(arbiter("import chess /nowhere 2>/dev/null").code, 2);
}

TEST(ImportBga, ReadsTheNotificationsOfATable) {
    const Ran ran = arbiter("import azul-bga tests/cli/import/azul-bga.json");
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out,
              "Game: azul\n"
              "Players: Ann B., Ben\n"
              "Date: 2026-11-20\n"
              "Source: Board Game Arena, table 4242\n"
              "\n"
              "round 1 P1\n"
              "displays BBYR BBBY BBKW BYYR BYKK\n"
              "P1 2BBB:3\n"
              "Ben 1BB:2\n"
              "P1 3BB:2\n"
              "Ben 4B:1\n"
              "P1 5B:1\n"
              "Ben cYYYYY:5\n"
              "P1 cKKK:4\n"
              "Ben cRR:3\n"
              "P1 cW:5\n"
              "scores 3 2\n"
              "round 2 Ben\n"
              "displays YYKK YRKW BYYK BRKW BBYR\n"
              "Ben 2Y:1\n");
    EXPECT_EQ(verdict_of(ran.out), "\"verdict\":\"incomplete\n");
}

/// A change of what the site says of points is a wrong claim.
TEST(ImportBga, ClaimsThePointsOfTheSite) {
    std::string saved = text_of("tests/cli/import/azul-bga.json");
    const std::string told = "\"columnTiles\":[],\"points\":1";
    saved.replace(saved.find(told), told.size(), "\"columnTiles\":[],\"points\":4");
    const Ran ran = imported("azul-bga", saved);
    EXPECT_TRUE(contains(ran.out, "scores 6 2\n")) << ran.out;
    EXPECT_EQ(verdict_of(ran.out), "\"verdict\":\"violation\n");
}

std::string packet(const std::string& type, const std::string& args) {
    return R"({"data":[{"type":")" + type + R"(","args":)" + args + "}]}";
}

const std::string filled =
    packet("factoriesFilled", R"({"factories":{"0":[],"1":[{"type":"5"},{"type":1},{"type":2},{"type":2}],"2":[],)"
                              R"("3":[],"4":[],"5":[]}})");

/// On the gray wall the players choose the columns, and what fits nowhere falls.
TEST(ImportBga, WritesTheColumnsOfTheGrayWall) {
    const std::string took = packet("tilesSelected", R"({"playerId":7,"player_name":"Eva","type":2,"fromFactory":1,)"
                                                     R"("selectedTiles":[{},{}]})");
    const std::string placed =
        packet("tilesPlacedOnLine", R"({"playerId":7,"type":2,"line":2,"number":2,"fromHand":true})");
    const std::string fell =
        packet("tilesPlacedOnLine", R"({"playerId":7,"type":2,"line":0,"number":2,"fromHand":false})");
    const std::string laid =
        packet("placeTileOnWall", R"({"completeLines":{"7":{"placedTile":{"type":3,"line":1,"column":4},)"
                                  R"("pointsDetail":{"points":1}}}})");
    const Ran ran = imported("azul-bga", "[" + filled + "," + took + "," + placed + "," + laid + "," + fell + "]");
    EXPECT_TRUE(contains(ran.out, "House: wall=gray\n")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "displays RKWW - - - -\n")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "Eva 1WW:2\n")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "tile Eva 1:4 2:floor\n") || contains(ran.out, "tile P1 1:4 2:floor\n")) << ran.out;
}

TEST(ImportBga, RefusesExpansions) {
    const auto why = [](const std::string& saved) { return imported("azul-bga", saved).out; };
    EXPECT_TRUE(contains(why("[" + filled + "," + packet("specialFactories", "{}") + "]"), "Azul Master Chocolatier"));
    EXPECT_TRUE(contains(why(R"({"gamedatas":{"boardNumber":3},"data":[)" + filled + "]}"), "Crystal Mosaic"));
    EXPECT_TRUE(contains(why(R"({"options":{"100":{"value":"4"}},"data":[)" + filled + "]}"), "Crystal Mosaic"));
}

TEST(ImportBga, SaysWhyAFileCannotBeRead) {
    const Ran ran = arbiter("import azul-bga build/nobody-has-this.json 2>&1");
    EXPECT_EQ(ran.code, 3);
    EXPECT_NE(ran.out.find("No such file or directory"), std::string::npos) << ran.out;
}

TEST(ImportBga, RefusesWhatIsNestedDeeperThanAnythingMeant) {
    const Folder folder;
    const Ran ran = arbiter("import azul-bga " +
                            folder.write("deep.json", std::string(100'000, '[') + std::string(100'000, ']')) + " 2>&1");
    EXPECT_EQ(ran.code, 3) << ran.out;
}

TEST(ImportBga, RefusesWhatIsNoTable) {
    EXPECT_TRUE(contains(imported("azul-bga", "{").out, "this is no JSON"));
    EXPECT_TRUE(contains(imported("azul-bga", "{\"a\":[1,2]}").out, "there are no notifications in it"));
    EXPECT_TRUE(contains(imported("azul-bga", "[" + packet("chat", "{}") + "]").out, "no factories were filled"));
    EXPECT_TRUE(contains(imported("azul-bga", "[" + packet("factoriesFilled", "{}") + "]").out, "has 0 factories"));
    const Ran deep = imported("azul-bga", std::string(1'000'000, '['));
    EXPECT_EQ(deep.code, 3) << deep.out.substr(0, 300);
}

/// Names of a site hold what parts names in a header, or begins a remark behind them.
TEST(Import, NamesAreListedWithoutSignsOfTheHeader) {
    EXPECT_EQ(cli::players_line({"Zo\u00eb the \"1st\"; #1", "", "Ben (the younger), P.", "a//b"}),
              "Players: Zo\u00eb the 1st 1, Player2, Ben the younger P., ab\n");
}

const std::string chat_of_two =
    "[12.11.26, 20:02:11] Jule Meier: \xE2\x80\x8EMessages are end-to-end encrypted\n"
    "[12.11.26, 20:03:00] Jule Meier: Game: azul\n"
    "[12.11.26, 20:03:10] Jule Meier: Players: Jule Meier, Tom\n"
    "[12.11.26, 20:04:00] Jule Meier: Round 1 Jule Meier\n"
    "[12.11.26, 20:04:30] Jule Meier: displays \xF0\x9F\x9F\xA6\xF0\x9F\x9F\xA6\xF0\x9F\x9F\xA8\xF0\x9F\x9F\xA5 "
    "KWWB RRKY YBKW WWRR\n"
    "[12.11.26, 20:05:12] Jule Meier: 1 \xF0\x9F\x9F\xA6 -> 2\n"
    "[12.11.26, 20:06:01] Tom: haha, nice one\n"
    "[12.11.26, 20:06:40] Tom: 2 white: 3\n"
    "[12.11.26, 20:07:02] Jule Meier: > 2 white: 3\n"
    "[12.11.26, 20:07:30] Jule Meier: 5R:4\n";

TEST(ImportChat, ReadsLinesAndKeepsTheTalkBesideThem) {
    const Ran ran = imported("chat", chat_of_two);
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out,
              "Game: azul\n"
              "Players: Jule Meier, Tom\n"
              "\n"
              "; Jule Meier: Messages are end-to-end encrypted\n"
              "round 1 P1\n"
              "displays BBYR BKWW YRRK BYKW RRWW\n"
              "P1 1B:2\n"
              "; Tom: haha, nice one\n"
              "Tom 2W:3\n"
              "; Jule Meier: > 2 white: 3\n"
              "P1 5R:4\n");
    EXPECT_EQ(verdict_of(ran.out), "\"verdict\":\"incomplete\n");
}

/// The same in the forms of other programs: a dash behind the stamp, and the sender in a line of its own.
TEST(ImportChat, ReadsOtherStamps) {
    const std::string events = "round 1 Ann\ndisplays BBYR BKWW YRRK BYKW RRWW\nAnn 1B:2\nBen 2W:3\n";
    const std::string head = "Game: azul\nPlayers: Ann, Ben\n\n";
    const std::string dashes =
        "12/11/2026, 20:04 - Ann: round 1 Ann\n12/11/2026, 20:04 - Ann: displays BBYR KWWB RRKY YBKW WWRR\n"
        "12/11/2026, 20:05 - Ann: 1B:2\n12/11/2026, 20:06 - Ben: 2W:3\n";
    const std::string alone =
        "Ann, [12.11.2026 20:04]\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\n\nAnn, [12.11.2026 20:05]\n1B:2\n\n"
        "Ben, [12.11.2026 20:06]\n2W:3\n";
    const std::string times =
        "Ann \xE2\x80\x94 today at 20:04\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\n1B:2\n"
        "Ben \xE2\x80\x94 today at 20:06\n2W:3\n";
    for (const std::string& text : {dashes, alone, times}) {
        EXPECT_EQ(imported("chat --game azul", text).out, head + events) << text;
    }
}

TEST(ImportChat, AsksForWhatItDoesNotSay) {
    EXPECT_TRUE(contains(imported("chat", "[12.11.26, 20:04:00] Ann: 1B:2\n").out,
                         "nothing in the chat says which game it is: give it by --game"));
    EXPECT_TRUE(contains(imported("chat --game azul", "1B:2\n").out, "nothing in the chat says who plays"));
    EXPECT_EQ(imported("chat --game azul --players Ann,Ben", "1B:2\n").code, 0);
    EXPECT_EQ(imported("azul-bga --game azul", "{}").code, 2);
    EXPECT_EQ(imported("chat", "\xFF\xFE").code, 3);
}

}  // namespace
}  // namespace arbiter::test::import_test
