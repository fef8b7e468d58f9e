// An archive divided into files: by what records have in common, or by so many records.
#include "cli/search/split_output.hpp"
#include "tests/cli/running.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>

namespace arbiter::test::split_test {
namespace {

std::string game(const std::string& players, const std::string& headers) {
    return "Game: azul\nPlayers: " + players + "\n" + headers + "\nround 1\n";
}

class Split : public testing::Test {
protected:
    Split() {
        folder.write("a.tgn", game("Ann, Ben", "Date: 2024-05-12\nEvent: club/night\n") +
                                  game("Ann, Cat", "Date: 2023\nEvent: ../../etc\n") +
                                  game("Ben, Cat", "Event: club night\n") + game("Ann, Ben", "Date: 2024\n"));
    }
    Ran run(const std::string& script) const {
        return shell("cd " + folder.path("") + " && a=" ARBITER_EXE " && { " + script + " ; } 2>&1");
    }
    /// The files of the folder `to`, each with its number of records.
    std::string files() const { return run("cd to && grep -c ^Game: -r . | LC_ALL=C sort | tr '\\n' ' '").out; }

    const Folder folder;
};

TEST_F(Split, EachValueHasAFile) {
    EXPECT_EQ(run("$a query --split year --into to a.tgn").out, "");
    EXPECT_EQ(files(), "./2023.tgn:1 ./2024.tgn:2 ./none.tgn:1 ");
    EXPECT_EQ(run("$a query --where 'record = 1 or record = 4' --records a.tgn | cmp - to/2024.tgn").out, "");
}

TEST_F(Split, RecordsWithSeveralValuesAreInSeveralFiles) {
    EXPECT_EQ(run("$a query --count --player Ann --split player --into to a.tgn").out, "3\n");
    EXPECT_EQ(files(), "./Ann.tgn:3 ./Ben.tgn:2 ./Cat.tgn:1 ");
}

TEST_F(Split, NumbersAreRecordsInAFile) {
    run("for i in 1 2 3 4 5 6; do cat a.tgn; done >b.tgn; $a query --split 2 --into to b.tgn");
    EXPECT_EQ(run("cat to/*.tgn | cmp - b.tgn").out, "") << "in their order";
    EXPECT_TRUE(files().starts_with("./01.tgn:2 ./02.tgn:2 ")) << files();
    run("rm -r to; $a query --split 100 --sample 5 --into to b.tgn");
    EXPECT_EQ(run("cat to/* | grep -c ^Game:").out, "5\n");
}

TEST_F(Split, NamesAreSafe) {
    run("$a query --split Event --into to a.tgn");
    EXPECT_EQ(files(), "./_.._.._etc.tgn:1 ./club_night-2.tgn:1 ./club_night.tgn:1 ./none.tgn:1 ");
    EXPECT_EQ(cli::safe_name(""), "_");
    EXPECT_EQ(cli::safe_name("."), "_.");
    EXPECT_EQ(cli::safe_name("-rf"), "_-rf");
    EXPECT_EQ(cli::safe_name("a\nb:c\"d"), "a_b_c_d");
    EXPECT_EQ(cli::safe_name("evening.tgn"), "evening");
    EXPECT_EQ(cli::safe_name("club/Evening.TGN"), "club_Evening");
    EXPECT_EQ(cli::safe_name(".tgn"), "_.tgn");
    EXPECT_EQ(cli::safe_name("Zo\xC3\xAB"), "Zo\xC3\xAB");
    EXPECT_EQ(cli::safe_name(std::string(99, 'a') + "\xC3\xAB"), std::string(99, 'a')) << "no half of a character";
    EXPECT_EQ(cli::safe_name("\xE2\x80\xAEnga.txt"), "_nga.txt");
    EXPECT_EQ(cli::safe_name("a\xE2\x80\x8B"
                             "b\xC2\x9B\xC2\xA0\xFF\xE2\x80\xA8"),
              "a_b____");
}

TEST_F(Split, NothingIsReplacedOrLeftHalf) {
    run("mkdir to; echo kept >to/2024.tgn");
    const Ran ran = run("$a query --split year --into to a.tgn");
    EXPECT_EQ(ran.code, 2);
    EXPECT_TRUE(contains(ran.out, "to/2024.tgn: cannot be written: it is there already; nothing is written"))
        << ran.out;
    EXPECT_EQ(run("cat to/*; ls -A to").out, "kept\n2024.tgn\n");
    EXPECT_EQ(run("$a query --split year --into new a.tgn nowhere.tgn").code, 3);
    EXPECT_EQ(run("ls new").code, 2) << "no folder without all inputs";
    EXPECT_EQ(run("echo nonsense >>x.tgn; $a query --split year --into new a.tgn x.tgn").code, 2);
    EXPECT_EQ(run("ls new").code, 2);
}

/// The program may open 20 files.
TEST_F(Split, FewFilesAreOpenAtOnce) {
    std::string text;
    for (int i = 0; i < 200; ++i) {
        text += game("Ann, Ben", fmt::format("Event: {}\n", i * 7 % 100));
    }
    folder.write("b.tgn", text);
    EXPECT_EQ(run("ulimit -n 20; $a query --split Event --into to b.tgn").out, "");
    EXPECT_EQ(run("ls to | wc -l; cat to/* | grep -c ^Game:; grep -c ^Game: to/41.tgn").out, "100\n200\n2\n");
}

TEST_F(Split, WhatCannotBeSplitIsRefused) {
    for (const char* const options : {"--split Event", "--split 0 --into to", "--split nothing --into to",
                                      "--split Event --into -", "--split Event --into to --sort Date",
                                      "--split Event --into to --rest r", "--split Event --into to --json"}) {
        EXPECT_EQ(run(fmt::format("$a query {} a.tgn", options)).code, 2) << options;
    }
}

}  // namespace
}  // namespace arbiter::test::split_test
