// File names with bytes that a terminal, a workflow log or a reader of reports would obey, and names that look alike.
#include "cli/text/file_name.hpp"

#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace arbiter::test::file_name_test {
namespace {

using cli::shown_name;

TEST(FileName, PlainNamesStayAsTheyAre) {
    for (const std::string name :
         {"club/ann-ben.tgn", "-", "100%.tgn", "Z\xC3\xB6\xC3\xAB \xF0\x9F\x8E\xB2.tgn", "%4"}) {
        EXPECT_EQ(shown_name(name), name);
    }
}

TEST(FileName, OtherBytesAreWrittenAsNumbers) {
    EXPECT_EQ(shown_name("a\n::error::b\033[2J\x7F\t"), "a%0A::error::b%1B[2J%7F%09");
    EXPECT_EQ(shown_name("caf\xE9"), "caf%E9");
    EXPECT_EQ(shown_name("\xC2\x9B\xE2\x80\xAE\xE2\x80\x8F\xD8\x9C"), "%C2%9B%E2%80%AE%E2%80%8F%D8%9C");
    EXPECT_EQ(shown_name("caf%E9 100%"), "caf%25E9 100%");
    EXPECT_EQ(shown_name("a\xE2\x80\x8B.tgn"), "a%E2%80%8B.tgn");
    EXPECT_EQ(shown_name("a\xC2\xA0"
                         "b\xEF\xB8\x8F\xF3\xA0\x81\x81"),
              "a%C2%A0b%EF%B8%8F%F3%A0%81%81");
}

/// Every name of up to four of these pieces, which are made to be mistaken for each other.
TEST(FileName, TwoNamesNeverLookTheSame) {
    const std::vector<std::string> pieces{"%", "%2", "5", "E9", "\xE9", "\n", "%0A", "%25", "\xC3", "\xA9"};
    std::set<std::string> names{""};
    for (int length = 0; length < 4; ++length) {
        std::set<std::string> longer = names;
        for (const std::string& name : names) {
            for (const std::string& piece : pieces) {
                longer.insert(name + piece);
            }
        }
        names = std::move(longer);
    }
    std::set<std::string> shown;
    for (const std::string& name : names) {
        shown.insert(shown_name(name));
    }
    EXPECT_GT(names.size(), 5000U);
    EXPECT_EQ(shown.size(), names.size());
}

const std::string evil = "x\n::error::y\033[2J\xC2\x9B\xE2\x80\xAE\xFF.tgn";

TEST(FileName, NoCommandLetsThemOut) {
    const Folder folder;
    folder.write("%E9.tgn", broken);
    folder.write(evil, broken + "odd\n");
    const std::string all = folder.path("");
    const std::string one = "\"" + all + "\"x*.tgn";
    for (const std::string& command : {"check " + all,
                                       "check " + one,
                                       "check --report text=- " + one,
                                       "check --report github=- " + one,
                                       "check --report tap=- " + one,
                                       "check --report junit=- " + one,
                                       "check --report sarif=- " + one,
                                       "check --report jsonl=- " + one,
                                       "check --report json=- " + one,
                                       "score " + one,
                                       "fmt --check " + one,
                                       "fmt -i " + one,
                                       "test " + one,
                                       "test -v " + all,
                                       "query " + one,
                                       "query --into " + one + " " + one,
                                       "moves " + one,
                                       "coverage " + one,
                                       "check --baseline " + one + " " + one,
                                       "check --report jsonl=" + one + " " + one}) {
        const std::string out = arbiter(command + " 2>&1").out;
        for (const std::string bytes : {"\033", "\xFF", "\xC2\x9B", "\xE2\x80\xAE", "\n::error::y"}) {
            EXPECT_FALSE(contains(out, bytes)) << command << ": " << out;
        }
    }
}

TEST(FileName, ErrorsShowNoArgumentRaw) {
    const std::string word = "\"$(printf 'x\\n::error::y\\033[2J\\302\\233\\377')\"";
    for (const std::string& command :
         {"check " + word, "moves " + word, "explain " + word, "rules " + word, "play " + word,
          "check --" + word + " -", "check - " + word, "check --allow " + word + " -",
          "check --report " + word + "=- -", "check --report jsonl=/nowhere/" + word + " -",
          "query --header " + word + " -", "query --into /nowhere/" + word + " -", "query --score " + word + " -",
          "coverage --game " + word + " -", "play azul --seed " + word, "check --fail-on " + word + " -",
          "check --baseline " + word + " -"}) {
        const std::string out = arbiter(command + " 2>&1 </dev/null").out;
        EXPECT_TRUE(contains(out, "::error::y")) << command << ": " << out;
        for (const std::string bytes : {"\033", "\xFF", "\xC2\x9B", "\n::error::y"}) {
            EXPECT_FALSE(contains(out, bytes)) << command << ": " << out;
        }
    }
}

TEST(FileName, JsonlAndBaselinesTellThemApart) {
    const Folder folder;
    folder.write("a\xFF.tgn", broken);
    folder.write("a\xFE.tgn", sound);
    folder.write("a%FF.tgn", sound + "\n" + sound);
    const std::string base = folder.path("base.jsonl");
    EXPECT_EQ(arbiter("check --baseline " + base + " --update-baseline " + folder.path("") + " >/dev/null").code, 0);
    const std::string lines = folder.read("base.jsonl");
    for (const std::string name : {"a%FF.tgn\"", "a%FE.tgn\"", "a%25FF.tgn\""}) {
        EXPECT_TRUE(contains(lines, name)) << lines;
    }
    const Ran ran = arbiter("check --baseline " + base + " " + folder.path(""));
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(contains(ran.out, "baseline: 0 of 4 known records changed, 0 new, 0 gone\n")) << ran.out;
}

TEST(FileName, JsonShowsNoHiddenCharactersOfRecords) {
    const Folder folder;
    const std::string path =
        folder.write("a.tgn", "Game: azul\nPlayers: Ann, B\xC2\x9B\xE2\x80\xAE\x7F\xE2\x80\x8Fn\n\nround 1 Ann\n");
    for (const std::string format : {"jsonl", "json", "sarif"}) {
        const std::string out = arbiter("check --report " + format + "=- " + path).out;
        for (const std::string bytes : {"\xC2\x9B", "\xE2\x80\xAE", "\xE2\x80\x8F", "\x7F"}) {
            EXPECT_FALSE(contains(out, bytes)) << out;
        }
    }
    const Ran ran =
        shell(ARBITER_EXE " check --report jsonl=- " + path +
              " | python3 -c 'import json,sys\nprint(ascii(json.loads(sys.stdin.readline())[\"players\"]))'");
    EXPECT_EQ(ran.out, "['Ann', 'B\\x9b\\u202e\\x7f\\u200fn']\n");
}

}  // namespace
}  // namespace arbiter::test::file_name_test
