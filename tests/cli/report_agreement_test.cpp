// Exit code and every report say the same of what failed, what is known and what could not be read.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <map>

namespace arbiter::test::report_agreement_test {
namespace {

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t sum = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++sum;
    }
    return sum;
}

/// All reports of one run.
struct Reports {
    int code = 0;
    std::map<std::string, std::string> text;
    std::string terminal;
    std::string junit;  ///< as other people's readers understand it
    std::string tap;
    std::string sarif;
    int proved = 0;  ///< what prove makes of the TAP report
};

Reports run(const Folder& folder, const std::string& arguments) {
    Reports reports;
    std::string command = "check " + arguments;
    for (const std::string format : {"sarif", "junit", "tap", "github", "html", "jsonl", "json", "text"}) {
        command += " --report " + format + "=" + folder.path("report." + format);
    }
    const Ran ran = arbiter(command + " 2>/dev/null");
    reports.code = ran.code;
    reports.terminal = ran.out;
    for (const std::string format : {"sarif", "junit", "tap", "github", "html", "jsonl", "json", "text"}) {
        reports.text[format] = folder.read("report." + format);
    }
    const auto read = [&](const std::string& reader, const std::string& format) {
        return shell(reader + " " + folder.path("report." + format) + " 2>&1").out;
    };
    reports.junit = read("python3 tests/cli/check_junit.py", "junit");
    reports.tap = read("perl tests/cli/check_tap.pl", "tap");
    reports.sarif = read("python3 tests/cli/check_sarif.py", "sarif");
    reports.proved = shell("prove --exec cat " + folder.path("report.tap") + " >/dev/null 2>&1").code;
    return reports;
}

/// So many records failed, says everybody.
void expect_failed(const Reports& reports, std::size_t failed) {
    EXPECT_EQ(reports.code, failed == 0 ? 0 : 1);
    EXPECT_EQ(count(reports.text.at("junit"), "<failure "), failed) << reports.junit;
    EXPECT_TRUE(contains(reports.text.at("junit"), " failures=\"" + std::to_string(failed) + "\""));
    EXPECT_EQ(count(reports.tap, " not ok - "), failed) << reports.tap;
    EXPECT_EQ(reports.proved == 0, failed == 0);
    const std::string github = reports.text.at("github");
    EXPECT_TRUE(contains(github, " " + std::to_string(failed) + " of them failed")) << github;
    EXPECT_EQ(contains(github, "\n::error ") || contains(github, "\n::warning "), failed != 0) << github;
    EXPECT_EQ(count(reports.text.at("html"), " failed\">\n<h2"), failed);
    EXPECT_TRUE(contains(reports.text.at("html"), "; " + std::to_string(failed) + " failed.</p>"));
    EXPECT_TRUE(reports.terminal.starts_with(reports.text.at("text"))) << reports.terminal;
}

class Agreement : public testing::Test {
protected:
    Reports compared(const std::string& more = "") {
        return run(folder, "--baseline " + folder.path("base.jsonl") + " " + more + " " + folder.path("a.tgn"));
    }
    void keep(const std::string& text) {
        folder.write("a.tgn", text);
        arbiter("check --baseline " + folder.path("base.jsonl") + " --update-baseline " + folder.path("a.tgn") +
                " >/dev/null");
    }
    Folder folder;
};

const std::string code = "azul.display.no-color";
const std::string broken_name = "record 26ade5770db1ae6b";  // what the records of running.hpp are known by
const std::string sound_name = "record c73d4f901948697a";

TEST_F(Agreement, WithoutBaseline) {
    folder.write("a.tgn", broken + "\n" + sound + "\n" + broken);
    expect_failed(run(folder, folder.path("a.tgn")), 2);
    expect_failed(run(folder, "--strict " + folder.path("a.tgn")), 3);
    expect_failed(run(folder, "--fail-on warning " + folder.path("a.tgn")), 3);
    EXPECT_EQ(run(folder, "--allow " + code + " " + folder.path("a.tgn")).code, 0);
    EXPECT_EQ(run(folder, "--demote " + code + "=note --fail-on note " + folder.path("a.tgn")).code, 1);
}

TEST_F(Agreement, KnownFindingsFailNowhere) {
    keep(broken + "\n" + sound + "\n" + broken);
    const Reports reports = compared();
    expect_failed(reports, 0);
    EXPECT_EQ(count(reports.sarif, code + " error "), 2U) << reports.sarif;
    EXPECT_EQ(count(reports.sarif, " unchanged\n"), 3U) << reports.sarif;
    EXPECT_EQ(count(reports.text.at("jsonl"), "\"baseline\":\"unchanged\",\"failed\":false"), 3U);
    EXPECT_TRUE(contains(reports.text.at("github"), "error[" + code + "]"));  // it stays in the log
}

TEST_F(Agreement, NewFindingsFailEverywhereAndKnownOnesDoNot) {
    keep(broken + "\n" + sound);
    folder.write("a.tgn", broken + "\n" + broken);
    const Reports reports = compared();
    expect_failed(reports, 1);
    EXPECT_EQ(count(reports.sarif, " new\n"), 1U) << reports.sarif;
    EXPECT_EQ(count(reports.sarif, " unchanged\n"), 1U) << reports.sarif;
    EXPECT_TRUE(contains(reports.sarif, "record.unfinished warning absent:")) << reports.sarif;
    EXPECT_TRUE(contains(reports.junit, broken_name + " passed\n" + broken_name + "-2 " + code)) << reports.junit;
    EXPECT_TRUE(contains(reports.tap, "1 ok - ")) << reports.tap;
    EXPECT_TRUE(contains(reports.text.at("tap"), "  baseline: changed\n  was: \"incomplete; "))
        << reports.text.at("tap");
}

TEST_F(Agreement, CorrectedRecordsAreChangedEverywhere) {
    keep(broken);
    folder.write("a.tgn", sound);
    const Reports calm = compared();
    EXPECT_EQ(calm.code, 0);
    EXPECT_EQ(calm.proved, 0);
    EXPECT_EQ(calm.junit, sound_name + " passed\n");
    EXPECT_FALSE(contains(calm.text.at("github"), "\n::error ")) << calm.text.at("github");
    EXPECT_TRUE(contains(calm.text.at("jsonl"), "\"baseline\":\"changed\",\"failed\":false"));
    const Reports reports = compared("--strict-baseline");
    expect_failed(reports, 1);
    EXPECT_EQ(reports.junit, sound_name + " baseline.changed\n");
    EXPECT_TRUE(contains(reports.sarif, code + " error absent:")) << reports.sarif;
    EXPECT_TRUE(contains(reports.text.at("text"), "    was: violation;")) << reports.text.at("text");
    EXPECT_TRUE(contains(reports.text.at("jsonl"), "\"baseline\":\"changed\",\"failed\":true"));
}

TEST_F(Agreement, NewRecordsFailByThemselves) {
    keep(broken);
    folder.write("a.tgn", broken + "\n" + sound + "\n" + broken);
    const Reports reports = compared();
    expect_failed(reports, 1);
    EXPECT_EQ(count(reports.sarif, " new\n"), 2U) << reports.sarif;
}

TEST_F(Agreement, WhatCannotBeReadStandsInEveryReport) {
    folder.write("a.tgn", sound);
    const std::string missing = folder.path("missing%41\n.tgn");
    const std::string shown = folder.path("missing%2541%0A.tgn");
    const Reports reports = run(folder, folder.path("a.tgn") + " \"" + missing + "\"");
    EXPECT_EQ(reports.code, 3);
    const std::string why = "No such file or directory";
    EXPECT_TRUE(contains(reports.terminal, "1 record: 1 incomplete; 1 input could not be read\n")) << reports.terminal;
    EXPECT_TRUE(contains(reports.text.at("text"), "cannot be read: " + shown + ": " + why + "\n"));
    EXPECT_TRUE(contains(reports.text.at("text"), "; 1 input could not be read\n"));
    EXPECT_EQ(reports.junit, sound_name + " passed\ncannot be read input.unreadable\n");
    EXPECT_TRUE(contains(reports.text.at("junit"), " tests=\"2\" failures=\"0\" errors=\"1\""));
    EXPECT_TRUE(contains(reports.tap, "2 not ok - ")) << reports.tap;
    EXPECT_NE(reports.proved, 0);
    EXPECT_TRUE(contains(reports.sarif, "notification error " + shown + ": cannot be read: " + why)) << reports.sarif;
    EXPECT_TRUE(contains(reports.sarif, "not successful\n")) << reports.sarif;
    EXPECT_TRUE(contains(reports.text.at("sarif"), "missing%2541%0A.tgn\"")) << reports.text.at("sarif");
    EXPECT_EQ(count(reports.text.at("github"), "\n::error "), 1U);
    EXPECT_TRUE(contains(reports.text.at("github"), "; 1 input could not be read")) << reports.text.at("github");
    EXPECT_TRUE(contains(reports.text.at("html"), ">cannot be read: " + shown + ": " + why + "</li>"));
    for (const std::string format : {"json", "jsonl"}) {
        EXPECT_TRUE(contains(reports.text.at(format), "\"verdict\":\"unreadable\",")) << reports.text.at(format);
        EXPECT_TRUE(contains(reports.text.at(format), "\"error\":\"" + why + "\"}")) << reports.text.at(format);
    }
}

TEST_F(Agreement, ObjectsOfUnreadInputsAreNoRecordsOfABaseline) {
    folder.write("a.tgn", sound);
    arbiter("check --report jsonl=" + folder.path("base.jsonl") + " " + folder.path("a.tgn") + " /nowhere.tgn 2>&1");
    const Reports reports = compared();
    expect_failed(reports, 0);
    EXPECT_TRUE(contains(reports.terminal, "baseline: 0 of 1 known record changed, 0 new, 0 gone\n"));
}

TEST_F(Agreement, FilesReadTwiceAreNamedApart) {
    folder.write("a.tgn", broken);
    const Reports reports = run(folder, folder.path("a.tgn") + " " + folder.path("a.tgn"));
    expect_failed(reports, 2);
    EXPECT_EQ(reports.junit, broken_name + " " + code + "\n" + broken_name + "-2 " + code + "\n");
    EXPECT_EQ(count(reports.sarif, code + " error "), 2U) << reports.sarif;
}

TEST_F(Agreement, UrisAreNormal) {
    const std::string home = std::filesystem::current_path().string();
    folder.write("a b.tgn", broken);
    const auto uri = [&](const std::string& path) {
        const std::string log = shell("cd " + folder.path("") + " && mkdir -p sub && " + ARBITER_EXE +
                                      " check --report sarif=- '" + path + "'")
                                    .out;
        const std::size_t at = log.find("\"uri\":\"") + 7;
        return log.substr(at, log.find('"', at) - at);
    };
    for (const std::string& path : {std::string("a b.tgn"), std::string("./a b.tgn"), std::string("sub/..//./a b.tgn"),
                                    std::filesystem::canonical(folder.path("a b.tgn")).string()}) {
        EXPECT_EQ(uri(path), "a%20b.tgn") << path;
    }
    EXPECT_TRUE(contains(arbiter("check --report sarif=- '" + folder.path("a b.tgn") + "'").out, "\"uri\":\"file:///"));
}

TEST_F(Agreement, SarifSaysWhatItLeavesOut) {
    std::string many;
    for (int i = 0; i < 25'010; ++i) {
        many += "Game: chess\n\n";
    }
    folder.write("a.tgn", many + broken);
    const std::string path = folder.path("report.sarif");
    arbiter("check -q --report sarif=" + path + " " + folder.path("a.tgn") + " >/dev/null");
    const Ran read = shell(
        "python3 -c 'import json,sys; print(json.load(open(sys.argv[1]))[\"runs\"][0][\"invocations\"]"
        "[0][\"toolExecutionNotifications\"][0][\"message\"][\"text\"])' " +
        path);
    EXPECT_EQ(read.out,
              "11 results are left out of this report, which holds at most 25000, 1000 of one record: 1 "
              "azul.display.no-color, 10 syntax.unknown-game\n");
    EXPECT_EQ(count(folder.read("report.sarif"), "\"ruleId\":"), 25'000U);
}

TEST_F(Agreement, ReportsSayWhatTheyLeaveOutOfOneRecord) {
    std::string keys;
    for (int i = 0; i < 1'200; ++i) {
        const auto letter = [](int number) { return static_cast<char>('a' + number % 26); };
        keys += std::string("Key") + letter(i / 26 / 26) + letter(i / 26) + letter(i) + ": odd\n";
    }
    std::string text = sound;
    folder.write("a.tgn", text.insert(text.find("Players"), keys));
    const Reports reports = run(folder, folder.path("a.tgn"));
    EXPECT_TRUE(contains(reports.sarif, "notification warning 201 results are left out"))
        << reports.sarif.substr(0, 300);
    EXPECT_TRUE(contains(reports.text.at("junit"), "\n1151 more findings of this record are left out here\n"));
}

}  // namespace
}  // namespace arbiter::test::report_agreement_test
