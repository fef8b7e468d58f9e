// Points of a trace: those of all steps add up to the scores, each has its reason, and the lines that put the pieces.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace arbiter::test::points_test {
namespace {

using Json = nlohmann::json;

/// The steps of all records, record after record.
std::vector<std::vector<Json>> traced(const std::string& paths) {
    std::vector<std::vector<Json>> records;
    std::istringstream stream(arbiter("trace " + paths + " 2>/dev/null").out);
    for (std::string line; std::getline(stream, line);) {
        Json json = Json::parse(line);
        if (json["type"] == "record") {
            records.emplace_back();
        }
        records.back().push_back(std::move(json));
    }
    return records;
}

/// A record in which nothing is unknown: what each player has earned is what the last step says.
bool adds_up(const std::vector<Json>& lines) {
    std::map<std::string, int> sums;
    const Json* last = nullptr;
    for (const Json& line : lines) {
        if (line["type"] != "step") {
            continue;
        }
        if (line["points"].is_null() || line["scores"].is_null()) {
            return true;
        }
        for (const Json& one : line["points"]) {
            sums[one["player"].is_null() ? std::string() : one["player"].get<std::string>()] +=
                one["points"].get<int>();
        }
        last = &line;
    }
    for (std::size_t i = 0; last != nullptr && i < (*last)["scores"].size(); ++i) {
        const bool together = sums.count("") != 0 || (*last)["scores"].size() != lines[0]["players"].size();
        const std::string player = together ? std::string() : lines[0]["players"][i].get<std::string>();
        if (sums[player] != (*last)["scores"][i].get<int>()) {
            return false;
        }
    }
    return true;
}

bool has_unknown_facts(const std::vector<Json>& lines) {
    return std::any_of(lines.begin(), lines.end(), [](const Json& line) {
        return line["type"] == "step" && line["text"].get<std::string>().find('?') != std::string::npos;
    });
}

/// Points that come to light when unknown facts are settled have no line of their own.
std::size_t count_wordless(const std::vector<std::vector<Json>>& records) {
    std::size_t count = 0;
    for (const std::vector<Json>& lines : records) {
        for (const Json& line : lines) {
            for (const Json& one : line.value("points", Json::array())) {
                count += one["why"] == "score" && !has_unknown_facts(lines) ? 1U : 0U;
            }
        }
    }
    return count;
}

class EveryGame : public testing::TestWithParam<const char*> {};

TEST_P(EveryGame, HasPointsThatAddUp) {
    const std::string game = GetParam();
    const auto records = traced("examples/" + game + " tests/cases/" + game);
    ASSERT_GT(records.size(), 10U);
    for (const std::vector<Json>& lines : records) {
        EXPECT_TRUE(adds_up(lines)) << lines[0];
    }
    EXPECT_EQ(count_wordless(records), 0U);
}

INSTANTIATE_TEST_SUITE_P(Points, EveryGame,
                         testing::Values("framework", "dorfromantik", "dorfromantik-campaign", "frame-work"));

/// The points of the last step.
Json last_points(const std::string& record) {
    const Folder folder;
    const auto records = traced(folder.write("a.tgn", record));
    return records.at(0).at(records[0].size() - 2)["points"];
}

TEST(Points, OfDorfromantikAreOfAllTogether) {
    const Json points =
        last_points("Game: dorfromantik\nPlayers: Ann, Ben\n\nAnn task F4 .F..F.:0,0\nBen task F5 F..F..:5,5\n");
    EXPECT_EQ(points, Json::array());
    const Json stream = last_points("Game: dorfromantik\nPlayers: Ann\nHouse: tiles=any\n\nAnn task F6 FFFFSS:0,0\n");
    ASSERT_EQ(stream.size(), 1U);
    EXPECT_TRUE(stream[0]["player"].is_null());
    EXPECT_EQ(stream[0]["why"], "longest stream: 1 tile");
    EXPECT_EQ(stream[0]["cells"], Json({"0,0"}));
    EXPECT_EQ(stream[0]["lines"], Json({5}));
}

TEST(Points, OfTheHeaderAreTheFirst) {
    const Json points = last_points(
        "Game: dorfromantik\nPlayers: Ann\nHouse: tiles=any\nExtra: 12 the circus\n\nAnn task F6 FFFFSS:0,0\n");
    ASSERT_EQ(points.size(), 2U);
    EXPECT_EQ(points[0]["why"], "extra");
    EXPECT_EQ(points[0]["points"], 12);
}

TEST(Points, OfFrameworkAreTokens) {
    const Json points = last_points(
        "Game: framework\nPlayers: Ann, Ben\nTokens: 2\n\nround 1 Ann\noffer G/2G G/- B/-\nAnn 1:0,0\nBen 3:0,0\n"
        "Ann 2:1,0\n");
    ASSERT_EQ(points.size(), 1U);
    EXPECT_EQ(points[0]["player"], "Ann");
    EXPECT_EQ(points[0]["points"], 1);
    EXPECT_EQ(points[0]["why"], "2G on 0,0: 2 green");
    EXPECT_EQ(points[0]["cells"], Json({"0,0", "1,0"}));
    EXPECT_EQ(points[0]["lines"], Json({7, 9}));
}

TEST(Points, OfALedgerAreCircles) {
    const Json points =
        last_points("Game: dorfromantik-campaign\nPlayers: Ann\n\ngame 1 score 130\ncross start>Box-1:2 Box-1>Box-2\n");
    ASSERT_EQ(points.size(), 2U);
    EXPECT_EQ(points[0]["why"], "2 circles from start to Box-1");
    EXPECT_EQ(points[1]["points"], 1);
    EXPECT_TRUE(points[1]["player"].is_null());
}

}  // namespace
}  // namespace arbiter::test::points_test
