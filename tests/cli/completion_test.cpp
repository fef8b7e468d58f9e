// arbiter completion: the scripts are read by their shells, and offer what the program takes.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

namespace arbiter::test::completion_test {
namespace {

/// What bash offers for the last of these words.
std::string offers(const Folder& folder, const std::string& words) {
    const std::string script = folder.path("completion.bash");
    shell(std::string(ARBITER_EXE) + " completion bash >" + script);
    return shell("bash -c 'source " + script + "; COMP_WORDS=(" + words +
                 "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _arbiter; echo \"${COMPREPLY[@]}\"'")
        .out;
}

TEST(Completion, BashOffersCommandsOptionsAndWords) {
    const Folder folder;
    EXPECT_EQ(offers(folder, "arbiter cov"), "coverage\n");
    EXPECT_EQ(offers(folder, "arbiter check --upd"), "--update-baseline\n");
    EXPECT_EQ(offers(folder, "arbiter check --color al"), "always\n");
    EXPECT_EQ(offers(folder, "arbiter check --report sar"), "sarif=\n");
    EXPECT_EQ(offers(folder, "arbiter query --verdict un"), "unverified unreadable\n");
    EXPECT_EQ(offers(folder, "arbiter explain azul.line.f"), "azul.line.full\n");
    EXPECT_EQ(offers(folder, "arbiter play az"), "azul\n");
    EXPECT_EQ(offers(folder, "arbiter check gam"), "\n");  // bash goes on with files
}

TEST(Completion, BashKnowsEveryCommandOfTheHelp) {
    const Folder folder;
    const std::string commands = offers(folder, "arbiter \"\"");
    const Ran listed =
        shell(std::string(ARBITER_EXE) + " --help | sed -n '/^Subcommands:/,/^[^ ]*$/s/^  \\([a-z]*\\).*/\\1/p'");
    ASSERT_FALSE(listed.out.empty());
    for (std::size_t at = 0; at < listed.out.size();) {
        const std::size_t end = listed.out.find('\n', at);
        const std::string command = listed.out.substr(at, end - at);
        EXPECT_TRUE(contains(" " + commands, " " + command)) << command << " in " << commands;
        at = end + 1;
    }
}

TEST(Completion, EveryShellReadsItsScript) {
    for (const std::string name : {"bash", "zsh", "fish"}) {
        const Folder folder;
        const std::string script = folder.path("script");
        ASSERT_EQ(shell(std::string(ARBITER_EXE) + " completion " + name + " >" + script).code, 0);
        EXPECT_FALSE(folder.read("script").empty());
        if (shell("command -v " + name).code == 0) {
            const Ran ran = shell(name + " -n " + script + " 2>&1");
            EXPECT_EQ(ran.code, 0) << name << ": " << ran.out;
        }
    }
}

TEST(Completion, OtherShellsAreExitCode2) {
    EXPECT_EQ(arbiter("completion tcsh >/dev/null 2>&1").code, 2);
}

}  // namespace
}  // namespace arbiter::test::completion_test
