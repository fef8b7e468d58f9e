// Results that are remembered: the same reports, from the same bytes, and never from others.
#include "cli/cache/report_bytes.hpp"
#include "cli/cache/result_file.hpp"
#include "rules/judge.hpp"
#include "tests/cli/running.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::test::cache_test {
namespace {

class Cache : public testing::Test {
protected:
    Cache() {
        folder.write("a.tgn", "; some games\n" + arbiter("play azul --players 3 --games 3 --seed 5").out + broken +
                                  sound + arbiter("play dorfromantik --players 2 --games 2 --seed 2").out + broken);
        folder.write("b.tgn", arbiter("play grawlix --games 2 --seed 3").out +
                                  "Game: chess\nPlayers: \xE9\n\nAnn e4\n" +
                                  arbiter("play framework --players 2 --games 2 --seed 3").out +
                                  arbiter("play frame-work --header 'Deck: teaser' --games 2 --seed 3").out);
    }
    Ran run(const std::string& script) const {
        return shell("cd " + folder.path("") + " && a=" ARBITER_EXE " && { " + script + " ; } 2>&1");
    }
    /// The text and all reports of a run, in files that begin with `to`.
    Ran check(const std::string& to, const std::string& options) const {
        return run("$a check --mends --with id,header --report jsonl=" + to + ".jsonl --report json=" + to +
                   ".json --report sarif=" + to + ".sarif --report junit=" + to + ".junit --report tap=" + to +
                   ".tap --report github=" + to + ".github --report text=" + to + ".text " + options + " >" + to +
                   ".out 2>&1");
    }
    /// A run with the cache says what one without it says.
    void expect_the_same(const std::string& options, const std::string& why) const {
        const Ran without = check("no", options);
        const Ran with = check("yes", options + " --cache kept");
        EXPECT_EQ(with.code, without.code) << why;
        EXPECT_EQ(run("for f in no.*; do cmp $f yes.${f#no.}; done; rm no.* yes.*").out, "") << why;
    }
    /// What the folder holds, names and sizes.
    std::string kept() const { return run("cd kept && ls -s --block-size=1").out; }

    const Folder folder;
};

TEST_F(Cache, TheSecondRunSaysTheSameAndJudgesNothingAnew) {
    expect_the_same("a.tgn b.tgn", "first");
    const std::string first = kept();
    EXPECT_TRUE(contains(first, ".results")) << first;
    expect_the_same("a.tgn b.tgn", "second");
    expect_the_same("-j 3 b.tgn a.tgn", "threads");
    expect_the_same("--strict --allow azul.display.no-color b.tgn a.tgn a.tgn", "other weights");
    EXPECT_EQ(kept(), first) << "all of it was known";
    EXPECT_FALSE(contains(first, ".unfinished")) << first;
}

TEST_F(Cache, SumsAndAnswersAreTheSameWithIt) {
    for (const std::string asked :
         {"stats --json --by player", "stats --where 'position = \"set ? wall ????? ????? ????? ????? ????x\"'",
          "query --json --where 'completed = row* or margin < 9'", "query -j 2 --unique", "query --sort best"}) {
        const Ran without = run("$a " + asked + " a.tgn b.tgn");
        EXPECT_EQ(run("$a " + asked + " --cache kept a.tgn b.tgn").out, without.out) << asked;
        const std::string first = kept();
        EXPECT_EQ(run("$a " + asked + " --cache kept a.tgn b.tgn").out, without.out) << asked;
        EXPECT_EQ(kept(), first) << asked << ": all of it was known";
        EXPECT_TRUE(contains(first, ".results")) << first;
    }
}

TEST_F(Cache, RecordsAreKnownWhereverTheyStand) {
    expect_the_same("a.tgn", "first");
    const std::string first = kept();
    const std::string whole = folder.read("a.tgn");
    folder.write("moved.tgn", "; one\n; two\n; three\n" + broken + whole.substr(whole.find("Game:")));
    expect_the_same("moved.tgn", "moved");
    EXPECT_EQ(kept(), first);
    std::string changed = folder.read("a.tgn");
    changed.replace(changed.rfind("Ann 1K:2"), 8, "Ann 1B:1");
    folder.write("a.tgn", changed);
    expect_the_same("a.tgn", "changed");
    EXPECT_NE(kept(), first) << "one record was judged anew";
}

/// What a record names is a part of it.
TEST_F(Cache, AFileBesideTheRecordCounts) {
    folder.write("c.tgn", "Game: frame-work\nPlayers: Ann, Ben\nDeck: deck.json\n\nround 1 Ann\n");
    expect_the_same("c.tgn", "no file");
    const std::string without = run("$a check --cache kept c.tgn").out;
    for (const std::string text : {"{\n", "[]\n", "{\n"}) {
        folder.write("deck.json", text);
        expect_the_same("c.tgn", text);
        EXPECT_NE(run("$a check --cache kept c.tgn").out, without);
        expect_the_same("--no-files c.tgn", "none is read");
    }
    run("rm deck.json");
    EXPECT_EQ(run("$a check --cache kept c.tgn").out, without);
}

TEST_F(Cache, DamagedFilesAreIgnored) {
    expect_the_same("a.tgn", "first");
    const std::string name = "kept/" + run("cd kept && ls | head -n 1 | tr -d '\\n'").out;
    const std::string whole = folder.read(name);
    ASSERT_GT(whole.size(), 1000U);
    for (std::size_t at = 0; at < whole.size(); at += 1 + whole.size() / 8) {
        run("rm kept/*");
        folder.write(name, whole.substr(0, at));
        expect_the_same("a.tgn", fmt::format("cut off at {}", at));
        run("rm kept/*");
        std::string changed = whole;
        changed[at] = static_cast<char>(changed[at] ^ 0x15);
        folder.write(name, changed);
        expect_the_same("a.tgn", fmt::format("changed at {}", at));
    }
    run("rm kept/*; mkdir kept/x.results; ln -s /dev/zero kept/y.results; mkfifo kept/z.results; echo hello "
        ">kept/w.results");
    expect_the_same("a.tgn", "foreign");
}

TEST_F(Cache, ManyRunsAtOnceDoNoHarm) {
    check("no", "a.tgn b.tgn");
    run("for k in 1 2 3 4 5 6; do $a check --mends --with id,header --report jsonl=k$k --cache kept a.tgn b.tgn "
        ">/dev/null & done; wait");
    EXPECT_EQ(run("for k in 1 2 3 4 5 6; do cmp k$k no.jsonl; done").out, "");
    expect_the_same("a.tgn b.tgn", "after them");
}

TEST_F(Cache, NoMoreFilesThanItSaysAreLeft) {
    for (int i = 0; i < 40; ++i) {
        folder.write("one.tgn", fmt::format("Game: azul\nPlayers: Ann, Ben\nDate: 20{:02}\n", i));
        run("$a check --cache kept one.tgn");
    }
    EXPECT_EQ(run("ls kept | wc -l").out, "32\n");
    const Ran ran = run("$a check --cache /proc/nowhere one.tgn");
    EXPECT_EQ(ran.code, 2);
    EXPECT_TRUE(contains(ran.out, "--cache /proc/nowhere: ")) << ran.out;
}

/// Each report goes through bytes and comes back, and no byte of them can be changed to something that is looked at
/// where it is not.
TEST(ReportBytes, ComeBackOrAreRefused) {
    const std::string text = broken;
    const RecordText record{text};
    Report report;
    const FileReader none = [](std::string_view) { return std::nullopt; };
    Wishes wishes;
    wishes.breakdown = wishes.completed = wishes.sheet = wishes.mends = true;
    judge(record, wishes, none, report);
    const std::optional<std::string> bytes = cli::bytes_of(report, text);
    ASSERT_TRUE(bytes);
    Report again;
    ASSERT_TRUE(cli::read_report(*bytes, text, again));
    EXPECT_EQ(cli::bytes_of(again, text), bytes);
    EXPECT_EQ(again.game.data(), report.game.data()) << "names live as long as the program";
    EXPECT_EQ(again.findings.at(0).rule, report.findings.at(0).rule);
    EXPECT_FALSE(cli::read_report(*bytes, text.substr(0, text.size() / 2), again)) << "of a longer text";
    for (std::size_t at = 0; at < bytes->size(); ++at) {
        EXPECT_FALSE(cli::read_report(bytes->substr(0, at), text, again)) << at;
        std::string changed = *bytes;
        changed[at] = static_cast<char>(changed[at] ^ 0xFF);
        if (cli::read_report(changed, text, again)) {
            EXPECT_TRUE(cli::bytes_of(again, text)) << at;
        }
    }
}

cli::ResultKey key_of(std::uint32_t number) {
    cli::ResultKey key{};
    for (std::size_t i = 0; i < 4; ++i) {
        key[i] = static_cast<std::uint8_t>((number * 2654435761U) >> (8 * i));
        key[12 + i] = static_cast<std::uint8_t>(number >> (8 * i));
    }
    return key;
}

TEST(ResultFile, FindsWhatWasWrittenInAnyOrder) {
    const Folder folder;
    constexpr std::uint32_t count = 3000;
    const auto result = [](std::uint32_t i) { return std::string(i * 7 % 501, static_cast<char>('a' + i % 26)); };
    {
        cli::ResultWriter writer(folder.path(""), 7);
        for (std::uint32_t i = 0; i < count; ++i) {
            writer.add(key_of(i), result(i));
        }
        EXPECT_TRUE(writer.finish());
    }
    const std::filesystem::path path = std::filesystem::directory_iterator(folder.path(""))->path();
    EXPECT_EQ(path.extension(), cli::result_ending);
    const cli::ResultFile file(path.string(), 7);
    cli::ResultPlace place;
    std::string bytes;
    for (std::uint32_t i = 0; i < count; ++i) {
        ASSERT_TRUE(file.find(key_of(i), place, bytes)) << i;
        EXPECT_EQ(bytes, result(i));
    }
    for (std::uint32_t i = 0; i < count; ++i) {
        ASSERT_TRUE(file.find(key_of(i * 1013 % count), place, bytes)) << i;
        EXPECT_EQ(bytes, result(i * 1013 % count));
        EXPECT_FALSE(file.find(key_of(count + i), place, bytes)) << i;
    }
    cli::ResultPlace other;
    EXPECT_FALSE(cli::ResultFile(path.string(), 8).find(key_of(1), other, bytes)) << "of another program";
}

}  // namespace
}  // namespace arbiter::test::cache_test
