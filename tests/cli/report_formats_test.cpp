// Every report format is accepted by a reader that others wrote.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace arbiter::test::report_formats_test {
namespace {

/// Names, messages and bytes that formats like to stumble over.
const std::string hostile =
    "Game: azul\nPlayers: <A&B> \"x\" # \\ ]]>, Z\xC3\xB6\xC3\xAB\nEvnt: %0A::error::\n\nround 1 P1\n"
    "displays BBYR KWWB RRKY YBKW WWRR\nP1 1B:2 ; caf\xE9 \x01\nAnn 3Q:2\n";

/// What the records of running.hpp are known by.
const std::string broken_name = "record 26ade5770db1ae6b";
const std::string sound_name = "record c73d4f901948697a";

std::string report(const Folder& folder, const std::string& format, const std::string& files) {
    const Ran ran = arbiter("check " + files + " --report " + format + "=" + folder.path("report"));
    EXPECT_LE(ran.code, 1);
    return folder.path("report");
}

std::string inputs(const Folder& folder) {
    const std::string first = folder.write("broken one.tgn", broken);
    const std::string second = folder.write("sound.tgn", sound + "\n" + sound);
    return "'" + first + "' " + second + " " + folder.write("hostile.tgn", hostile);
}

TEST(ReportFormats, SarifHasWhatItsSchemaDemands) {
    const Folder folder;
    const Ran ran = shell("python3 tests/cli/check_sarif.py " + report(folder, "sarif", inputs(folder)) + " 2>&1");
    EXPECT_EQ(ran.code, 0) << ran.out;
    EXPECT_TRUE(contains(ran.out, "azul.display.no-color error ")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "syntax.encoding error ")) << ran.out;
}

/// A tile written `?` has a column, those of a hand that nobody set have the last line of the position, `?` or not.
TEST(ReportFormats, JsonLinesHaveColumnsOfWhatIsWritten) {
    const Folder folder;
    const std::string path =
        folder.write("hands.tgn",
                     "Game: grawlix\nPlayers: Ann, Ben\n\nset Ann hand @R @O ? @G\nset grid @B:0,0\n"
                     "set Ann played ?\n");
    const nlohmann::json line = nlohmann::json::parse(arbiter("check --quiet --report jsonl=- " + path).out);
    const nlohmann::json& assumed = line["assumed"];
    ASSERT_EQ(assumed.size(), 5U);
    EXPECT_EQ(assumed[0]["line"], 4);
    EXPECT_EQ(assumed[0]["column"], 20);
    for (std::size_t i = 1; i < assumed.size(); ++i) {
        EXPECT_EQ(assumed[i]["fact"], "which tile Ben holds");
        EXPECT_EQ(assumed[i]["line"], 6);
        EXPECT_FALSE(assumed[i].contains("column"));
        EXPECT_EQ(assumed[i]["offset"], 73);
        EXPECT_EQ(assumed[i]["length"], 16);
    }
}

TEST(ReportFormats, SarifKeepsWhatIsAllowedAsSuppressed) {
    const Folder folder;
    std::string text = broken;
    text.insert(text.find("Players"), "Allow: azul.display.no-color\n");
    const std::string path = folder.write("allowed.tgn", text);
    const Ran ran = shell("python3 tests/cli/check_sarif.py " + report(folder, "sarif", path) + " 2>&1");
    EXPECT_TRUE(contains(ran.out, "azul.display.no-color suppressed ")) << ran.out;
}

TEST(ReportFormats, SarifFingerprintsOutlastLinesPutInBefore) {
    const Folder folder;
    const auto codes = [&](const std::string& text) {
        const std::string path = report(folder, "sarif", folder.write("games.tgn", text));
        return shell("python3 tests/cli/check_sarif.py " + path).out;
    };
    const std::string before = codes(broken);
    std::string moved = broken;
    moved.insert(moved.find("round"), "; a comment\n\n");
    EXPECT_EQ(codes(moved), before);
    EXPECT_TRUE(contains(codes(sound + "\n" + moved), before));
}

TEST(ReportFormats, JunitIsReadByTwoXmlReaders) {
    const Folder folder;
    const std::string path = report(folder, "junit", inputs(folder));
    const Ran lint = shell("xmllint --noout " + path + " 2>&1");
    EXPECT_EQ(lint.code, 0) << lint.out;
    const Ran ran = shell("python3 tests/cli/check_junit.py " + path + " 2>&1");
    EXPECT_TRUE(ran.out.ends_with(" syntax.encoding\n")) << ran.out;
    EXPECT_EQ(ran.out.substr(0, ran.out.rfind("record ")),
              broken_name + " azul.display.no-color\n" + sound_name + " passed\n" + sound_name + "-2 passed\n");
}

TEST(ReportFormats, JunitFailsWhatFailsTheRun) {
    const Folder folder;
    const std::string path = report(folder, "junit", "--fail-on warning " + folder.write("sound.tgn", sound));
    EXPECT_EQ(shell("python3 tests/cli/check_junit.py " + path).out, sound_name + " record.unfinished\n");
}

TEST(ReportFormats, TapIsReadByPerl) {
    const Folder folder;
    const Ran ran = shell("perl tests/cli/check_tap.pl " + report(folder, "tap", inputs(folder)) + " 2>&1");
    EXPECT_EQ(ran.code, 0) << ran.out;
    EXPECT_TRUE(contains(ran.out, "1 not ok - ")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "  azul.display.no-color\n2 ok - ")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "4 not ok - ")) << ran.out;
}

TEST(ReportFormats, ProvePassesWhatIsAllRight) {
    const Folder folder;
    const std::string good = report(folder, "tap", folder.write("sound.tgn", sound + "\n" + sound));
    const Ran ran = shell("prove --exec cat " + good + " 2>&1");
    EXPECT_EQ(ran.code, 0) << ran.out;
    EXPECT_TRUE(contains(ran.out, "Files=1, Tests=2,")) << ran.out;
    EXPECT_NE(shell("prove --exec cat " + report(folder, "tap", inputs(folder)) + " 2>&1").code, 0);
}

TEST(ReportFormats, TapIsNumberedInOrderOnSeveralThreads) {
    const Folder folder;
    const std::string record = sound + "; " + std::string(2000, 'x') + "\n\n";  // so that every thread gets some
    std::string many;
    for (int i = 0; i < 2000; ++i) {
        many += record;
    }
    const Ran ran = shell("perl tests/cli/check_tap.pl " +
                          report(folder, "tap", "-j 4 " + folder.write("many.tgn", many)) + " 2>&1");
    EXPECT_EQ(ran.code, 0) << ran.out.substr(0, 400);
    EXPECT_TRUE(contains(ran.out, "2000 ok - ")) << ran.out.substr(0, 400);
}

TEST(ReportFormats, JsonAndJsonlAreReadByPython) {
    const Folder folder;
    const std::string files = inputs(folder);
    const std::string json = report(folder, "json", files);
    EXPECT_EQ(shell("python3 -c 'import json,sys; print(len(json.load(open(sys.argv[1]))))' " + json).out, "4\n");
    const std::string jsonl = report(folder, "jsonl", files);
    EXPECT_EQ(
        shell("python3 -c 'import json,sys; [print(json.loads(l)[\"verdict\"]) for l in open(sys.argv[1])]' " + jsonl)
            .out,
        "violation\nincomplete\nincomplete\nunreadable\n");
}

TEST(ReportFormats, JsonOfNothingIsAnArrayWithTheReason) {
    const Folder folder;
    EXPECT_EQ(arbiter("check --report json=- " + folder.path("") + " 2>/dev/null >" + folder.path("out")).code, 3);
    EXPECT_TRUE(contains(folder.read("out"), "\"error\":\"no .tgn file in this folder\"}\n]\n"));
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t sum = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++sum;
    }
    return sum;
}

TEST(ReportFormats, GithubAnnotatesTheLine) {
    const Folder folder;
    const std::string path = folder.write("broken.tgn", broken);
    const Ran ran = arbiter("check --report github=- " + path);
    EXPECT_EQ(ran.out, "::group::" + path + ":1: record 1: violation\nerror[azul.display.no-color] " + path +
                           ":6:6: there is no black on display 1, only 2 blue, 1 yellow and 1 red; help: black is on "
                           "displays 2, 3 and 4; rule: Azul rulebook, Factory offer: a player takes all tiles of one "
                           "color from a display\n::error file=" +
                           path +
                           ",line=6,endLine=6,col=6,endColumn=7,title=azul.display.no-color::there is no black on "
                           "display 1, only 2 blue, 1 yellow and 1 red%0Ahelp: black is on displays 2, 3 and 4%0Arule: "
                           "Azul rulebook, Factory offer: a player takes all tiles of one color from a "
                           "display\n::endgroup::\narbiter: 1 record, 1 of them failed: 1 azul.display.no-color\n");
}

TEST(ReportFormats, GithubNeverCutsSilently) {
    const Folder folder;
    std::string many;
    for (int i = 0; i < 30; ++i) {
        many += broken + '\n';
    }
    const Ran ran = arbiter("check --report github=- " + folder.write("many.tgn", many));
    EXPECT_EQ(count(ran.out, "\n::error "), 10U);  // what GitHub shows of one kind in a step
    EXPECT_EQ(count(ran.out, "error[azul.display.no-color] "), 30U);
    EXPECT_TRUE(contains(ran.out, "::error title=arbiter::21 more of this kind stand in this step's log")) << ran.out;
}

TEST(ReportFormats, GithubCommandsCannotBeWrittenByARecord) {
    const Folder folder;
    const Ran ran = arbiter("check --report github=- " + folder.write("hostile.tgn", hostile));
    EXPECT_FALSE(contains(ran.out, "\n::error::"));
    EXPECT_EQ(count(ran.out, "::group::"), 1U);
}

TEST(ReportFormats, SeveralInOneRunAreTheSameOnSeveralThreads) {
    const Folder folder;
    const auto all = [&](const std::string& jobs) {
        std::string arguments = "check tests/conformance/azul -q -j " + jobs;
        for (const std::string format : {"sarif", "junit", "tap", "github", "html", "json", "jsonl", "text"}) {
            arguments += " --report " + format + "=" + folder.path(format + jobs);
        }
        arbiter(arguments + " >/dev/null");
    };
    all("1");
    all("3");
    for (const std::string format : {"sarif", "junit", "tap", "github", "html", "json", "jsonl", "text"}) {
        EXPECT_FALSE(folder.read(format + "1").empty()) << format;
        EXPECT_EQ(folder.read(format + "1"), folder.read(format + "3")) << format;
    }
}

TEST(ReportFormats, UnknownFormatIsExitCode2) {
    EXPECT_EQ(arbiter("check --report xml=- tests/conformance/azul 2>/dev/null").code, 2);
}

}  // namespace
}  // namespace arbiter::test::report_formats_test
