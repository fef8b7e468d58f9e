// Threads that cannot all be started, memory that cannot be had, folders that cannot be locked: a sentence and an exit
// code, and never an abort.
#include "tests/scarce/stranger.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <vector>

namespace arbiter::test::scarce_test {
namespace {

TEST(Scarce, ThreadsThatCannotAllBeStartedAreSaid) {
    setenv("ASAN_OPTIONS", "detect_leaks=0", 1);  // looking for leaks would take a thread more
    const Stranger stranger;
    if (!stranger.is_there()) {
        GTEST_SKIP() << "only root can run the program as somebody else";
    }
    for (const std::string command : {"check", "query", "stats --by game", "test"}) {
        for (const unsigned most : {1U, 2U, 3U, 6U}) {
            const Ran ran = shell(stranger.command(command + " -j 8 examples/azul tests/cases/azul 2>&1",
                                                   "--nproc=" + std::to_string(most)));
            EXPECT_EQ(ran.code, 2) << command;
            const std::string which = most == 1 ? "no thread" : "only " + std::to_string(most - 1) + " of 8 threads";
            EXPECT_EQ(ran.out,
                      "arbiter: " + which + " can be started: Resource temporarily unavailable; -j says how many\n")
                << command;
        }
    }
    EXPECT_LE(shell(stranger.command("check -q -j 8 examples/azul", "--nproc=9")).code, 1);
}

Ran arbiter_within(unsigned kilobytes, const std::string& arguments) {
    return shell("ulimit -c 0; " + memory_limit(kilobytes) + "exec " + ARBITER_EXE + " " + arguments);
}

/// With less the program does not begin.
unsigned fewest_kilobytes() {
    unsigned kilobytes = 4'000;
    while (kilobytes < 1'000'000 && arbiter_within(kilobytes, "--version >/dev/null 2>&1").code != 0) {
        kilobytes += kilobytes / 16;
    }
    return kilobytes;
}

/// All that a command can need memory for: reading, judging, drawing, sums, threads, and the words for an error.
TEST(Scarce, MemoryThatCannotBeHadIsSaid) {
    if (memory_limit(0).empty()) {
        GTEST_SKIP() << "no limit can be set on a program that sanitizers watch";
    }
    const Folder folder;
    const std::string path = folder.write("a.tgn", arbiter("play azul --games 4").out + "\n" + broken);
    const std::string request = folder.write("request",
                                             "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"judge\","
                                             "\"params\":{\"record\":\"Game: azul\"}}\n");
    const std::vector<std::string> commands{
        "check " + path,
        "check -j 4 " + path,
        "check --fixes --report html=/dev/null " + path,
        "test -j 4 tests/cases/azul/line.tgn tests/cases/azul/turn.tgn",
        "trace --moves " + path,
        "show " + path,
        "fmt " + path,
        "fix " + path,
        "stats --by player " + path,
        "query -j 2 --unique " + path,
        "play framework",
        "import azul-bga tests/conformance",
        "kit --engine true tests/cases/azul/line.tgn",
        "serve <" + request,
    };
    const unsigned fewest = fewest_kilobytes();
    bool was_short = false;
    for (const std::string& command : commands) {
        for (const unsigned more : {0U, 400U, 1'000U, 4'000U, 20'000U, 80'000U}) {
            const Ran ran = arbiter_within(fewest + more, command + " 2>&1 >/dev/null");
            EXPECT_TRUE(ran.code >= 0 && ran.code <= 3) << command << " with " << more << " kB more";
            EXPECT_TRUE(ran.code != 2 || contains(ran.out, "arbiter: ")) << command << " with " << more << " kB more";
            was_short = was_short || ran.code == 2;
        }
    }
    EXPECT_TRUE(was_short);
}

TEST(Scarce, WhereNoFolderCanBeLockedAFileSaysSo) {
    const Stranger stranger;
    if (!stranger.is_there()) {
        GTEST_SKIP() << "only root can run the program as somebody else";
    }
    const Folder folder;
    const std::string path = folder.write("a.tgn", sound);
    const std::string lock = folder.path(".arbiter-lock");
    const std::string base = folder.path("base");
    const std::string update = stranger.command("check -q --baseline " + base + " --update-baseline " + path + " 2>&1");
    stranger.own(folder.path(""), "0300");  // to write in and not to read
    EXPECT_EQ(shell(update).out, "");
    EXPECT_TRUE(contains(folder.read("base"), "a.tgn"));
    EXPECT_FALSE(std::filesystem::exists(lock));
    folder.write(".arbiter-lock", "");
    std::filesystem::remove(base);
    const Ran ran =
        shell("{ sleep 1; test -e " + base + " && echo too soon; rm " + lock + "; } & " + update + "; wait");
    EXPECT_EQ(ran.out, "");
    EXPECT_TRUE(contains(folder.read("base"), "a.tgn"));
    EXPECT_FALSE(std::filesystem::exists(lock));
}

}  // namespace
}  // namespace arbiter::test::scarce_test
