// Questions of query: comparisons, lines, what is the same, samples and order.
#include "cli/output/sort_buffer.hpp"
#include "tests/cli/running.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace arbiter::test::question_test {
namespace {

std::string record(const std::string& headers, const std::string& move = "Ann 1B:2") {
    return "Game: azul\nPlayers: Ann, Ben\n" + headers + "\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\n" + move +
           "\n\n";
}

class Question : public testing::Test {
protected:
    Question() {
        folder.write("a.tgn", record("Date: 2024-05-12\nX-Table: 9\n") +
                                  record("Date: 2024-05-??\nX-Table: 10\n", "Ann 1R:1") +
                                  record("Date: 2023\n", "Ann 1K:2") + record("X-Table: eleven\n") +
                                  record("Date: 1999-12-31\n", "Ann  1B:2 ; the same"));
    }
    Ran run(const std::string& arguments) const {
        return shell("cd " + folder.path("") + " && " ARBITER_EXE " query " + arguments + " a.tgn 2>&1");
    }
    /// The numbers of the records found: "1 4 ".
    std::string found(const std::string& arguments) const {
        return shell("cd " + folder.path("") + " && " ARBITER_EXE " query " + arguments +
                     " a.tgn 2>/dev/null | sed 's/.* //' | tr '\n' ' '")
            .out;
    }
    std::string where(const std::string& expression) const { return found("--where '" + expression + "'"); }
    void expect_refusal(const std::string& arguments, const std::string& why) const {
        const Ran ran = run(arguments);
        EXPECT_EQ(ran.code, 2) << arguments;
        EXPECT_TRUE(contains(ran.out, why)) << arguments << ": " << ran.out;
    }

    const Folder folder;
};

TEST_F(Question, DatesAreComparedAsFarAsTheyAreWritten) {
    EXPECT_EQ(where("Date = 2024"), "1 2 ");
    EXPECT_EQ(where("Date = 2024-05"), "1 2 ");
    EXPECT_EQ(where("Date = 2024-05-12"), "1 ");
    EXPECT_EQ(where("Date > 2024-05-01"), "1 ") << "the day of the other is not known";
    EXPECT_EQ(where("Date >= 2023"), "1 2 3 ");
    EXPECT_EQ(where("Date > 2023"), "1 2 ");
    EXPECT_EQ(where("Date <= 2023"), "3 5 ");
    EXPECT_EQ(where("Date < 2023-06"), "5 ");
    EXPECT_EQ(where("Date != 2024"), "3 4 5 ");
    EXPECT_EQ(where("Date = 2024-05-1*"), "1 ");
    EXPECT_EQ(where("not Date = *"), "4 ");
}

TEST_F(Question, NumbersAreNoText) {
    EXPECT_EQ(where("X-Table < 10"), "1 ");
    EXPECT_EQ(where("X-Table >= 9"), "1 2 ");
    EXPECT_EQ(where("events = 3 and line > 8"), "2 4 5 ") << "the last line of the third breaks a rule";
}

TEST_F(Question, AndBindsBeforeOr) {
    EXPECT_EQ(where("record = 1 or record = 2 and X-Table = 10"), "1 2 ");
    EXPECT_EQ(where("(record = 1 or record = 2) and X-Table = 10"), "2 ");
    EXPECT_EQ(where("NOT (record = 1 OR not record<4)"), "2 3 ");
    EXPECT_EQ(where("Date = \"2024-05-12\""), "1 ");
}

TEST_F(Question, WhatCannotBeReadIsTold) {
    expect_refusal("--where 'Date >='", "--where Date >=: what it is compared with is missing at the end");
    expect_refusal("--where 'record = 1 record = 2'", "\"record\" was not expected");
    expect_refusal("--where '(record = 1'", "a parenthesis is not closed");
    expect_refusal("--where 'recrod = 1'", "recrod is nothing that can be asked; there are the headers");
    expect_refusal("--where 'score > high'", "score is a number, and high is none");
    expect_refusal("--where 'game > azul'", "game cannot be compared so");
    expect_refusal("--where 'margin'", "margin has to be compared with something, such as >= 3");
    expect_refusal("--where 'tie = 1'", "tie cannot be compared so");
    expect_refusal("--where '" + std::string(3000, '(') + "'", "it is too deep");
    expect_refusal("--where 'not'", "what is asked is missing at the end");
    expect_refusal("--sort colour", "colour is nothing that can be asked");
}

TEST_F(Question, LinesFollowEachOther) {
    EXPECT_EQ(found("--line 'Ann 1B:2'"), "1 4 5 ") << "blanks and comments are none of it";
    EXPECT_EQ(found("--line 'displays *' --line 'Ann 1K*'"), "3 ");
    EXPECT_EQ(found("--line 'Ann 1K*' --line 'displays *'"), "");
}

TEST_F(Question, TheSameIsFoundById) {
    EXPECT_EQ(found("--unique"), "1 2 3 ");
    EXPECT_EQ(found("--duplicates"), "4 5 ") << "what is remarked makes no other record";
    EXPECT_EQ(found("--unique --where 'record > 1'"), "2 3 4 ") << "of those found";
}

TEST_F(Question, TheSameIsFoundByMoves) {
    EXPECT_EQ(found("--duplicates --by moves"), "4 5 ");
    std::string others = record("");
    for (std::size_t at = others.find("Ann"); at != std::string::npos; at = others.find("Ann")) {
        others.replace(at, 3, "Zoe");
    }
    folder.write("a.tgn", folder.read("a.tgn") + others);
    EXPECT_EQ(found("--duplicates --by moves"), "4 5 6 ") << "players are told by their seats";
    EXPECT_EQ(found("--duplicates"), "4 5 ");
}

/// These two words have the same FNV-1a of 64 bits, as the moves of this game: nothing that is easily found may look
/// the same.
TEST_F(Question, WhatLooksTheSameToASimpleHashIsNotTheSame) {
    const std::string head = "Game: azul\nPlayers: Ann, Ben\n\n";
    folder.write("a.tgn", head + "odhnngkhecbdfhmb\n\n" + head + "hgjpmkfljiapejjn\n\n" + head + "odhnngkhecbdfhmb\n");
    EXPECT_EQ(found("--unique --by moves"), "1 2 ");
    EXPECT_EQ(found("--duplicates --by moves"), "3 ");
    EXPECT_EQ(found("--unique"), "1 2 ");
}

TEST_F(Question, WhatIsTheSameGoesToTheRest) {
    EXPECT_EQ(run("--unique --into new --rest old").code, 0);
    EXPECT_EQ(folder.read("old"), record("X-Table: eleven\n") + record("Date: 1999-12-31\n", "Ann  1B:2 ; the same"));
    EXPECT_EQ(folder.read("new") + folder.read("old"), folder.read("a.tgn"));
}

TEST_F(Question, ASeedChoosesTheSame) {
    const std::string two = found("--sample 2 --seed 7");
    EXPECT_EQ(two.size(), 4U) << two;
    EXPECT_EQ(found("--sample 2 --seed 7"), two);
    EXPECT_EQ(found("-j 3 --sample 2 --seed 7"), two);
    EXPECT_EQ(found("--sample 9"), "1 2 3 4 5 ");
    EXPECT_EQ(run("--sample 0 --count").out, "0\n");
}

TEST(SortBuffer, EachHasTheSameChance) {
    std::array<int, 5> counts{};
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        cli::SortBuffer texts(5);
        for (int i = 0; i < 5; ++i) {
            texts.add({cli::SortKey{}}, std::string(1, static_cast<char>('0' + i)));
        }
        texts.sample(2, seed);
        ASSERT_EQ(texts.size(), 2U);
        texts.each_with_key([&counts](const cli::SortKey&, const std::string& text) {
            ++counts[static_cast<std::size_t>(text[0] - '0')];
        });
    }
    for (const int count : counts) {
        EXPECT_GT(count, 150);  // of 200, as a mean
        EXPECT_LT(count, 250);
    }
}

/// By number, then by word, then as they came; what has no key comes last both ways.
TEST(SortBuffer, TextsWithEqualKeysStayInTheirOrder) {
    constexpr std::uint64_t count = 2000;
    for (const bool descending : {false, true}) {
        cli::SortBuffer texts(count);
        std::vector<std::tuple<bool, std::int64_t, std::string, std::uint64_t>> expected;
        for (std::uint64_t i = 0; i < count; ++i) {
            const bool any = i % 10 != 0;
            const auto number = static_cast<std::int64_t>(i * 7919 % 13) - 6;
            const std::string word = i % 3 == 0 ? std::string(i % 97 * 5, 'w') + std::to_string(i % 11) : "";
            texts.add({{any, number, word}}, std::to_string(i));
            expected.emplace_back(!any, any ? number : 0, any ? word : "", i);
        }
        texts.sort(descending);
        std::ranges::stable_sort(expected, [&](const auto& one, const auto& other) {
            const auto key = [](const auto& of) { return std::tie(std::get<1>(of), std::get<2>(of)); };
            return std::get<0>(one) != std::get<0>(other) ? std::get<0>(one) < std::get<0>(other)
                   : descending                           ? key(other) < key(one)
                                                          : key(one) < key(other);
        });
        auto next = expected.begin();
        texts.each_with_key([&](const cli::SortKey&, const std::string& text) {
            ASSERT_NE(next, expected.end());
            EXPECT_EQ(text, std::to_string(std::get<3>(*next++)));
        });
        EXPECT_EQ(next, expected.end());
    }
}

TEST(SortBuffer, ATextComesOnceForEachKey) {
    cli::SortBuffer texts(1);
    texts.add({{true, 2, {}}, {true, 1, {}}}, "text");
    texts.sort(false);
    std::string all;
    texts.each_with_key(
        [&](const cli::SortKey& key, const std::string& text) { all += text + std::to_string(key.number); });
    EXPECT_EQ(all, "text1text2");
    EXPECT_THROW(texts.add({cli::SortKey{}}, "another"), std::runtime_error);
}

TEST_F(Question, NoMoreRecordsWaitThanAreAllowed) {
    const std::string sentence =
        "arbiter: more than 4 records would have to wait in memory to be sorted, sampled or split; nothing is written "
        "(--max-records lets more of them wait)\n";
    for (const std::string waits : {"--sort Date", "--sort Date --into to", "--sample 1", "--sample 1 --count",
                                    "--split Date --into to", "--split 2 --into to"}) {
        const Ran ran = run(waits + " --max-records 4");
        EXPECT_EQ(ran.code, 2) << waits;
        EXPECT_EQ(ran.out, sentence) << waits;
        EXPECT_FALSE(std::filesystem::exists(folder.path("to"))) << waits;
    }
    EXPECT_EQ(found("--sort Date --max-records 5"), found("--sort Date"));
    EXPECT_EQ(found("--sort Date --max-records 2 --where 'record > 3'"), "5 4 ") << "only those found wait";
    EXPECT_EQ(found("--max-records 0"), "1 2 3 4 5 ") << "nothing waits";
}

TEST_F(Question, RecordsComeInTheOrderAskedFor) {
    EXPECT_EQ(found("--sort Date"), "5 3 1 2 4 ") << "as text, what has none last";
    EXPECT_EQ(found("--sort Date --descending"), "2 1 3 5 4 ");
    EXPECT_EQ(found("--sort record --descending"), "5 4 3 2 1 ");
    EXPECT_EQ(found("--sort players"), "1 2 3 4 5 ");
    EXPECT_EQ(run("--sort record --descending --into sorted").code, 0);
    const std::string sorted = folder.read("sorted");
    EXPECT_EQ(sorted.size(), folder.read("a.tgn").size());
    EXPECT_TRUE(contains(sorted.substr(0, 60), "1999"));
    expect_refusal("--sort record --into b --rest c", "--sample and --sort go with one output");
    expect_refusal("--unique --duplicates", "--unique and --duplicates leave nothing together");
}

TEST_F(Question, NamesCanBeReadByPrograms) {
    EXPECT_EQ(run("-0 --where 'record < 3'").out, std::string("a.tgn:1: record 1\0a.tgn:10: record 2\0", 37));
    const Ran ran = run("--json --where 'record = 2'");
    EXPECT_TRUE(ran.out.starts_with("{\"schema\":2,\"file\":\"a.tgn\",\"record\":2,\"line\":10,")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "\"header\":{\"Date\":\"2024-05-??\"")) << ran.out;
    EXPECT_EQ(ran.out.find('\n'), ran.out.size() - 1);
}

TEST_F(Question, WhatNoRecordHasIsTold) {
    EXPECT_EQ(run("--player Anne --count").out, "0\narbiter: no record matches: nobody is called Anne\n");
    EXPECT_EQ(run("--header Evnt=club --where 'Tabel > 3 or winner = Z*' --count").out,
              "0\narbiter: no record matches: no header has the key Evnt\n"
              "arbiter: warning: no record has the header Tabel: *\n"
              "arbiter: warning: no record has the winner Z*\n");
    EXPECT_EQ(run("--player Ann --verdict valid --count").out, "0\n") << "the name is there";
}

/// The questions are asked once more by a script that knows the JSONL report alone.
TEST_F(Question, AnIndependentScriptAnswersTheSame) {
    if (shell("command -v python3").code != 0) {
        GTEST_SKIP() << "python3 is not installed";
    }
    std::filesystem::create_directory(folder.path("q"));
    for (const std::string game : {"azul", "framework"}) {
        const std::string play = ARBITER_EXE " play " + game + " ";
        const std::string to = " >" + folder.path("q/" + game);
        shell(play + "--games 8 --seed 3 --header 'Event: club night' --header 'Date: 2024-02-11' --header 'Table: 2'" +
              to + "1.tgn");
        shell(
            play +
            "--players 3 --games 8 --seed 9 --header 'Event: league' --header 'Date: 2023-12-01' --header 'Table: 12'" +
            to + "2.tgn");
        shell(play + "--games 5 --seed 5 --header 'Date: 2022-05'" + to + "3.tgn");
        shell(play + "--players 3 --games 5 --seed 6 --header 'Date: 2024-05-20' --header 'Event: club final'" + to +
              "4.tgn");
    }
    const Ran ran =
        shell("python3 tests/cli/check_query.py " ARBITER_EXE " " + folder.path("q") + " examples man/examples 2>&1");
    EXPECT_EQ(ran.code, 0) << ran.out;
    EXPECT_TRUE(contains(ran.out, "28 questions, ")) << ran.out;
}

}  // namespace
}  // namespace arbiter::test::question_test
