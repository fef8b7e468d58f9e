// arbiter sheet: numbers from arguments, files and questions, and what is said of them.
#include "cli/session/form_questions.hpp"
#include "rules/registry/registry.hpp"
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <stdexcept>

namespace arbiter::test::sheet_test {
namespace {

const std::string two = "Ann\n  track      40\n  rows        4  2 complete rows, 2 points each\n";

TEST(Sheet, TakesTheSameFromEverywhere) {
    const Folder folder;
    const Ran words = arbiter("sheet azul Ann track=40 rows=2 Ben track=51 rows=1");
    EXPECT_EQ(words.code, 0);
    EXPECT_TRUE(contains(words.out, two)) << words.out;
    EXPECT_TRUE(words.out.ends_with("Ben wins\n")) << words.out;
    const std::string csv = folder.write("a.csv", "player;Track;rows\r\nAnn;40;2\r\n\r\nBen;51;1\r\n");
    const std::string quoted = folder.write("b.csv", "\xEF\xBB\xBFtrack,\"player\",rows\n40,\"Ann\",2\n51,Ben,1\n");
    const std::string lines = folder.write(
        "c.json", "{\"player\":\"Ann\",\"track\":40,\"rows\":[2]}\n{\"player\":\"Ben\",\"track\":\"51\",\"rows\":1}\n");
    const std::string list = folder.write(
        "d.json",
        "[{\"player\":\"Ann\",\n\"track\":40,\"rows\":2,\"colors\":null},\n{\"player\":\"Ben\",\"track\":51,"
        "\"rows\":1}]");
    for (const std::string& file : {csv, quoted, lines, list}) {
        EXPECT_EQ(arbiter("sheet azul --from " + file).out, words.out) << file;
        EXPECT_EQ(arbiter("sheet azul <" + file).out, words.out) << file;
    }
    EXPECT_EQ(arbiter("sheet azul '{\"player\":\"Ann\",\"track\":40,\"rows\":2}'").out,
              arbiter("sheet azul Ann track=40 rows=2").out);
}

TEST(Sheet, SaysWhatCannotBe) {
    const Ran ran = arbiter("sheet azul Ann track=40 rows=6 Ben track=51 rows=1");
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.out, "error: Ann, rows: 6 cannot be: a wall has 5 rows\n");
    EXPECT_TRUE(
        contains(arbiter("sheet --json azul Ann track=40 rows=6").out,
                 "\"faults\":[{\"column\":0,\"box\":\"rows\",\"message\":\"6 cannot be: a wall has 5 rows\"}]"));
}

TEST(Sheet, RefusesWhatItCannotRead) {
    const Folder folder;
    const auto refused = [](const std::string& arguments, const std::string& why) {
        const Ran ran = arbiter("sheet " + arguments + " 2>&1");
        return ran.code == 2 && contains(ran.out, why);
    };
    EXPECT_TRUE(refused("chess a=1", "no game is called chess"));
    EXPECT_TRUE(refused("grawlix a=1", "grawlix has no score sheet"));
    EXPECT_TRUE(refused("azul lines=1", "lines is no box of this score sheet: track, rows"));
    EXPECT_TRUE(refused("azul track=many", "what stands in track is no number: many"));
    EXPECT_TRUE(refused("azul track=1 track=2", "track is filled in twice"));
    EXPECT_TRUE(refused("azul Ann track=1 Ann track=2", "Ann is there twice"));
    EXPECT_TRUE(refused("azul A B C D E", "there is room for 4 players"));
    EXPECT_TRUE(refused("dorfromantik B1=4 Ann", "all play together on one sheet"));
    EXPECT_TRUE(refused("azul </dev/null", "the first line names the boxes"));
    EXPECT_TRUE(refused("azul --from " + folder.write("a", "{\"track\":{}}"), "what stands in track is no number"));
    EXPECT_TRUE(refused("azul --from " + folder.write("a", "{\"track\":1,"), "line 1: "));
    EXPECT_TRUE(refused("azul --from " + folder.write("a", "track\n1,2\n"), "2 cells for 1 box"));
    EXPECT_TRUE(refused("azul track=1 --from a", "either"));
    EXPECT_EQ(arbiter("sheet azul --from /nowhere.csv 2>/dev/null").code, 3);
    EXPECT_EQ(shell("head -c 1100000 /dev/zero | " ARBITER_EXE " sheet azul 2>/dev/null").code, 3);
}

TEST(Sheet, ObeysNoTerminal) {
    EXPECT_FALSE(contains(arbiter("sheet azul $(printf '\\033[31mAnn') track=5").out, "\033"));
}

TEST(Sheet, AsksUntilABoxCanBeSo) {
    std::istringstream answers("Ann, Ben\n40\nsix\n6\n2\n\n\n51\n1\n\n\n");
    std::ostringstream questions;
    const form::Filled filled = cli::ask(*find_game("azul")->form, answers, questions);
    ASSERT_EQ(filled.size(), 2U);
    EXPECT_EQ(filled[0].player, "Ann");
    EXPECT_EQ(filled[0].boxes[1], form::Numbers{2});
    EXPECT_EQ(filled[1].boxes[0], form::Numbers{51});
    EXPECT_TRUE(contains(questions.str(), "Ann, rows, complete rows (0 to 5, empty: 0): ")) << questions.str();
    EXPECT_TRUE(contains(questions.str(), "that is no number")) << questions.str();
    EXPECT_TRUE(contains(questions.str(), "6 cannot be: a wall has 5 rows")) << questions.str();
}

TEST(Sheet, EndsWhenNobodyAnswers) {
    std::istringstream answers("9\n");
    std::ostringstream questions;
    EXPECT_THROW(cli::ask(*find_game("dorfromantik")->form, answers, questions), std::runtime_error);
}

}  // namespace
}  // namespace arbiter::test::sheet_test
