// What people type before they have read the manual.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <string>

namespace arbiter::test::first_word_test {
namespace {

const std::string tie = "examples/azul/tie.tgn";

void expect_same(const std::string& meant, const std::string& typed) {
    const Ran want = arbiter(meant + " 2>&1");
    const Ran got = arbiter(typed + " 2>&1");
    EXPECT_EQ(got.out, want.out) << typed;
    EXPECT_EQ(got.code, want.code) << typed;
}

TEST(FirstWord, MayBeHelpOrVersion) {
    expect_same("--help", "help");
    expect_same("--version", "version");
    expect_same("check --help", "help check");
    expect_same("moves --help", "help moves");
    EXPECT_EQ(arbiter("help").code, 0);
    EXPECT_EQ(arbiter("help check").code, 0);
}

TEST(FirstWord, MayBeAFileToCheck) {
    expect_same("check " + tie, tie);
    expect_same("check " + tie + " -q", tie + " -q");
    expect_same("check man/examples/club-night.tgn", "man/examples/club-night.tgn");
    expect_same("check - <" + tie, "- <" + tie);
    expect_same("check examples/azul", "examples/azul");
    expect_same("check no-such-file.tgn", "no-such-file.tgn");
    EXPECT_EQ(arbiter("no-such-file.tgn 2>&1").code, 3);
}

TEST(FirstWord, IsACommandRatherThanAFile) {
    const Folder folder;
    expect_same("stats " + tie, "stats " + tie);
    EXPECT_EQ(shell("cd " + folder.path("") + " && touch rules && " + ARBITER_EXE + " rules azul").code, 0);
}

TEST(FirstWord, IsSpelledRightForWhoeverMistypesIt) {
    const auto said = [](const std::string& typed) { return arbiter(typed + " 2>&1 >/dev/null").out; };
    const std::string more = "\nRun with --help for more information.\n";
    EXPECT_EQ(said("chekc " + tie), "chekc is no command and no file; did you mean check?" + more);
    EXPECT_EQ(said("help chekc"), "chekc is no command and no file; did you mean check?" + more);
    EXPECT_EQ(said("hlep"), "hlep is no command and no file; did you mean help?" + more);
    EXPECT_EQ(said("zzzzzzzz"), "zzzzzzzz is no command and no file" + more);
    EXPECT_EQ(arbiter("chekc " + tie + " 2>&1").code, 2);
    EXPECT_EQ(said("'a\nb'"), "a<U+000A>b is no command and no file" + more);
}

}  // namespace
}  // namespace arbiter::test::first_word_test
