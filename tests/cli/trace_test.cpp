// arbiter trace: what it prints is what check reports, line by line.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sstream>
#include <vector>

namespace arbiter::test::trace_test {
namespace {

using Json = nlohmann::ordered_json;

std::vector<Json> lines_of(const std::string& text) {
    std::vector<Json> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(Json::parse(line));
    }
    return lines;
}

std::vector<Json> traced(const std::string& arguments) {
    return lines_of(arbiter("trace " + arguments + " 2>/dev/null").out);
}

std::vector<Json> of_type(const std::vector<Json>& lines, const std::string& type) {
    std::vector<Json> found;
    for (const Json& line : lines) {
        if (line["type"] == type) {
            found.push_back(line);
        }
    }
    return found;
}

TEST(TraceCommand, EndsWithWhatCheckReports) {
    for (const std::string records : {"tests/conformance", "examples", "tests/cases"}) {
        const std::vector<Json> checked = lines_of(arbiter("check --report jsonl=- " + records + " 2>/dev/null").out);
        // Steps are not read: there are fifty times as many.
        std::vector<Json> ends = lines_of(arbiter("trace " + records + R"( 2>/dev/null | grep '^{"type":"end"')").out);
        ASSERT_EQ(ends.size(), checked.size());
        ASSERT_FALSE(ends.empty());
        for (std::size_t i = 0; i < ends.size(); ++i) {
            ends[i].erase("type");
            ends[i].erase("end");
            ASSERT_EQ(ends[i].dump(), checked[i].dump());
        }
    }
}

TEST(TraceCommand, HasAStepForEachLine) {
    const Folder folder;
    const std::vector<Json> lines = traced(folder.write("a.tgn", broken + "; a remark\n\nBen 2K:1\nwhat?\n"));
    ASSERT_EQ(lines.size(), 7U);
    EXPECT_EQ(lines[0]["players"], Json({"Ann", "Ben"}));
    EXPECT_EQ(lines[0]["house"]["wall"], "colored");
    EXPECT_EQ(lines[1]["line"], 4);
    EXPECT_EQ(lines[1]["verb"], "round");
    EXPECT_EQ(lines[2]["applied"], "rules");
    EXPECT_EQ(lines[3]["applied"], "no");
    EXPECT_EQ(lines[3]["player"], "Ann");
    EXPECT_EQ(lines[3]["findings"][0]["code"], "azul.display.no-color");
    EXPECT_EQ(lines[4]["line"], 9);
    EXPECT_EQ(lines[4]["applied"], "no");
    EXPECT_TRUE(lines[5]["verb"].is_null());
    EXPECT_EQ(lines[6]["type"], "end");
    EXPECT_EQ(lines[6]["verdict"], "unreadable");
}

TEST(TraceCommand, LeavesOutWhatNobodyWishesFor) {
    const Folder folder;
    const std::string path = folder.write("a.tgn", sound);
    const Json plain = of_type(traced(path), "step").back();
    EXPECT_TRUE(plain.contains("points") && !plain.contains("moves") && !plain.contains("position"));
    const Json all = of_type(traced("--moves --positions --no-points " + path), "step").back();
    EXPECT_FALSE(all.contains("points"));
    EXPECT_EQ(all["to_move"], "Ben");
    EXPECT_TRUE(all["moves"][0].get<std::string>().starts_with("Ben "));
    EXPECT_TRUE(all["position"][0].get<std::string>().starts_with("set "));
}

TEST(TraceCommand, PlaysOn) {
    const Folder folder;
    const std::string path = folder.write("a.tgn", broken + "Ben 2K:1\n");
    const std::vector<Json> steps = of_type(traced("--play-on " + path), "step");
    EXPECT_EQ(steps[2]["applied"], "forced");
    EXPECT_NE(steps[3]["applied"], "no");
    const Json strict = of_type(traced(path), "end").back();
    EXPECT_EQ(of_type(traced("--play-on " + path), "end").back(), strict);
}

TEST(TraceCommand, StepsStandInReportsToo) {
    const Folder folder;
    const std::string path = folder.write("a.tgn", sound);
    const std::string command = "check --report jsonl=- --with steps,positions " + path + " 2>/dev/null";
    const Json report = lines_of(arbiter(command).out).at(0);
    std::vector<Json> steps = of_type(traced("--positions " + path), "step");
    ASSERT_EQ(report["steps"].size(), steps.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        steps[i].erase("type");
        EXPECT_EQ(report["steps"][i], steps[i]);
    }
}

TEST(TraceCommand, ReadsTheFilesThatRecordsName) {
    const std::vector<Json> steps = of_type(traced("examples/framework"), "step");
    ASSERT_FALSE(steps.empty());
    EXPECT_EQ(arbiter("trace /nowhere.tgn 2>/dev/null").code, 3);
    EXPECT_EQ(arbiter("trace tests/cli/check_schema.py >/dev/null 2>&1").code, 1);
}

}  // namespace
}  // namespace arbiter::test::trace_test
