// Whatever is written: the old file or the new one, whole; no output into another, none over what is read.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <sys/stat.h>

namespace arbiter::test::writers_test {
namespace {

namespace fs = std::filesystem;

const std::string crooked = "Game:azul\nPlayers:   Ann, Ben\n\n\nround 1 Ann\n";

class Writers : public testing::Test {
protected:
    Writers() {
        folder.write("a.tgn", archive);
        folder.write("other.tgn", sound);
    }
    /// Runs in the folder, so that names can be short; standard error is in `out`.
    Ran run(const std::string& arguments) const {
        return shell("cd " + folder.path("") + " && " + ARBITER_EXE + " " + arguments + " 2>&1");
    }
    Ran script(const std::string& text) const {
        return shell("cd " + folder.path("") + " && arbiter=" ARBITER_EXE " && " + text);
    }
    std::size_t unfinished() const {
        std::size_t count = 0;
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder.path(""))) {
            count += entry.path().filename().string().starts_with(".arbiter-") ? 1U : 0U;
        }
        return count;
    }
    /// Exit code 2, a sentence, and nothing changed.
    void expect_refusal(const std::string& arguments, const std::string& sentence) const {
        const std::string before = folder.read("a.tgn");
        const std::string other = folder.read("other.tgn");
        const Ran ran = run(arguments);
        EXPECT_EQ(ran.code, 2) << arguments << ": " << ran.out;
        EXPECT_TRUE(contains(ran.out, sentence)) << arguments << ": " << ran.out;
        EXPECT_EQ(folder.read("a.tgn"), before) << arguments;
        EXPECT_EQ(folder.read("other.tgn"), other) << arguments;
        EXPECT_EQ(unfinished(), 0U) << arguments;
    }

    const std::string archive = "; the club's games\n\n" + sound + "\n" + broken + "\n" + sound;
    Folder folder;
};

TEST_F(Writers, AnInputIsReplacedOnlyWhenEveryOutputIsSafe) {
    expect_refusal("query --verdict violation --into a.tgn --rest /dev/full a.tgn", "/dev/full: cannot be written");
    expect_refusal("query --verdict violation --into /dev/full --rest a.tgn a.tgn", "/dev/full: cannot be written");
    const Ran printed = run("query --records --verdict violation --rest a.tgn a.tgn 2>err >/dev/full; cat err; true");
    EXPECT_TRUE(contains(printed.out, "standard output cannot be written")) << printed.out;
    EXPECT_EQ(folder.read("a.tgn"), archive);
}

TEST_F(Writers, RecordsThatWouldBeNowhereAreNotDropped) {
    expect_refusal("query --player Zoe --into a.tgn a.tgn",
                   "3 records of a.tgn would be lost, which --rest FILE keeps");
    expect_refusal("query --verdict violation --rest ./a.tgn a.tgn", "1 record of a.tgn would be lost");
    expect_refusal("query --verdict violation --into a.tgn -j 3 other.tgn ./a.tgn", "2 records of ./a.tgn would be");
    EXPECT_EQ(run("query --into a.tgn a.tgn").code, 0);
    EXPECT_EQ(folder.read("a.tgn"), archive);
    EXPECT_EQ(run("query --verdict violation --into /dev/null --rest a.tgn a.tgn").code, 0);
    EXPECT_EQ(run("query --count a.tgn").out, "2\n");
}

TEST_F(Writers, TwoOutputsNeverGoToOnePlace) {
    fs::create_symlink("other.tgn", folder.path("link"));
    fs::create_symlink("new", folder.path("to-new"));
    fs::create_symlink(".", folder.path("here"));
    ASSERT_EQ(shell("mkfifo " + folder.path("fifo")).code, 0);
    for (const std::string pair :
         {"--into other.tgn --rest ./other.tgn", "--into other.tgn --rest link", "--into new --rest here/new",
          "--into to-new --rest ./new", "--into - --rest /dev/stdout"}) {
        expect_refusal("query --verdict violation " + pair + " a.tgn", "another output goes there");
    }
    expect_refusal("check a.tgn --report jsonl=other.tgn --report sarif=link",
                   "link: cannot be written: another output");
    expect_refusal("check a.tgn --report jsonl=- --report sarif=-", "another output goes there");
    expect_refusal("check a.tgn --report jsonl=new --baseline here/new --update-baseline", "another output goes there");
    EXPECT_EQ(run("check -q sound.tgn a.tgn --report jsonl=/dev/null --report sarif=/dev/null").code, 3);
    EXPECT_FALSE(fs::exists(folder.path("new")));
}

TEST_F(Writers, WhatIsReadIsNotWrittenTo) {
    fs::create_symlink("a.tgn", folder.path("link"));
    for (const std::string output :
         {"--report jsonl=./a.tgn", "--report junit=link", "--baseline link --update-baseline"}) {
        expect_refusal("check a.tgn " + output, "is to be read, so it cannot be written to");
        expect_refusal("check . " + output, "is to be read, so it cannot be written to");
    }
    expect_refusal("query --verdict violation --into a.tgn --rest other.tgn a.tgn other.tgn", "only one of");
    for (const std::string command : {"fmt", "check", "query --records", "test"}) {
        const Ran ran = run(command + " a.tgn 2>err >>a.tgn; cat err; true");
        EXPECT_TRUE(contains(ran.out, "a.tgn: is the file that standard output goes to")) << command << ran.out;
    }
}

TEST_F(Writers, CommentsInFrontAreKeptWhereverTheInputComesFrom) {
    const std::string question = "query --verdict violation --into bad --rest good ";
    const std::string good = "; the club's games\n\n" + sound + "\n" + sound;
    for (const std::string& how :
         {"$arbiter " + question + "a.tgn", "cat a.tgn | $arbiter " + question + "-",
          "$arbiter " + question + "- <a.tgn", "cat a.tgn | $arbiter " + question + "/dev/stdin",
          "cat a.tgn | $arbiter " + question + "-j 3 -",
          "mkfifo f && { cat a.tgn >f & $arbiter " + question + "f; }"}) {
        const Ran ran = script(how + " 2>&1");
        EXPECT_EQ(ran.code, 0) << how << ran.out;
        EXPECT_EQ(folder.read("good"), good) << how;
        EXPECT_EQ(folder.read("bad"), broken + "\n") << how;
        fs::remove(folder.path("good"));
    }
    folder.write("a.tgn", "\xEF\xBB\xBF" + archive);
    EXPECT_EQ(script("cat a.tgn | $arbiter " + question + "-").code, 0);
    EXPECT_EQ(folder.read("good"), good);
}

TEST_F(Writers, ClosedStreamsGetNobodyElsesText) {
    const Ran closed = script("$arbiter check a.tgn --report jsonl=r >&- 2>err; code=$?; cat err; exit $code");
    EXPECT_EQ(closed.code, 2) << closed.out;
    EXPECT_TRUE(contains(closed.out, "standard output cannot be written")) << closed.out;
    const std::string once = folder.read("r");
    EXPECT_EQ(script("$arbiter check a.tgn --report jsonl=r >/dev/null 2>&- <&-").code, 1);
    EXPECT_EQ(folder.read("r"), once);
    EXPECT_EQ(script("$arbiter check missing.tgn a.tgn --report jsonl=r >/dev/null 2>&-").code, 3);
    EXPECT_TRUE(folder.read("r").starts_with(once));
    EXPECT_FALSE(contains(folder.read("r"), "arbiter: ")) << "the message to standard error";
    EXPECT_EQ(script("$arbiter fmt -i a.tgn >&- 2>&- <&-").code, 0);
    EXPECT_EQ(script("$arbiter check - <&- 2>/dev/null >&2").code, 3);
    EXPECT_EQ(script("$arbiter check missing.tgn >/dev/null 2>/dev/full").code, 3);
    EXPECT_EQ(script("$arbiter check --report jsonl=/dev/full a.tgn >/dev/null 2>/dev/full").code, 2);
}

TEST_F(Writers, NobodyCanPlantALinkUnderATemporaryName) {
    folder.write("a.tgn", crooked);
    for (const std::string name : {"a.tgn", "new", "base"}) {
        fs::create_symlink("other.tgn", folder.path(name + ".arbiter-tmp"));
    }
    EXPECT_EQ(run("fmt -i a.tgn").code, 0);
    EXPECT_EQ(run("query --into new a.tgn").code, 0);
    EXPECT_EQ(run("check a.tgn --baseline base --update-baseline").code, 0);
    EXPECT_EQ(folder.read("other.tgn"), sound);
}

TEST_F(Writers, FilesStayWhatTheyAre) {
    folder.write("a.tgn", crooked);
    fs::create_hard_link(folder.path("a.tgn"), folder.path("twin"));
    expect_refusal("fmt -i a.tgn", "a.tgn: cannot be written: it has 2 names (hard links), which would part");
    expect_refusal("check other.tgn --report jsonl=twin", "hard links");
    fs::remove(folder.path("twin"));
    ::chmod(folder.path("a.tgn").c_str(), 0444);
    expect_refusal("fmt -i a.tgn", "a.tgn: cannot be written: it is read-only");
    ASSERT_EQ(shell("mkfifo " + folder.path("fifo")).code, 0);
    expect_refusal("fmt -i fifo", "fifo: cannot be written: it is no file that could be changed");
    expect_refusal("check other.tgn --report jsonl=.", ".: cannot be written: it is a folder");
    ::chmod(folder.path("a.tgn").c_str(), 0640);
    EXPECT_EQ(run("fmt -i a.tgn").code, 0);
    EXPECT_EQ(folder.read("a.tgn"), "Game: azul\nPlayers: Ann, Ben\n\n\nround 1 Ann\n");
    EXPECT_EQ(fs::status(folder.path("a.tgn")).permissions(), fs::perms(0640));
    ::chmod(folder.path("a.tgn").c_str(), 0444);
    EXPECT_EQ(run("fmt -i a.tgn").code, 0) << "nothing to change";
}

TEST_F(Writers, LinksKeepLeadingToTheFile) {
    fs::create_directory(folder.path("far"));
    fs::create_symlink("far/result", folder.path("link"));
    EXPECT_EQ(run("query --into link a.tgn").code, 0);
    EXPECT_TRUE(fs::is_symlink(folder.path("link")));
    EXPECT_EQ(folder.read("far/result"), sound + "\n" + broken + "\n" + sound);
    EXPECT_EQ(run("check a.tgn --report jsonl=link >/dev/null").code, 1);
    EXPECT_TRUE(folder.read("far/result").starts_with("{\"schema\""));
    fs::create_symlink("ring", folder.path("ring"));
    expect_refusal("query --into ring a.tgn", "ring: cannot be written");
}

TEST_F(Writers, DevicesAndFifosAreWrittenToDirectly) {
    const Ran fifo = script("mkfifo f && { $arbiter check a.tgn --report jsonl=f >/dev/null & cat f; wait; }");
    EXPECT_TRUE(contains(fifo.out, "\"record\":3")) << fifo.out;
    EXPECT_TRUE(fs::is_fifo(folder.path("f")));
    EXPECT_EQ(run("check a.tgn --report jsonl=/dev/null").code, 1);
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
    EXPECT_EQ(run("query --verdict violation --into /dev/stdout a.tgn").out, broken + "\n");
    EXPECT_EQ(run("query --verdict violation --into - a.tgn").out, broken + "\n");
    expect_refusal("query --count --into - a.tgn", "standard output is needed for --count");
    EXPECT_EQ(script("echo before >log && $arbiter query --verdict violation --into /dev/fd/3 a.tgn 3>>log").code, 0);
    EXPECT_EQ(folder.read("log"), "before\n" + broken + "\n");
    EXPECT_EQ(script("$arbiter check a.tgn --report jsonl=out >out").code, 1);
    EXPECT_TRUE(folder.read("out").starts_with("{\"schema\"")) << "the report is standard output";
}

TEST_F(Writers, AnyNameWillDo) {
    for (const std::string& name : {std::string("two words"), std::string("-i"), std::string("new\nline"),
                                    std::string("caf\xE9"), std::string(255, 'x')}) {
        EXPECT_EQ(run("query --into './" + name + "' a.tgn").code, 0) << name;
        EXPECT_EQ(folder.read(name), sound + "\n" + broken + "\n" + sound) << name;
    }
    expect_refusal("query --into '" + std::string(256, 'x') + "' a.tgn", "cannot be written");
    expect_refusal("query --into other.tgn/x a.tgn", "cannot be written");
    expect_refusal("query --into nowhere/x a.tgn", "nowhere/x: cannot be written: No such file or directory");
}

TEST_F(Writers, EditedStubsStay) {
    EXPECT_EQ(run("coverage --game grawlix --stubs stubs a.tgn").code, 0);
    const std::string edited = folder.write("stubs/grawlix-stubs.tgn", "mine\n");
    fs::remove(folder.path("stubs/record-stubs.tgn"));
    expect_refusal("coverage --game grawlix --stubs stubs a.tgn",
                   "stubs/grawlix-stubs.tgn: cannot be written: it is there already");
    EXPECT_EQ(folder.read("stubs/grawlix-stubs.tgn"), "mine\n");
    EXPECT_FALSE(fs::exists(folder.path("stubs/record-stubs.tgn"))) << "all of them or none";
}

TEST_F(Writers, WhatSomebodyElseHasChangedMeanwhileStays) {
    const Ran ran = script(
        "mkfifo f && { $arbiter query --verdict violation --into bad --rest a.tgn a.tgn f >/dev/null 2>err & "
        "exec 3>f; echo '; more' >>a.tgn; cat other.tgn >&3; exec 3>&-; wait $!; code=$?; cat err; exit $code; }");
    EXPECT_EQ(ran.code, 2) << ran.out;
    EXPECT_TRUE(contains(ran.out, "a.tgn: cannot be written: it was changed meanwhile")) << ran.out;
    EXPECT_EQ(folder.read("a.tgn"), archive + "; more\n");
}

TEST_F(Writers, WhatIsCompressedIsNotReplaced) {
    ASSERT_EQ(shell("gzip -c " + folder.path("other.tgn") + " >" + folder.path("a.tgn")).code, 0);
    expect_refusal("query --verdict violation --into new --rest a.tgn a.tgn", "it is compressed");
    EXPECT_FALSE(fs::exists(folder.path("new")));
}

/// The run waits for the rest of its input when the signal comes; what it has begun by then goes.
TEST_F(Writers, AStoppedRunLeavesNothingBehind) {
    std::signal(SIGHUP, SIG_DFL);  // under nohup it is ignored, and what a test starts would ignore it too
    for (const std::string signal : {"HUP", "TERM"}) {
        const Ran ran = script(
            "rm -f f && mkfifo f && { $arbiter query --into other.tgn --rest new - <f >/dev/null & "
            "exec 3>f; until [ $(ls -A | grep -c '^[.]arbiter-') = 2 ]; do sleep 0.01; done; kill -" +
            signal + " $!; wait $!; }");
        EXPECT_GT(ran.code, 128) << signal;
        EXPECT_EQ(unfinished(), 0U) << signal;
        EXPECT_EQ(folder.read("other.tgn"), sound) << signal;
    }
}

}  // namespace
}  // namespace arbiter::test::writers_test
