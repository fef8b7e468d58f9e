// arbiter test: what is as expected passes, and whatever is changed in an expectation fails.
#include "cli/commands/expectation.hpp"
#include "tests/cli/running.hpp"
#include "tests/judging.hpp"

#include <gtest/gtest.h>

namespace arbiter::test {
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
    EXPECT_EQ(ran.out, "PASS " + folder.path("suite.tgn") + " (4 records)\n\n4 passed, 0 failed\n");
    EXPECT_EQ(ran.code, 0);
}

TEST(TestCommand, ShowsBothSides) {
    const Folder folder;
    const std::string path = folder.write("suite.tgn", suite);
    const Ran ran = arbiter("test " + path);
    EXPECT_EQ(ran.out, "FAIL " + path + ":13: record 2\n  " + path +
                           ":17\n    expected verdict incomplete\n    found    verdict violation\nFAIL " + path +
                           " (1 of 4 records)\n\n3 passed, 1 failed\n");
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
        if (code == "record.unfinished" || code == "record.unverified" || code == "record.settled") {
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

}  // namespace
}  // namespace arbiter::test
