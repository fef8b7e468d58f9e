// arbiter check: what findings weigh, how much is printed, what has changed since an earlier run.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

namespace arbiter::test::check_options_test {
namespace {

const std::string code = "azul.display.no-color";

TEST(CheckOptions, AllowedFindingsCountForNothing) {
    const Folder folder;
    const std::string path = folder.write("a.tgn", broken);
    EXPECT_EQ(arbiter("check " + path).code, 1);
    const Ran ran = arbiter("check --allow " + code + " " + path);
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(contains(ran.out, "1 " + code + " (allowed)")) << ran.out;
    EXPECT_FALSE(contains(ran.out, "error[")) << ran.out;
}

TEST(CheckOptions, HeaderAllowsToo) {
    const Folder folder;
    std::string text = broken;
    text.insert(text.find("Players"), "Allow: " + code + "\n");
    const Ran ran = arbiter("check --report jsonl=- " + folder.write("a.tgn", text));
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(contains(ran.out, "\"verdict\":\"incomplete\"")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "\"findings\":[],\"allowed\":[{\"code\":\"" + code + "\"")) << ran.out;
}

TEST(CheckOptions, UnusedAllowancesAreWarnings) {
    const Folder folder;
    std::string text = sound;
    text.insert(text.find("Players"), "Allow: claim.scores, claim.score\n");
    const Ran ran = arbiter("check --report jsonl=- " + folder.write("a.tgn", text));
    EXPECT_TRUE(contains(ran.out, "claim.scores is allowed, but this record has no such finding")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "\\\"claim.score\\\" is no code of the referee's")) << ran.out;
    const Ran line = arbiter("check --allow claim.scores " + folder.path("a.tgn") + " 2>&1 >/dev/null");
    EXPECT_EQ(line.out,
              "arbiter: warning: no finding had the code claim.scores, so there was nothing to allow or demote\n");
}

TEST(CheckOptions, DemotedFindingsWeighWhatTheyAreTold) {
    const Folder folder;
    const std::string path = folder.write("a.tgn", broken);
    const Ran ran = arbiter("check --demote " + code + "=warning " + path);
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(contains(ran.out, "warning[" + code + "]")) << ran.out;
    EXPECT_EQ(arbiter("check --strict --demote " + code + "=warning " + path).code, 1);
    EXPECT_EQ(arbiter("check --strict --demote " + code + "=note " + path).code, 0);
    EXPECT_EQ(arbiter("check --demote record.unfinished=error " + folder.write("b.tgn", sound)).code, 1);
}

TEST(CheckOptions, ErrorsAreShownBeforeWarnings) {
    const Folder folder;
    std::string text = broken;
    text.insert(text.find("Players"), "Date: 2026-13-45\n");
    const std::string path = folder.write("a.tgn", text + text);
    const Ran one = arbiter("check --max-findings 1 " + path);
    EXPECT_TRUE(contains(one.out, "error[" + code)) << one.out;
    EXPECT_FALSE(contains(one.out, "warning[record.header.date]")) << one.out;
    EXPECT_TRUE(contains(one.out, "3 more findings are not shown (--max-findings 1)")) << one.out;
    const Ran two = arbiter("check --max-findings 2 " + path);
    EXPECT_TRUE(contains(two.out, "warning[record.header.date]")) << two.out;
    EXPECT_TRUE(contains(two.out, "2 more findings are not shown")) << two.out;
}

TEST(CheckOptions, UnreadableLinesAreToldOnceACause) {
    const Folder folder;
    const Ran ran = arbiter("check " + folder.write("a.tgn", sound + "Ben 2Q:1\nAnn 3R:9\nBen 2Z:1\n"));
    EXPECT_TRUE(contains(ran.out, "found \"Q:1\"")) << ran.out;
    EXPECT_FALSE(contains(ran.out, "found \"Z:1\"")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "= more: also on line 9")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "3 syntax.line")) << ran.out;
}

TEST(CheckOptions, WrongCodesAndSeveritiesAreExitCode2) {
    EXPECT_EQ(arbiter("check --allow claim.score - </dev/null 2>&1").out,
              "arbiter: there is no rule with the code claim.score; did you mean claim.scores?\n");
    EXPECT_EQ(arbiter("check --demote claim.scores=mild - </dev/null 2>/dev/null").code, 2);
    EXPECT_EQ(arbiter("check --demote claim.scores - </dev/null 2>/dev/null").code, 2);
}

TEST(CheckOptions, FailOnDecidesTheExitCode) {
    const Folder folder;
    const std::string path = folder.write("a.tgn", sound);
    EXPECT_EQ(arbiter("check " + path).code, 0);
    EXPECT_EQ(arbiter("check --fail-on warning " + path).code, 1);
    EXPECT_EQ(arbiter("check --strict " + path).code, 1);
}

TEST(CheckOptions, StrictMakesWarningsErrorsEverywhere) {
    const Folder folder;
    const Ran ran = arbiter("check --strict --report text=- --report jsonl=" + folder.path("a.jsonl") + " " +
                            folder.write("a.tgn", sound));
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(contains(ran.out, "error[record.unfinished]")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "record 1: incomplete")) << ran.out;
    const std::string line = folder.read("a.jsonl");
    EXPECT_TRUE(contains(line, "\"code\":\"record.unfinished\",\"severity\":\"error\"")) << line;
    EXPECT_TRUE(contains(line, "\"verdict\":\"incomplete\"")) << line;
}

TEST(CheckOptions, TextOutsideRecordsIsNoRecord) {
    const Folder folder;
    const std::string path = folder.write("a.tgn", "Ann 3R:2\n" + sound);
    const Ran ran = arbiter("check " + path);
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(contains(ran.out, "\n1 record: 1 incomplete; 1 finding outside any record\n")) << ran.out;
    const Ran empty = arbiter("check " + folder.write("b.tgn", ""));
    EXPECT_EQ(empty.code, 1);
    EXPECT_TRUE(contains(empty.out, "\n0 records; 1 finding outside any record\n")) << empty.out;
    EXPECT_TRUE(contains(arbiter("check --report tap=- " + path).out, "\n1..2\n"));
    EXPECT_TRUE(contains(arbiter("check --report junit=- " + path).out, "<testsuites tests=\"2\" failures=\"1\""));
    EXPECT_TRUE(contains(arbiter("check --report github=- " + path).out,
                         "arbiter: 1 record and 1 text outside any record, 1 of them failed"));
    EXPECT_TRUE(contains(arbiter("stats " + path).out, "no game: 0 records\n"));
    EXPECT_EQ(arbiter("query --count " + path).out, "1\n");
}

TEST(CheckOptions, ReportsNeverOverwriteWhatIsRead) {
    const Folder folder;
    const std::string path = folder.write("a.tgn", sound);
    std::filesystem::create_hard_link(path, folder.path("b.tgn"));
    for (const std::string& options : {"--report jsonl=" + path, "--report jsonl=" + folder.path("b.tgn"),
                                       "--baseline " + path + " --update-baseline"}) {
        const Ran ran = arbiter("check " + options + " " + path + " 2>&1");
        EXPECT_EQ(ran.code, 2) << options;
        EXPECT_TRUE(contains(ran.out, "is to be read, so it cannot be written to")) << ran.out;
        EXPECT_EQ(folder.read("a.tgn"), sound) << options;
    }
    EXPECT_EQ(arbiter("check --report jsonl=" + path + " " + folder.path("") + " 2>/dev/null").code, 2);
    EXPECT_EQ(arbiter("check --report jsonl=" + path + " - 2>/dev/null < " + path).code, 2);
    EXPECT_EQ(folder.read("a.tgn"), sound);
}

TEST(CheckOptions, QuietPrintsErrorsOnly) {
    const Folder folder;
    EXPECT_EQ(arbiter("check -q " + folder.write("a.tgn", sound)).out, "");
    EXPECT_TRUE(arbiter("check -q " + folder.write("b.tgn", broken)).out.starts_with("error["));
}

TEST(CheckOptions, FindingsLeftOutAreCounted) {
    const Folder folder;
    const std::string path = folder.write("a.tgn", broken + "\n" + broken + "\n" + broken);
    const Ran ran = arbiter("check --max-findings 1 " + path);
    EXPECT_EQ(ran.out.find("error["), ran.out.rfind("error["));
    EXPECT_TRUE(contains(ran.out, "\n2 more findings are not shown (--max-findings 1)\n")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "record 3: violation")) << ran.out;
    EXPECT_EQ(arbiter("check -j 3 --max-findings 1 " + path).out, ran.out);
}

TEST(CheckOptions, FindingsThatSayTheSameAreToldOnce) {
    const Folder folder;
    std::string text = sound;
    text += "Zoe 1B:2\nZoe 1B:2\nZoe 1B:2\n";
    const Ran ran = arbiter("check " + folder.write("a.tgn", text));
    EXPECT_EQ(ran.out.find("error[syntax.unknown-name]"), ran.out.rfind("error[syntax.unknown-name]"));
    EXPECT_TRUE(contains(ran.out, "= more: also on lines 8 and 9\n")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "3 syntax.unknown-name\n")) << ran.out;
}

TEST(CheckOptions, FaultsOfWholeFiles) {
    const Folder folder;
    EXPECT_TRUE(contains(arbiter("check " + folder.write("a.tgn", "Ann 3R:2\n" + sound)).out,
                         "error[syntax.before-first-record]"));
    EXPECT_TRUE(contains(arbiter("check " + folder.write("b.tgn", "; nothing here\n")).out, "error[syntax.no-record]"));
    const std::string size = "17000000";
    const Ran ran = shell("{ printf 'Game: azul\\n'; head -c " + size + " /dev/zero | tr '\\0' ';'; printf '\\n" +
                          std::string("Game: azul\\nPlayers: Ann, Ben\\n\\n'; } | ") + ARBITER_EXE + " check -");
    EXPECT_TRUE(contains(ran.out, "error[syntax.too-long]")) << ran.out.substr(0, 400);
    EXPECT_TRUE(contains(ran.out, "record 2: incomplete")) << ran.out.substr(0, 400);
}

class Baseline : public testing::Test {
protected:
    Ran check(const std::string& more = "") {
        return arbiter("check --baseline " + folder.path("base.jsonl") + " " + more + " " + folder.path("a.tgn"));
    }
    Folder folder;
};

TEST_F(Baseline, KnownFindingsDoNotFail) {
    folder.write("a.tgn", broken);
    EXPECT_EQ(check("--update-baseline").code, 0);
    const Ran ran = check();
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(contains(ran.out, "baseline: 0 of 1 known record changed, 0 new, 0 gone\n")) << ran.out;
    EXPECT_FALSE(contains(ran.out, "error[")) << ran.out;
}

TEST_F(Baseline, ChangesForTheBetterFailOnlyIfAsked) {
    folder.write("a.tgn", broken);
    check("--update-baseline");
    folder.write("a.tgn", sound);
    EXPECT_EQ(check().code, 0);
    EXPECT_TRUE(contains(check().out, "baseline: 1 of 1 known record changed, 0 new, 0 gone\n"));
    const Ran ran = check("--strict-baseline");
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(contains(ran.out,
                         "    was: violation; scores 0 0; error azul.display.no-color at 6:6\n"
                         "    is:  incomplete; scores 0 0; warning record.unfinished at 6:1\n"))
        << ran.out;
}

TEST_F(Baseline, RecordsBesideAChangedOneStayAsTheyWere) {
    folder.write("a.tgn", sound + "\n" + broken);
    check("--update-baseline");
    folder.write("a.tgn", "; a word\n" + sound + "\n\n" + broken);
    EXPECT_EQ(check().code, 0);
}

TEST_F(Baseline, NewRecordsFailByThemselves) {
    folder.write("a.tgn", broken);
    check("--update-baseline");
    folder.write("a.tgn", broken + "\n" + sound);
    EXPECT_EQ(check().code, 0);
    folder.write("a.tgn", broken + "\n" + sound + "\n" + broken);
    const Ran ran = check();
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(contains(ran.out, "baseline: 0 of 1 known record changed, 2 new, 0 gone\n")) << ran.out;
}

TEST_F(Baseline, ItIsAJsonlReport) {
    folder.write("a.tgn", broken + "\n" + sound);
    arbiter("check --with id --report jsonl=" + folder.path("base.jsonl") + " " + folder.path("a.tgn") + " >/dev/null");
    EXPECT_EQ(check().code, 0);
    const std::string before = folder.read("base.jsonl");
    check("--update-baseline");
    EXPECT_EQ(folder.read("base.jsonl"), before);
}

TEST_F(Baseline, MissingIsExitCode3AndSpoiltExitCode2) {
    folder.write("a.tgn", sound);
    EXPECT_EQ(check("2>/dev/null").code, 3);
    folder.write("base.jsonl", "{\"file\":1}\n");
    EXPECT_EQ(check("2>/dev/null").code, 2);
}

}  // namespace
}  // namespace arbiter::test::check_options_test
