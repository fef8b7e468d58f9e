// arbiter test: what is as expected passes, and whatever is changed in an expectation fails.
#include "cli/cases/expectation.hpp"
#include "rules/record/rulebook.hpp"
#include "tests/cli/running.hpp"
#include "tests/judging.hpp"

#include <gtest/gtest.h>

namespace arbiter::test::test_command_test {
namespace {

const std::string suite =
    "; cases of this test\n"
    "\n"
    "Game: azul\nPlayers: Ann, Ben\nX-Case: t-001\nEvent: no such color on the display\n"
    "Expect: violation, scores 0 0, winners nobody\n\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\n"
    "Ann 1K:2 ;! azul.display.no-color ; and a word\n\n"
    "Game: azul\n;! record.header.unknown-key\nEvnt: x\nPlayers: Ann, Ben\nExpect: incomplete\n\n"
    "round 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\nscores 1 0 ;! claim.scores\n"
    "Ann 1B:2\nAnn 2K:1 ;! azul.turn.wrong-player\n\n"
    ";! syntax.unknown-game\n"
    "Game: chess\nExpect: unreadable\n\n" +
    sound;

std::string corrected(std::string text) {
    const std::string wrong = "Expect: incomplete";
    return text.replace(text.find(wrong), wrong.size(), "Expect: violation");
}

TEST(TestCommand, PassesWhatIsAsExpected) {
    const Folder folder;
    const Ran ran = arbiter("test " + folder.write("suite.tgn", corrected(suite)));
    EXPECT_EQ(ran.out, "PASS " + folder.path("suite.tgn") +
                           " (4 records, 1 expects nothing)\n\n3 passed, 0 failed, 1 expects nothing\n");
    EXPECT_EQ(ran.code, 0);
}

TEST(TestCommand, ShowsBothSides) {
    const Folder folder;
    const std::string path = folder.write("suite.tgn", suite);
    const Ran ran = arbiter("test " + path);
    EXPECT_EQ(ran.out, "FAIL " + path + ":13: record 2\n  " + path +
                           ":17\n    expected verdict incomplete\n    found    verdict violation\nFAIL " + path +
                           " (1 of 4 records, 1 expects nothing)\n\n2 passed, 1 failed, 1 expects nothing\n");
    EXPECT_EQ(ran.code, 1);
}

TEST(TestCommand, NamesCodesOfBothSides) {
    const Folder folder;
    std::string text = broken;
    text.insert(text.size() - 1, " ;! azul.display.emty claim.scores");
    const std::string path = folder.write("suite.tgn", text);
    EXPECT_EQ(arbiter("test -q " + path).out,
              "FAIL " + path + ":1: record 1\n  " + path +
                  ":6\n    expected azul.display.emty (there is no such code)\n             claim.scores\n    found    "
                  "azul.display.no-color: there is no black on display 1, only 2 blue, 1 yellow and 1 red\n0 passed, 1 "
                  "failed\n");
}

TEST(TestCommand, WithoutExpectationsErrorsFail) {
    const Folder folder;
    EXPECT_EQ(arbiter("test " + folder.write("broken.tgn", broken)).code, 1);
    EXPECT_EQ(arbiter("test " + folder.write("sound.tgn", sound)).code, 0);
}

TEST(TestCommand, UnexpectedWarningFailsWhereSomethingIsExpected) {
    const Folder folder;
    std::string text = sound;
    text.insert(text.find("Players"), "Evnt: x\n");
    EXPECT_EQ(arbiter("test " + folder.write("warned.tgn", text)).code, 0);
    text.insert(text.find("Players"), "Expect: incomplete\n");
    EXPECT_EQ(arbiter("test " + folder.write("warned.tgn", text)).code, 1);
}

TEST(TestCommand, ExpectLineThatCannotBeReadFails) {
    const Folder folder;
    std::string text = sound;
    text.insert(text.find("Players"), "Expect: legal\n");
    const Ran ran = arbiter("test " + folder.write("legal.tgn", text));
    EXPECT_TRUE(contains(ran.out, "\"legal\" is no verdict")) << ran.out;
    EXPECT_EQ(ran.code, 1);
}

TEST(TestCommand, MarkAboveNothingFails) {
    const Folder folder;
    EXPECT_EQ(arbiter("test " + folder.write("above.tgn", sound + ";! claim.scores\n")).code, 1);
}

TEST(TestCommand, FaultsOfWholeFilesCanBeExpected) {
    const Folder folder;
    const Ran ran = arbiter("test " + folder.write("front.tgn", "Ann 3R:2 ;! syntax.before-first-record\n" + sound));
    EXPECT_EQ(ran.code, 0) << ran.out;
}

TEST(TestCommand, MissingFileIsExitCode3) {
    EXPECT_EQ(arbiter("test /nowhere.tgn 2>/dev/null").code, 3);
}

// Flipping any single expectation, in the suite above and in all collected cases.

bool holds(const cli::Expectation& expectation, const RecordText& record, const Report& report) {
    return cli::compare(expectation, record, report).empty();
}

void flip_codes(const cli::Expectation& expectation, const RecordText& record, const Report& report) {
    for (std::size_t i = 0; i < expectation.codes.size(); ++i) {
        const std::string_view code = expectation.codes[i].code;
        if (record::follows_from_record(code)) {
            continue;
        }
        cli::Expectation other = expectation;
        other.codes[i].code = "claim.nothing";
        EXPECT_FALSE(holds(other, record, report)) << code << " renamed, line " << other.codes[i].line;
        other = expectation;
        ++other.codes[i].line;
        EXPECT_FALSE(holds(other, record, report)) << code << " a line lower, line " << other.codes[i].line;
        other = expectation;
        other.codes.erase(other.codes.begin() + static_cast<std::ptrdiff_t>(i));
        EXPECT_FALSE(other.any() && holds(other, record, report)) << code << " left out, line " << record.line;
    }
}

void flip_outcome(const cli::Expectation& expectation, const RecordText& record, const Report& report) {
    cli::Expectation other = expectation;
    if (expectation.verdict) {
        other.verdict = *expectation.verdict == Verdict::valid ? Verdict::incomplete : Verdict::valid;
        EXPECT_FALSE(holds(other, record, report)) << "verdict, line " << expectation.line;
    }
    for (std::size_t i = 0; expectation.scores && i < expectation.scores->size(); ++i) {
        other = expectation;
        ++(*other.scores)[i].most;
        EXPECT_FALSE(holds(other, record, report)) << "scores, line " << expectation.line;
    }
    if (expectation.winners) {
        other = expectation;
        other.winners->empty() ? other.winners->push_back("Ann") : other.winners->pop_back();
        EXPECT_FALSE(holds(other, record, report)) << "winners, line " << expectation.line;
    }
}

void flip_all(const std::string& text, const std::string& path) {
    judge_text(text, path, [&](const RecordText& record, const Report& report) {
        const std::string_view before = std::string_view(text).substr(0, record.offset);
        const bool last = record.offset + record.text.size() == text.size();
        const cli::Expectation expectation = cli::read_expectation(before, read_record(record), last, report);
        EXPECT_TRUE(holds(expectation, record, report)) << path << ':' << record.line;
        flip_codes(expectation, record, report);
        flip_outcome(expectation, record, report);
    });
}

TEST(TestCommand, EveryFlippedExpectationFails) {
    flip_all(corrected(suite), "suite.tgn");
}

TEST(TestCommand, EveryFlippedExpectationOfTheCasesFails) {
    for (const fs::path& path : files_below("tests/cases", ".tgn")) {
        flip_all(slurp(path), path.string());
    }
}

/// The second and third record of the suite, with ids.
const std::string cases =
    "Game: azul\nPlayers: Ann, Ben\nX-Case: t-001\nX-Ruling: full-line\nEvent: One\nExpect: violation\n\nround 1 Ann\n"
    "displays BBYR KWWB RRKY YBKW WWRR\nAnn 1K:2 ;! azul.display.no-color\n\n"
    "Game: azul\nPlayers: Ann, Ben\nHouse: wall=gray\nStart: Ann\nX-Case: t-002\nEvent: Two\nExpect: valid\n\n"
    "round 1 Ann\n; a comment\ndisplays BBYR KWWB RRKY YBKW WWRR {a=b}\nAnn  1B:2 ; another\n";

TEST(TestCommand, RunsOnlyWhatIsChosen) {
    const Folder folder;
    const std::string path = folder.write("suite.tgn", cases);
    const auto run = [&path](const std::string& expression) {
        return arbiter("test -q -k '" + expression + "' " + path + " 2>&1 | tail -n 1").out;
    };
    EXPECT_EQ(run("T-001"), "1 passed, 0 failed\n");
    EXPECT_EQ(run("full-line or two"), "1 passed, 1 failed\n");
    EXPECT_EQ(run("azul and not (full-line or nothing)"), "0 passed, 1 failed\n");
    EXPECT_EQ(run("not not one and azul"), "1 passed, 0 failed\n");
    EXPECT_EQ(run("chess"), "arbiter: test: -k chess: no record has these words\n");
    EXPECT_EQ(run("one two"),
              "arbiter: -k one two: \"two\" was not expected here; an expression is made of words, "
              "and, or, not and parentheses\n");
    for (const std::string wrong : {"(one", "one and", "or one", "not", ")", "()"}) {
        EXPECT_EQ(arbiter("test -k '" + wrong + "' " + path + " 2>/dev/null").code, 2) << wrong;
    }
    EXPECT_EQ(arbiter("test -k '" + std::string(5'000, '(') + "' " + path + " 2>/dev/null").code, 2);
}

TEST(TestCommand, SaysTheSameWithSeveralJobs) {
    const Ran alone = arbiter("test -v tests/cases");
    EXPECT_EQ(alone.code, 0);
    EXPECT_EQ(arbiter("test -v -j 4 tests/cases").out, alone.out);
}

TEST(TestCommand, AnIdNamesOneCase) {
    const Folder folder;
    const std::string one = cases.substr(0, cases.find("\n\nGame") + 1);
    folder.write("a.tgn", one);
    const std::string again = folder.write("b.tgn", "\n" + one);
    const Ran ran = arbiter("test -q " + folder.path(""));
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(contains(ran.out, "b.tgn:4\n    expected an id of its own\n    found    t-001 is the id of "))
        << ran.out;
    EXPECT_TRUE(contains(ran.out, "a.tgn:1\n1 passed, 1 failed\n")) << ran.out;
    EXPECT_EQ(arbiter("test -q -j 2 " + folder.path("")).out, ran.out);
    EXPECT_EQ(arbiter("test -q " + again + " " + again).code, 0);
}

TEST(TestCommand, ExpectationsThatCannotBeAreErrors) {
    const Folder folder;
    for (const std::string expect : {"violation, valid", "violation, violation", "violation, scores 5..3 0",
                                     "violation, scores 0 0, scores 0 1", "violation, winners nobody, winners Ann"}) {
        std::string text = broken;
        text.insert(text.find("Players"), "Expect: " + expect + "\n");
        const Ran ran =
            arbiter("test -q " + folder.write("a.tgn", text.insert(text.size() - 1, " ;! azul.display.no-color")));
        EXPECT_EQ(ran.code, 1) << expect;
        EXPECT_TRUE(contains(ran.out, "an Expect line that can be read")) << expect << ran.out;
    }
}

TEST(TestCommand, WritesReportsOfWhatIsNotAsExpected) {
    const Folder folder;
    const std::string path = folder.write("suite.tgn", cases);
    const Ran junit =
        arbiter("test --report junit=" + folder.path("junit") + " --report jsonl=" + folder.path("jsonl") +
                " --report tap=" + folder.path("tap") + " --report sarif=" + folder.path("sarif") +
                " --report github=" + folder.path("github") + " --report text=" + folder.path("text") + " " + path);
    EXPECT_EQ(junit.code, 1);
    EXPECT_EQ(shell("python3 tests/cli/check_junit.py " + folder.path("junit")).out,
              "t-001 passed\nt-002 test.unexpected\n");
    const std::string words = "expected verdict valid, found verdict incomplete";
    EXPECT_TRUE(contains(folder.read("jsonl"), "\"passed\":true")) << folder.read("jsonl");
    EXPECT_TRUE(contains(folder.read("jsonl"), "\"passed\":false,\"differences\":[\"line 18: " + words + "\"]"))
        << folder.read("jsonl");
    EXPECT_EQ(shell("tests/cli/check_schema.py check <" + folder.path("jsonl")).out, "2 valid\n");
    EXPECT_TRUE(contains(shell("perl tests/cli/check_tap.pl " + folder.path("tap")).out, "2 not ok - "));
    EXPECT_TRUE(contains(folder.read("github"), "title=not as expected::line 18: " + words)) << folder.read("github");
    EXPECT_TRUE(contains(folder.read("text"), "    line 18: " + words + "\n")) << folder.read("text");
    EXPECT_TRUE(contains(folder.read("sarif"), words));
    EXPECT_FALSE(contains(folder.read("sarif"), "\"ruleId\":\"azul.display.no-color\""));
    EXPECT_TRUE(arbiter("test --report tap=- " + path + " 2>/dev/null").out.starts_with("TAP version 13\nok 1 - "));
}

TEST(TestCommand, WritesDownWhatCameOut) {
    const Folder folder;
    std::string text = suite;
    const auto change = [&text](const std::string& old, const std::string& by) {
        text.replace(text.find(old), old.size(), by);
    };
    change("violation, scores 0 0", "valid, scores 3 0");
    change(" ;! azul.display.no-color ; and a word", " ; and a word");
    change(";! record.header.unknown-key\n", "");
    change("Ann 1B:2\nAnn 2K:1", "Ann 1B:2 ;! azul.line.full\nAnn 2K:1");
    const std::string path = folder.write("suite.tgn", text);
    const Ran ran = arbiter("test --update " + path);
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(contains(
        ran.out, "\n-Expect: valid, scores 3 0, winners nobody\n+Expect: violation, scores 0 0, winners nobody\n"))
        << ran.out;
    EXPECT_EQ(folder.read("suite.tgn"), corrected(suite));
    EXPECT_EQ(arbiter("test --update " + path).out, "");
    EXPECT_EQ(arbiter("test -q " + path).out, "3 passed, 0 failed, 1 expects nothing\n");
    EXPECT_EQ(arbiter("test --update - 2>/dev/null </dev/null").code, 2);
}

TEST(TestCommand, ExportsCasesAsData) {
    const Folder folder;
    const std::string data = arbiter("test --export json " + folder.write("suite.tgn", cases + "\n" + sound)).out;
    EXPECT_TRUE(contains(data, "\"id\":\"t-001\",\"game\":\"azul\",\"ruling\":\"full-line\",\"title\":\"One\""))
        << data;
    EXPECT_TRUE(contains(
        data,
        "\"house\":{\"wall\":\"gray\",\"dropping\":\"refused\",\"full-line\":\"refused\",\"refill\":\"any-order\"},"
        "\"header\":{\"Start\":\"Ann\"},\"files\":{},\"needs\":[],\"position\":[],\"position_parts\":[]"))
        << data;
    EXPECT_TRUE(contains(
        data,
        "\"events\":[{\"at\":1,\"text\":\"round 1 Ann\",\"player\":null,\"verb\":\"round\",\"number\":1,\"starter\":1},"
        "{\"at\":2,\"text\":\"displays BBYR BKWW YRRK BYKW RRWW\",\"player\":null,\"verb\":\"displays\",\"displays\":"
        "[\"BBYR\",\"BKWW\",\"YRRK\",\"BYKW\",\"RRWW\"]},{\"at\":3,\"text\":\"Ann "
        "1B:2\",\"player\":1,\"verb\":\"pick\","
        "\"source\":\"1\",\"color\":\"B\",\"goal\":\"2\"}],\"expect\":{\"verdict\":\"valid\",\"findings\":[]}"))
        << data;
    EXPECT_TRUE(contains(data, "\"findings\":[{\"at\":3,\"codes\":[\"azul.display.no-color\"]}]}")) << data;
    EXPECT_TRUE(contains(data, "\"broken\":[\"azul.display.no-color\"]")) << data;
    EXPECT_FALSE(contains(data, "t-003"));
    EXPECT_TRUE(contains(arbiter("test --export json -k two " + folder.path("suite.tgn")).out, "[\n{\"id\":\"t-002\""));
}

std::string exported(const std::string& text) {
    const Folder folder;
    return arbiter("test --export json " + folder.write("suite.tgn", text)).out;
}

/// Whoever is to move, where nobody is named.
TEST(TestCommand, ExportsWhoActs) {
    const std::string data = exported(
        "Game: dorfromantik\nPlayers: Ann, Ben\nX-Case: t-005\nEvent: nobody is named\nExpect: incomplete\n"
        "House: tiles=any\n\ntask F4 .F..F.:0,0\ntask V6 ..V...:E\n");
    EXPECT_TRUE(contains(data,
                         "\"events\":[{\"at\":1,\"text\":\"Ann task F4 .F..F.:0,0\",\"player\":1,\"verb\":\"task\","
                         "\"marker\":\"F4\",\"tile\":\".F..F.\",\"cell\":\"0,0\"},{\"at\":2,\"text\":\"Ben task V6 "
                         "..V...:1,0\",\"player\":2,\"verb\":\"task\","))
        << data;
}

TEST(TestCommand, ExportsThatALineStands) {
    const std::string data = exported(
        "Game: azul\nPlayers: Ann, Ben\nX-Case: t-004\nEvent: it stands\nExpect: incomplete\n\nround 1 Ann\n"
        "displays BBYR KWWB RRKY YBKW WWRR\nAnn 1K:2 stands ;! azul.display.no-color\n");
    EXPECT_TRUE(contains(data, "\"needs\":[\"stands\"]")) << data;
    EXPECT_TRUE(contains(data, "\"color\":\"K\",\"goal\":\"2\",\"stands\":true}]")) << data;
}

TEST(TestCommand, ExportsTheCollectionOfThisProject) {
    const Ran valid = arbiter("test --export json tests/cases | tr -d '\\n' | tests/cli/check_schema.py cases 2>&1");
    EXPECT_EQ(valid.out, "1 valid\n");
    const std::string count = "grep -c '^{\"id\"'";
    const Ran ids = shell("cat tests/cases/*/*.tgn | grep -c '^X-Case:'");
    EXPECT_EQ(arbiter("test --export json tests/cases | " + count).out, ids.out);
}

}  // namespace
}  // namespace arbiter::test::test_command_test
