// Every record of tests/conformance comes out as independent models of the rules and other people's engines say.
#include "cli/report/record_json.hpp"
#include "tests/judging.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <map>
#include <sstream>
#include <utility>

namespace arbiter::test::conformance_test {
namespace {

using cli::Json;

/// Everything our report says, by file and record.
std::map<std::pair<std::string, int>, Json> judge_folder(const fs::path& folder) {
    std::map<std::pair<std::string, int>, Json> reports;
    for (const fs::path& path : files_below(folder, ".tgn")) {
        const std::string name = path.filename().string();
        judge_text(slurp(path), path.string(), [&](const RecordText& record, const Report& report) {
            std::string text;
            cli::write_json({name, record, Header{}, report}, text);
            reports[{name, static_cast<int>(record.number)}] = Json::parse(text);
        });
    }
    return reports;
}

/// The lowest line with an error; 0 when there is none.
int first_error(const Json& report) {
    int first = 0;
    for (const Json& finding : report["findings"]) {
        if (finding["severity"] == "error") {
            const int line = finding["line"].get<int>();
            first = first == 0 ? line : std::min(first, line);
        }
    }
    return first;
}

bool is_compared(const Json& expected, const char* key) {
    return expected.contains(key) && !expected[key].is_null();
}

/// What each `?` can be, as place and values.
std::map<std::pair<int, int>, std::vector<std::string>> facts_of(const Json& report) {
    std::map<std::pair<int, int>, std::vector<std::string>> facts;
    for (const Json& one : report["assumed"]) {
        facts[{one["line"].get<int>(), one.value("column", 0)}] = one["could_be"].get<std::vector<std::string>>();
    }
    for (const Json& one : report["settled"]) {
        facts[{one["line"].get<int>(), one.value("column", 0)}] = {one["is"].get<std::string>()};
    }
    return facts;
}

/// Of a record with `?`: nothing is said that is not true of all records that fill it in.
void compare_unknown(const Json& expected, const Json& report) {
    for (const char* const key : {"finished", "scores", "winners", "score_ranges", "possible_winners"}) {
        EXPECT_EQ(nlohmann::json::parse(expected[key].dump()), nlohmann::json::parse(report[key].dump())) << key;
    }
    const auto facts = facts_of(report);
    for (const Json& fact : expected["facts"]) {
        const auto said = facts.find({fact["line"].get<int>(), fact["column"].get<int>()});
        // A number in Result is listed too, but it claims nothing and so is no fact.
        if (said != facts.end()) {
            EXPECT_EQ(said->second, fact["could_be"].get<std::vector<std::string>>()) << fact.dump();
        }
    }
}

/// What the scores can be; a score told as one number is a range of one.
std::vector<std::pair<int, int>> ranges_of(const Json& report) {
    std::vector<std::pair<int, int>> ranges;
    if (!report["scores"].is_null()) {
        for (const Json& score : report["scores"]) {
            ranges.emplace_back(score.get<int>(), score.get<int>());
        }
        return ranges;
    }
    return report["score_ranges"].get<std::vector<std::pair<int, int>>>();
}

/// Of a record from which something was left out: each range lies within these bounds and contains what is true.
void compare_ranges(const Json& expected, const Json& report) {
    const auto ranges = ranges_of(report);
    if (is_compared(expected, "within")) {
        const auto within = expected["within"].get<std::vector<std::pair<int, int>>>();
        ASSERT_EQ(ranges.size(), within.size());
        for (std::size_t i = 0; i < ranges.size(); ++i) {
            EXPECT_GE(ranges[i].first, within[i].first) << "score " << i;
            EXPECT_LE(ranges[i].second, within[i].second) << "score " << i;
        }
    }
    if (is_compared(expected, "truth")) {
        const auto truth = expected["truth"].get<std::vector<int>>();
        ASSERT_EQ(ranges.size(), truth.size());
        for (std::size_t i = 0; i < ranges.size(); ++i) {
            EXPECT_LE(ranges[i].first, truth[i]) << "score " << i;
            EXPECT_GE(ranges[i].second, truth[i]) << "score " << i;
        }
    }
}

void compare(const Json& expected, const Json& report) {
    if (expected.contains("facts")) {
        compare_unknown(expected, report);
    }
    compare_ranges(expected, report);
    const std::string verdict = expected.value("verdict", "");
    for (const char* const key : {"verdict", "finished", "scores", "winners", "breakdown", "completed", "cancelled",
                                  "bonuses", "score_ranges", "possible_winners"}) {
        if (verdict == "violation" && expected.contains("fillings") && key != std::string_view("verdict")) {
            continue;  // a violation of a record with `?` is its line and nothing else
        }
        if (is_compared(expected, key)) {
            // nlohmann::json compares objects without regard to the order of their keys.
            EXPECT_EQ(nlohmann::json::parse(expected[key].dump()),
                      nlohmann::json::parse(report.contains(key) ? report[key].dump() : "[]"))
                << key;
        }
    }
    const bool clean =
        verdict == "valid" || verdict == "incomplete" || verdict == "unverified" || expected.value("no_errors", false);
    if (is_compared(expected, "first_violation")) {
        EXPECT_EQ(first_error(report), expected["first_violation"]["line"].get<int>());
    } else if (clean) {
        EXPECT_EQ(first_error(report), 0);
    }
}

const fs::path root = "tests/conformance";

/// Whole records of every game, and records that begin with a position. Slips have a test of their own.
std::vector<std::string> folders() {
    std::vector<std::string> names;
    for (const fs::path& path : files_below(root, ".jsonl")) {
        const std::string name = fs::relative(path.parent_path(), root).generic_string();
        if (!name.starts_with("slips/")) {
            names.push_back(name);
        }
    }
    return names;
}

TEST(ConformanceRecords, AreThereForEveryGame) {
    const std::vector<std::string> names = folders();
    for (const GameEntry& entry : arbiter::games()) {
        const bool there = std::find(names.begin(), names.end(), entry.about->id) != names.end();
        EXPECT_TRUE(there || entry.about->id == "dorfromantik-campaign") << entry.about->id;
    }
}

class Conformance : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, Conformance, testing::ValuesIn(folders()),
                         [](const auto& one) { return test_name(one.param); });

TEST_P(Conformance, ComesOutAsExpected) {
    const fs::path folder = root / GetParam();
    const auto reports = judge_folder(folder);
    std::istringstream lines(slurp(folder / "expected.jsonl"));
    std::size_t count = 0;
    for (std::string line; std::getline(lines, line);) {
        const Json expected = Json::parse(line);
        const std::pair key{expected["file"].get<std::string>(), expected["record"].get<int>()};
        SCOPED_TRACE(line.substr(0, 400));
        ASSERT_TRUE(reports.contains(key)) << "there is no such record";
        compare(expected, reports.at(key));
        ++count;
    }
    EXPECT_EQ(count, reports.size()) << "every record has an expectation";
}

}  // namespace
}  // namespace arbiter::test::conformance_test
