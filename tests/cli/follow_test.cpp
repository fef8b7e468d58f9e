// A run that somebody looks on: what is said record by record, and how far it has come.
#include "cli/run/progress.hpp"
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <string>

namespace arbiter::test::follow_test {
namespace {

using namespace std::chrono_literals;

class Follow : public testing::Test {
protected:
    Ran run(const std::string& program) const {
        folder.write("program.py", program);
        folder.write("sound.tgn", sound);
        folder.write("broken.tgn", broken);
        return shell("cd " + folder.path("") + " && timeout 120 python3 program.py " ARBITER_EXE " 2>&1");
    }
    void expect_progress(const std::string& command) const;

    const Folder folder;
};

/// The writer goes on only when it has been answered.
TEST_F(Follow, EachRecordIsAnsweredWhenTheNextOneBegins) {
    const Ran ran =
        run("import json, subprocess, sys\n"
            "sound, broken = open('sound.tgn').read(), open('broken.tgn').read()\n"
            "for options in [['--follow'], []]:\n"
            "    p = subprocess.Popen([sys.argv[1], 'check', *options, '--report', 'jsonl=-', '-'],\n"
            "                         stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)\n"
            "    p.stdin.write(sound)\n"
            "    for text in [broken, sound, broken]:\n"
            "        p.stdin.write(text[:5]); p.stdin.flush()\n"
            "        print(json.loads(p.stdout.readline())['verdict'])\n"
            "        p.stdin.write(text[5:])\n"
            "    p.stdin.close()\n"
            "    print(json.loads(p.stdout.readline())['verdict'], p.wait())\n");
    const std::string each = "incomplete\nviolation\nincomplete\nviolation 1\n";
    EXPECT_EQ(ran.out, each + each);
}

TEST_F(Follow, QuestionsAreAnsweredRecordByRecord) {
    const Ran ran =
        run("import subprocess, sys\n"
            "sound, broken = open('sound.tgn').read(), open('broken.tgn').read()\n"
            "p = subprocess.Popen([sys.argv[1], 'query', '--follow', '--verdict', 'violation', '-'],\n"
            "                     stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)\n"
            "p.stdin.write(broken)\n"
            "for text in [broken, broken]:\n"
            "    p.stdin.write(text[:5]); p.stdin.flush()\n"
            "    print(p.stdout.readline(), end='')\n"
            "    p.stdin.write(text[5:])\n"
            "p.stdin.close()\n"
            "print(p.stdout.readline(), p.wait(), end='')\n");
    EXPECT_EQ(ran.out, "-:1: record 1\n-:7: record 2\n-:13: record 3\n 0");
    EXPECT_EQ(arbiter("query --follow --sort best - </dev/null 2>/dev/null").code, 2);
}

/// More is waiting already, and is not looked at before the answer is out.
TEST_F(Follow, NothingIsGatheredWhileMoreIsWaiting) {
    const Ran ran =
        run("import subprocess, sys\n"
            "text = open('sound.tgn').read() * 1000\n"
            "def writes(*options):\n"
            "    trace = subprocess.run([sys.argv[1], 'check', *options, '--report', 'jsonl=-', '-'], "
            "input=text.encode(),\n"
            "                           stdout=subprocess.PIPE)\n"
            "    return trace.stdout\n"
            "print(writes() == writes('--follow'), writes('--follow').count(b'\\n'))\n");
    EXPECT_EQ(ran.out, "True 1000\n");
    EXPECT_EQ(arbiter("check --follow -j 2 - </dev/null 2>/dev/null").code, 2);
}

TEST(Progress, SaysWhatIsKnown) {
    EXPECT_EQ(cli::words_of({999, 0, 0}, 0, 0ms), "0 kB, 0 records, 0 findings");
    EXPECT_EQ(cli::words_of({25'000'000, 1, 1}, 100'000'000, 2000ms), "25 MB of 100 MB, 1 record, 1 finding, 6 s left");
    EXPECT_EQ(cli::words_of({1'000'000, 40, 2}, 301'000'000, 1000ms),
              "1 MB of 301 MB, 40 records, 2 findings, 5:00 min left");
    EXPECT_EQ(cli::words_of({1'000'000, 40, 2}, 10'801'000'000, 1000ms),
              "1 MB of 10801 MB, 40 records, 2 findings, 3:00 h left");
    EXPECT_EQ(cli::words_of({5000, 2, 0}, 1'000'000, 100ms), "5 kB of 1 MB, 2 records, 0 findings, 20 s left");
}

/// Two records for the command, the second when a progress line has been seen.
void Follow::expect_progress(const std::string& command) const {
    const Ran ran =
        run("import os, pty, subprocess, sys, time\n"
            "sound, broken = open('sound.tgn').read(), open('broken.tgn').read()\n"
            "master, slave = pty.openpty()\n"
            "p = subprocess.Popen([sys.argv[1], " +
            command +
            ", '-'], stdin=subprocess.PIPE, stdout=subprocess.PIPE,\n"
            "                     stderr=slave, text=True)\n"
            "os.close(slave)\n"
            "p.stdin.write(broken)\n"
            "p.stdin.flush()\n"
            "time.sleep(0.5)\n"
            "p.stdin.write(sound)\n"
            "p.stdin.flush()\n"
            "seen = b''\n"
            "while b' kB, ' not in seen or not seen.endswith(b'\\x1b[K'): seen += os.read(master, 1000)\n"
            "p.stdin.close()\n"
            "p.stdout.read()\n"
            "p.wait()\n"
            "while True:\n"
            "    try: seen += os.read(master, 1000)\n"
            "    except OSError: break\n"
            "print(seen)\n"
            "q = subprocess.run([sys.argv[1], " +
            command +
            ", '-'], input=sound, stdout=subprocess.PIPE, stderr=subprocess.PIPE,\n"
            "                   text=True)\n"
            "print(repr(q.stderr))\n");
    EXPECT_TRUE(contains(ran.out, "\\r0 kB, ")) << command << ran.out;
    EXPECT_TRUE(contains(ran.out, "\\r\\x1b[K'\n''\n")) << command << ran.out;
}

/// On a terminal there is one, and nowhere else.
TEST_F(Follow, ALineOnATerminalSaysHowFarItIs) {
    for (const std::string command : {"'check'", "'stats'", "'coverage'", "'query', '--count'"}) {
        expect_progress(command);
    }
}

}  // namespace
}  // namespace arbiter::test::follow_test
