// Runs over parts of the input, and the parts joined again: the same bytes as one run.
#include "tests/cli/running.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace arbiter::test::merge_test {
namespace {

const std::string formats = "text,json,jsonl,junit,tap,sarif,github,html";

class Merge : public testing::Test {
protected:
    /// Some archives: one long, one empty, one packed, one that cannot be unpacked, one that begins with a comment, one
    /// with text before its first record, and records that come twice.
    Merge() {
        std::string text;
        for (int i = 0; i < 90; ++i) {
            text += fmt::format("; {}\n{}\n", std::string(static_cast<std::size_t>(i * i % 211), 'x'),
                                i % 3 == 0 ? broken : sound);
        }
        folder.write("a.tgn", text);
        folder.write("b.tgn", "");
        folder.write("c.tgn", "\xEF\xBB\xBF; " + std::string(5000, '-') + "\n\n" + sound + "\n" + broken);
        folder.write("d.tgn", "nonsense\n" + sound);
        folder.write("e.tgn.gz", "\x1F\x8B\x08 no");
        folder.write("f.tgn.zip", "PK");
        run("gzip -c a.tgn >g.tgn.gz; ls >/dev/null");
    }
    Ran run(const std::string& script) const {
        return shell("cd " + folder.path("") + " && a=" ARBITER_EXE " && { " + script + " ; } 2>&1");
    }
    /// All reports of one run, and those of n parts joined, in the files one.FORMAT and all.FORMAT.
    void compare(int n, const std::string& options) const {
        std::string reports;
        for (std::size_t at = 0; at < formats.size(); at = formats.find(',', at) + 1) {
            const std::string format = formats.substr(at, formats.find(',', at) - at);
            reports += fmt::format(" --report {0}=WHICH.{0}", format);
            if (formats.find(',', at) == std::string::npos) {
                break;
            }
        }
        const auto to = [&reports](const std::string& which) {
            std::string text = reports;
            for (std::size_t at = text.find("WHICH"); at != std::string::npos; at = text.find("WHICH")) {
                text.replace(at, 5, which);
            }
            return text;
        };
        const Ran whole = run("$a check " + options + to("one") + " >/dev/null");
        run(fmt::format("for k in $(seq {}); do $a check --range $k/{} --part {}=p$k {}; done", n, n, formats,
                        options));
        const Ran merged = run("$a merge" + to("all") + " $(ls p* | sort -r)");
        EXPECT_EQ(merged.code, whole.code) << merged.out;
        EXPECT_EQ(merged.out, whole.out);
        const Ran differences = run("for f in one.*; do cmp $f all.${f#one.}; done");
        EXPECT_EQ(differences.out, "") << options;
        EXPECT_NE(folder.read("one.json"), "");
        run("rm -f p* one.* all.*");
    }

    const Folder folder;
};

TEST_F(Merge, SevenPartsAreTheSameAsOneRun) {
    compare(7, ". a.tgn");
    compare(7, "-j 3 --with id,header --strict a.tgn ./a.tgn a.tgn g.tgn.gz");
    compare(1, "a.tgn");
}

TEST_F(Merge, PartsSmallerThanRecordsAreTheSameAsOneRun) {
    compare(23, "c.tgn d.tgn b.tgn nowhere.tgn");
    compare(9, "b.tgn");
}

TEST_F(Merge, PartsAreComparedWithABaselineAsOneRun) {
    run("$a check --with id --report jsonl=old.jsonl a.tgn >/dev/null");
    const std::string text = folder.read("a.tgn");
    folder.write("a.tgn",
                 broken + "\n" + text.substr(0, text.size() / 2) + "\n" + sound + text.substr(text.size() / 2));
    compare(7, "--baseline old.jsonl a.tgn");
}

/// A report with ids is a baseline, joined or not.
TEST_F(Merge, ABaselineCanBeJoined) {
    run("for k in 1 2 3 4 5 6 7; do $a check --with id --range $k/7 --part jsonl=p$k a.tgn; done; $a merge --report "
        "jsonl=old p?; $a check --update-baseline --baseline one a.tgn");
    EXPECT_EQ(run("cmp old one").out, "");
    const Ran ran = run("$a check --baseline old a.tgn");
    EXPECT_EQ(ran.code, 0) << ran.out;
    EXPECT_TRUE(contains(ran.out, "baseline: 0 of 90 known records changed, 0 new, 0 gone\n")) << ran.out;
}

TEST_F(Merge, SumsOfPartsAreThoseOfOneRun) {
    folder.write("h.tgn", arbiter("play dorfromantik --players 2 --games 3 --seed 2").out +
                              arbiter("play grawlix --games 4 --seed 3").out + "Game: azul\nPlayers: \xE9, Ann\n");
    for (const std::string question :
         {"stats", "stats --by pair", "stats --by seat --position 'set ? score 0'",
          "stats --by player --where 'events > 0'", "stats --player Bbo --player 'A*'",
          "stats --where 'player = Bbo or player = Dan'", "coverage", "coverage --game azul --strict"}) {
        const std::string asked = question + " a.tgn d.tgn e.tgn.gz g.tgn.gz h.tgn b.tgn";
        run(fmt::format("for k in 1 2 3 4 5 6 7; do $a {} --range $k/7 --part s$k; done", asked));
        for (const std::string form : {"", " --json", " --csv", " --svg"}) {
            if (question.starts_with("coverage") && form != "" && form != " --json") {
                continue;  // it has no such form
            }
            const Ran whole = run("$a " + asked + form);
            const Ran merged = run("$a merge" + form + " s3 s5 s1 s2 s7 s6 s4");
            EXPECT_EQ(merged.out, whole.out) << question << form;
            EXPECT_EQ(merged.code, whole.code) << question << form;
        }
        EXPECT_TRUE(
            contains(run("$a merge --report text=- s1 s2 s3 s4 s5 s6 s7").out, "--report: the parts hold sums"));
        run("rm s?");
    }
}

TEST_F(Merge, SumsAboutSomethingElseOrDamagedAreRefused) {
    run("for k in 1 2; do for c in stats coverage; do $a $c a.tgn --range $k/2 --part $c$k; done; done");
    run("$a stats --by player a.tgn --range 2/2 --part other");
    EXPECT_TRUE(contains(run("$a merge stats1 other").out, "other: it is part of another run than stats1"));
    EXPECT_TRUE(contains(run("$a merge stats1 coverage2").out, "coverage2: it is part of another run than stats1"));
    for (const std::string command : {"stats", "coverage"}) {
        const std::string part = folder.read(command + "1");
        for (std::size_t at = 0; at < part.size(); at += 1 + part.size() / 40) {
            folder.write(command + "1", part.substr(0, at));
            EXPECT_EQ(run("$a merge " + command + "1 " + command + "2").code, 2) << at;
            std::string changed = part;
            changed[at] = static_cast<char>(changed[at] ^ 0x15);
            folder.write(command + "1", changed);
            const Ran ran = run("timeout 60 $a merge " + command + "1 " + command + "2");
            EXPECT_TRUE(ran.code == 0 || ran.code == 2) << at << ran.out;
        }
    }
}

TEST_F(Merge, WithoutPartARangeIsJudgedByItself) {
    for (const std::string form : {"", "--json", "--records", "-0", "--where 'position = \"set center Y?\"'"}) {
        const Ran ran = run("for k in 1 2 3 4 5 6 7; do $a query " + form + " --range $k/7 a.tgn g.tgn.gz; done");
        EXPECT_EQ(ran.out, run("$a query " + form + " a.tgn g.tgn.gz").out) << form;
        EXPECT_NE(ran.out, "") << form;
    }
    EXPECT_NE(run("$a query --range 2/3 a.tgn").out, "");
    EXPECT_TRUE(
        contains(run("$a query --range 1/3 - <a.tgn").out, "--range: standard input cannot be cut into parts\n"));
}

/// What the other parts hold would be lost.
TEST_F(Merge, NoInputIsReplacedByAPartOfIt) {
    const std::string before = folder.read("a.tgn");
    const Ran ran = run("$a query --range 1/2 --verdict violation --into bad --rest a.tgn a.tgn");
    EXPECT_EQ(ran.code, 2);
    EXPECT_TRUE(contains(ran.out, "it is read in part only (--range)")) << ran.out;
    EXPECT_EQ(folder.read("a.tgn"), before);
}

/// The recipes of arbiter-scale(7), on one machine.
TEST_F(Merge, RecipesDoWhatTheySay) {
    const std::string one = run("$a check --report text=- a.tgn c.tgn").out;
    run("seq 16 | xargs -P 4 -I K $a check --range K/16 --part text,junit=part-K a.tgn c.tgn");
    EXPECT_EQ(run("$a merge part-*").out, one);
    folder.write("job.sh", ARBITER_EXE
                 " check --range $SLURM_ARRAY_TASK_ID/5 --part text=job-$SLURM_ARRAY_TASK_ID "
                 "a.tgn c.tgn\ntest $? -le 1\n");
    EXPECT_EQ(run("for n in 1 2 3 4 5; do SLURM_ARRAY_TASK_ID=$n sh job.sh || echo failed; done; $a merge job-*").out,
              one);
}

/// On one machine it runs the same command lines without ssh.
TEST_F(Merge, TheRecipeForParallelDoesWhatItSays) {
    if (run("command -v parallel").code != 0) {
        GTEST_SKIP() << "parallel is not installed";
    }
    run("export HOME=$PWD; seq 16 | parallel --will-cite $a check --range {}/16 --part text,junit=part-{} a.tgn c.tgn "
        "2>/dev/null");
    EXPECT_EQ(run("$a merge part-*").out, run("$a check --report text=- a.tgn c.tgn").out);
    run("export HOME=$PWD; seq 16 | parallel --will-cite $a stats --range {}/16 --part sums-{} a.tgn c.tgn");
    EXPECT_EQ(run("$a merge --csv sums-*").out, run("$a stats --csv a.tgn c.tgn").out);
}

/// The table is made of the JSONL report, one line a record.
TEST_F(Merge, TheRecipeForATableHasEachRecord) {
    if (run("command -v jq").code != 0) {
        GTEST_SKIP() << "jq is not installed";
    }
    run("$a check --report jsonl=all.jsonl a.tgn c.tgn");
    const Ran ran = run("jq -r '[.file, .record, .line, .game, .verdict, .events, .finished] | @csv' all.jsonl");
    EXPECT_TRUE(ran.out.starts_with("\"a.tgn\",1,2,\"azul\",\"violation\",")) << ran.out.substr(0, 200);
    EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 92) << ran.out.substr(0, 200);
}

/// What Spark hands to a pipe: texts cut at the delimiter, each with a line break behind it.
TEST_F(Merge, ThePipeOfSparkGivesTheSameVerdicts) {
    const std::string cut =
        "import sys\n"
        "for r in open('a.tgn').read().split('\\nGame:'):\n"
        "    if not r.startswith(';'): print(r if r.startswith('Game:') else 'Game:' + r)\n";
    folder.write("cut.py", cut);
    const std::string check = " check --no-files --with id --report jsonl=- ";
    const std::string ids = " | grep -o '\"id\":\"[^\"]*\"\\|\"verdict\":\"[^\"]*\"'";
    EXPECT_EQ(run("python3 cut.py | $a" + check + "-" + ids).out, run("$a" + check + "a.tgn" + ids).out);
}

TEST_F(Merge, WhatIsNoRangeIsTold) {
    for (const std::string range :
         {"0/3", "4/3", "1", "/", "1/0", "-1/3", "1/3x", "1/1000001", "1/99999999999999999999"}) {
        const Ran ran = run("$a check --range " + range + " a.tgn");
        EXPECT_EQ(ran.code, 2) << range;
        EXPECT_TRUE(contains(ran.out, "it is K/N, the K-th of N parts, such as 3/7")) << ran.out;
    }
    EXPECT_TRUE(contains(run("$a check --part p a.tgn").out, "--part p: it is FORMATS=PATH"));
    EXPECT_TRUE(contains(run("$a check --part cvs=p a.tgn").out, "the parts are text") ||
                contains(run("$a check --part cvs=p a.tgn").out, "the parts are github"));
}

TEST_F(Merge, PartsThatDoNotBelongTogetherAreRefused) {
    run("for k in 1 2; do $a check --range $k/2 --part text=p$k a.tgn; done; $a check --range 2/2 --part text=q d.tgn; "
        "$a check --range 2/2 --part tap=t a.tgn");
    const auto refusal = [this](const std::string& parts, const std::string& why) {
        const Ran ran = run("$a merge " + parts);
        EXPECT_EQ(ran.code, 2) << parts << ran.out;
        EXPECT_TRUE(contains(ran.out, why)) << parts << ": " << ran.out;
    };
    refusal("p1 q", "q: it is part of another run than p1");
    refusal("p1 t", "t: it is part of another run than p1");
    refusal("p1", "2 parts are needed, and 1 given");
    refusal("p2", "2 parts are needed, and 1 given");
    refusal("p1 p1", "p1: it is the same part as p1");
    refusal("p1 p2 p1", "2 parts are needed, and 3 given");
    refusal("p1 a.tgn", "a.tgn: it is no part of a run");
    refusal("p1 nowhere", "nowhere: No such file");
    refusal("--report junit=x p1 p2", "--report junit: the parts hold text");
    EXPECT_EQ(run("$a merge p2 p1").code, 1);
}

/// Whatever became of a part on its way: a sentence, never a crash, and nothing is written.
TEST_F(Merge, DamagedPartsAreRefused) {
    run("for k in 1 2; do $a check --range $k/2 --part tap,sarif,json=p$k c.tgn d.tgn; done");
    const std::string part = folder.read("p1");
    for (std::size_t at = 0; at < part.size(); at += 1 + part.size() / 30) {
        folder.write("p1", part.substr(0, at));
        Ran ran = run("$a merge --report tap=x --report sarif=y --report json=z p1 p2");
        EXPECT_EQ(ran.code, 2) << at << ran.out;
        std::string changed = part;
        changed[at] = static_cast<char>(changed[at] ^ 0x15);
        folder.write("p1", changed);
        ran = run("timeout 60 $a merge --report tap=/dev/null --report sarif=y --report json=z p1 p2");
        EXPECT_TRUE(ran.code >= 0 && ran.code <= 3) << at << ran.out;
    }
    folder.write("p1", "{\"arbiter-part\":" + std::string(100'000, '[') + std::string(100'000, ']') + ",\"b\":1}\n");
    EXPECT_EQ(run("$a merge p1 p2").code, 2);
    EXPECT_FALSE(std::filesystem::exists(folder.path("x")));
}

}  // namespace
}  // namespace arbiter::test::merge_test
