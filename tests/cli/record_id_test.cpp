// What records are known by, and baselines that know them again wherever they stand.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>

namespace arbiter::test::record_id_test {
namespace {

std::string ids(const Folder& folder, const std::string& text) {
    const Ran ran = arbiter("check --without breakdown,completed --with id --report jsonl=- " +
                            folder.write("ids.tgn", text) + " | grep -o '\"id\":\"[^\"]*\"' | cut -d'\"' -f4");
    return ran.out;
}

std::string replaced(std::string text, const std::string& old, const std::string& by) {
    return text.replace(text.find(old), old.size(), by);
}

TEST(RecordId, IsTheFirst16DigitsOfASha256) {
    const Folder folder;
    const std::string record =
        replaced(replaced(sound, "1B:2", "1BB:2"), "BBYR KWWB RRKY YBKW WWRR", "BBYR BKWW BKRR BKYY RRWW");
    const std::string shown = arbiter("fmt " + folder.write("a.tgn", record)).out;
    const Ran same = shell("grep -v '^$' " + folder.write("b.tgn", shown) + " | sha256sum | cut -c1-16");
    EXPECT_EQ(ids(folder, record), same.out) << shown;
}

/// Of its code and its line, without comment.
TEST(RecordId, MarksOfFindingsAre32DigitsOfASha256) {
    const Folder folder;
    const Ran marks = arbiter("check --with id --report jsonl=- " +
                              folder.write("a.tgn", replaced(broken, "Ann 1K:2", "Ann  1K:2 ; oh")) +
                              " | grep -o '\"mark\":\"[^\"]*\"' | cut -d'\"' -f4");
    const Ran same = shell("printf 'azul.display.no-color\\377Ann 1K:2\\377' | sha256sum | cut -c1-32");
    EXPECT_EQ(marks.out, same.out);
}

TEST(RecordId, RemarksAndSpellingChangeNothing) {
    const Folder folder;
    const std::string id = ids(folder, sound);
    for (const std::string& text :
         {"; a front\n" + replaced(sound, "Players", "Date: 2020-01-02\nX-Note: a\nSource: club\nPlayers"),
          replaced(sound, "Ann 1B:2", "Ann  1B:2   ; a comment"), replaced(sound, "round", "; a comment\n\nround"),
          replaced(sound, "Ann 1B:2", "Ann 1B:2 {sure=yes}"), replaced(sound, "\n\n", "\nExpect: valid\n\n\n"),
          "\xEF\xBB\xBF" + sound, std::string(sound + "\n\n")}) {
        EXPECT_EQ(ids(folder, text), id) << text;
    }
    EXPECT_EQ(ids(folder, shell("sed 's/$/\\r/' " + folder.write("c.tgn", sound)).out), id);
}

TEST(RecordId, WhatBelongsToTheGameChangesIt) {
    const Folder folder;
    const std::string id = ids(folder, sound);
    for (const std::string& text : {replaced(sound, "Ben", "Cat"), replaced(sound, "1B:2", "1B:3"),
                                    replaced(sound, "Ann 1B:2", "Ann 1B:2 stands"),
                                    replaced(sound, "Players", "House: wall=gray\nPlayers"), sound + "Ann what\n"}) {
        EXPECT_NE(ids(folder, text), id) << text;
    }
}

TEST(RecordId, WhatCannotBeReadHasOneToo) {
    const Folder folder;
    const std::string odd = sound + "Ann  what is   this ; nothing\n";
    EXPECT_EQ(ids(folder, odd), ids(folder, sound + "Ann what is this\n"));
    EXPECT_NE(ids(folder, odd), ids(folder, sound));
    EXPECT_EQ(ids(folder, "Game: chess\n\ne4 ; good\n"), ids(folder, "Game: chess\n\ne4\n"));
    EXPECT_EQ(ids(folder, sound + "Ann \xFF\xFE\n").size(), 17U);
    EXPECT_EQ(ids(folder, "Ann 1B:2\n").size(), 17U);
}

TEST(RecordId, AccentsTypedAsSignsAreTheSameLetters) {
    const Folder folder;
    EXPECT_EQ(ids(folder, replaced(sound, "Ben", "Zo\xC3\xAB")), ids(folder, replaced(sound, "Ben", "Zoe\xCC\x88")));
}

TEST(RecordId, EqualOnesAreNumberedWhateverJobs) {
    const Folder folder;
    const std::string id = ids(folder, sound).substr(0, 16);
    const std::string three = sound + "\n" + sound + "\n" + sound;
    EXPECT_EQ(ids(folder, three), id + "\n" + id + "-2\n" + id + "-3\n");
    EXPECT_TRUE(contains(arbiter("check -j 3 --with id --report jsonl=- " + folder.path("ids.tgn")).out, id + "-3\""));
}

TEST(Parts, AreLeftOutAndPutIn) {
    const Folder folder;
    const std::string path = folder.write("a.tgn", replaced(sound, "Players", "Date: 2020-01-02\nPlayers"));
    const std::string whole = arbiter("check --report jsonl=- " + path).out;
    EXPECT_FALSE(contains(whole, "\"id\"") || contains(whole, "\"header\"") || contains(whole, "\"mark\""));
    const std::string brief = arbiter("check --without breakdown --without completed --report jsonl=- " + path).out;
    EXPECT_FALSE(contains(brief, "\"breakdown\"") || contains(brief, "\"completed\""));
    EXPECT_TRUE(contains(whole, "\"breakdown\"") && contains(whole, "\"completed\""));
    EXPECT_TRUE(
        contains(arbiter("check --with header --report jsonl=- " + path).out, "\"header\":{\"Date\":\"2020-01-02\"}"));
    EXPECT_EQ(arbiter("check --with boards --report jsonl=- " + path + " 2>&1").out,
              "arbiter: --with boards: the parts are id, header, steps and positions\n");
    EXPECT_EQ(arbiter("check --without scores --report jsonl=- " + path + " 2>/dev/null").code, 2);
}

TEST(Parts, KeysOfAnyLengthAreWritten) {
    const Folder folder;
    const std::string key = "X-" + std::string(9'000, 'a');
    const std::string text = replaced(sound, "Players", key + ": b\nPlayers");
    EXPECT_TRUE(contains(arbiter("check --with header --report jsonl=- " + folder.write("a.tgn", text)).out,
                         "\"" + key + "\":\"b\""));
}

/// A second record without a mistake, of other players.
const std::string other = replaced(sound, "Ben", "Cat");

class KnownAgain : public testing::Test {
protected:
    void keep(const std::string& name, const std::string& text) {
        folder.write(name, text);
        arbiter("check --baseline " + folder.path("base") + " --update-baseline " + folder.path(name) + " >/dev/null");
    }
    Ran check(const std::string& name, const std::string& text) {
        folder.write(name, text);
        return arbiter("check --baseline " + folder.path("base") + " " + folder.path(name));
    }
    std::ptrdiff_t lines() { return std::count(kept.begin(), kept.end(), '\n'); }
    void read() { kept = folder.read("base"); }
    Folder folder;
    std::string kept;
};

TEST_F(KnownAgain, UnderAnotherNameAndInAnotherOrder) {
    keep("a.tgn", broken + "\n" + other);
    std::filesystem::remove(folder.path("a.tgn"));
    const Ran ran = check("b.tgn", other + "\n" + sound + "\n" + broken);
    EXPECT_EQ(ran.code, 0) << ran.out;
    EXPECT_TRUE(contains(ran.out, "baseline: 0 of 2 known records changed, 1 new, 0 gone\n")) << ran.out;
}

TEST_F(KnownAgain, WithCommentsAndMoreBlanks) {
    keep("a.tgn", broken);
    const Ran ran =
        check("a.tgn", replaced(replaced(broken, "Ann 1K", "; hm\n\n  Ann  1K"), "azul", "azul\nDate: 2020-01-01"));
    EXPECT_EQ(ran.code, 0) << ran.out;
    EXPECT_TRUE(contains(ran.out, "baseline: 0 of 1 known record changed, 0 new, 0 gone\n")) << ran.out;
}

TEST_F(KnownAgain, FixingOneErrorDoesNotMakeTheOthersNew) {
    const std::string two = broken + "Zoe 1B:2\n";
    keep("a.tgn", sound + "\n" + two);
    const Ran ran = check("a.tgn", other + "\n" + sound + "\n" + replaced(two, "1K:2", "1B:2"));
    EXPECT_EQ(ran.code, 0) << ran.out;
    EXPECT_TRUE(contains(ran.out, "baseline: 1 of 2 known records changed, 1 new, 0 gone\n")) << ran.out;
}

TEST_F(KnownAgain, NewErrorsFailInAnEditedRecord) {
    keep("a.tgn", sound);
    EXPECT_EQ(check("a.tgn", sound + "Zoe 1B:2\n").code, 1);
    keep("a.tgn", broken);
    EXPECT_EQ(check("a.tgn", replaced(broken, "1K:2", "1B:2") + "Ben 1K:2\n").code, 1);  // the same code, another line
}

TEST_F(KnownAgain, ARecordPutInFrontHidesNoError) {
    keep("a.tgn", broken);
    const std::string fresh = replaced(broken, "Ben", "Cat");
    const Ran ran = check("a.tgn", fresh + "\n" + broken);
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(contains(ran.out, "baseline: 0 of 1 known record changed, 1 new, 0 gone\n")) << ran.out;
    const Ran piped = shell("cat " + folder.path("a.tgn") + " | " + ARBITER_EXE + " check --baseline " +
                            folder.path("base") + " --stdin-filename " + folder.path("a.tgn") + " -");
    EXPECT_EQ(piped.out, ran.out);
    EXPECT_EQ(shell(std::string(ARBITER_EXE) + " check --baseline " + folder.path("base") + " --stdin-filename " +
                    folder.path("a.tgn") + " - < " + folder.path("a.tgn"))
                  .out,
              ran.out);
}

TEST_F(KnownAgain, FormattingChangesNothing) {
    keep("a.tgn", replaced(broken, "Ann 1K:2", "Ann 1K:2\nann  1b->2"));
    arbiter("fmt -i " + folder.path("a.tgn"));
    const Ran ran = check("a.tgn", folder.read("a.tgn"));
    EXPECT_EQ(ran.code, 0) << ran.out;
}

TEST_F(KnownAgain, UpdatesChangeOnlyWhatWasJudged) {
    keep("a.tgn", broken + "\n" + sound);
    read();
    const std::string before = kept;
    keep("b.tgn", broken);
    read();
    EXPECT_EQ(lines(), 3);
    EXPECT_TRUE(contains(kept, before)) << kept;
    keep("a.tgn", sound);
    read();
    EXPECT_EQ(lines(), 2);
    EXPECT_TRUE(contains(kept, "b.tgn\"")) << kept;
    std::filesystem::rename(folder.path("b.tgn"), folder.path("c.tgn"));
    keep("c.tgn", broken);
    read();
    EXPECT_EQ(lines(), 2);
    EXPECT_FALSE(contains(kept, "b.tgn\"")) << kept;
}

TEST_F(KnownAgain, WhatIsNoBaselineIsReplacedAsAWhole) {
    folder.write("base", "dear diary\n");
    folder.write("a.tgn", sound);
    const Ran ran =
        arbiter("check -q --baseline " + folder.path("base") + " --update-baseline " + folder.path("a.tgn") + " 2>&1");
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(
        contains(ran.out, "base:1: not a line that arbiter check --report jsonl=… writes; nothing of it is kept"))
        << ran.out;
    read();
    EXPECT_EQ(lines(), 1);
}

TEST_F(KnownAgain, BaselinesWithoutIdsGoByPlaces) {
    folder.write("a.tgn", broken + "\n" + sound);
    arbiter("check --report jsonl=" + folder.path("base") + " " + folder.path("a.tgn") + " >/dev/null");
    EXPECT_EQ(check("a.tgn", broken + "\n" + sound).code, 0);
    EXPECT_EQ(check("a.tgn", broken + "\n" + broken).code, 1);
    EXPECT_EQ(check("a.tgn", sound + "\n" + sound).code, 0);
}

TEST_F(KnownAgain, FingerprintsStayWhereverTheRecordGoes) {
    const auto prints = [this](const std::string& name, const std::string& text) {
        return arbiter("check --report sarif=- " + folder.write(name, text) +
                       " | grep no-color | grep -o '\"partialFingerprints\":{[^}]*}'")
            .out;
    };
    const std::string before = prints("a.tgn", broken);
    EXPECT_TRUE(contains(before, "arbiterFinding/v2")) << before;
    EXPECT_EQ(prints("b.tgn", sound + "\n" + replaced(broken, "1K:2", "1K:2 ; oh")), before);
}

}  // namespace
}  // namespace arbiter::test::record_id_test
