// Events in parts: those of every case can be put together again, and counts of moves are what they are said to be.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>

namespace arbiter::test::parts_test {
namespace {

using Json = nlohmann::json;

const Json& collection() {
    static const Json all = Json::parse(arbiter("test --export json tests/cases").out);
    return all["cases"];
}

/// Texts of a list, put together.
std::string joined(const Json& list, const std::string& between) {
    std::string text;
    for (const Json& one : list) {
        text += (text.empty() ? "" : between) + one.get<std::string>();
    }
    return text;
}

std::string azul_text(const Json& event) {
    const std::string verb = event["verb"];
    if (verb == "displays") {
        return "displays " + joined(event["displays"], " ");
    }
    if (verb == "pick") {
        const std::size_t count = event.value("count", 1U);
        std::string letters;
        for (std::size_t i = 0; i < count; ++i) {
            letters += event["color"].get<std::string>();
        }
        return event["source"].get<std::string>() + letters + ":" + event["goal"].get<std::string>();
    }
    std::string cells = joined(event["cells"], " ");
    std::replace(cells.begin(), cells.end(), ',', ':');
    return cells;
}

std::string grawlix_text(const Json& event) {
    const std::string verb = event["verb"];
    if (verb == "draft") {
        return "draft " + joined(event["tiles"], " ");
    }
    if (verb == "stuck") {
        return "stuck";
    }
    std::string text = event["tile"].get<std::string>() + ":" + event["cell"].get<std::string>();
    for (const Json& tile : event["redrafts"]) {
        text += " +" + tile.get<std::string>();
    }
    return text;
}

std::string framework_text(const Json& event) {
    const std::string verb = event["verb"];
    if (verb == "offer") {
        return "offer " + joined(event["tiles"], " ");
    }
    std::string text;
    if (verb != "tokens") {
        text = (verb == "unstore" ? "stored " : "") +
               event[event.contains("pick") ? "pick" : "tile"].get<std::string>() + ":" +
               (verb == "store" ? "store" : event["cell"].get<std::string>());
    }
    for (const Json& token : event.value("tokens", Json::array())) {
        text += (text.empty() ? "+" : " +") + token["cell"].get<std::string>() + "/" +
                std::to_string(token["task"].get<int>());
    }
    return text;
}

std::string dorfromantik_text(const Json& event) {
    std::string text = event["verb"].get<std::string>() + " ";
    text += event.contains("marker") ? event["marker"].get<std::string>() + " " : std::string();
    text += event["tile"].get<std::string>() + ":" + event["cell"].get<std::string>();
    return text;
}

std::string text_of(const std::string& game, const Json& event) {
    return game == "azul"           ? azul_text(event)
           : game == "grawlix"      ? grawlix_text(event)
           : game == "framework"    ? framework_text(event)
           : game == "dorfromantik" ? dorfromantik_text(event)
                                    : std::string();
}

bool is_common(const Json& event) {
    return event["verb"].is_null() || event["verb"] == "round" || event["verb"] == "scores" ||
           event["verb"] == "undo" || event["verb"] == "gap" || event["verb"] == "turn" || event["verb"] == "end" ||
           event["verb"] == "set";
}

TEST(Parts, SayAllThatTheTextSays) {
    std::size_t compared = 0;
    for (const Json& one : collection()) {
        const std::string game = one["game"];
        for (const Json& event : one["events"]) {
            const std::string parts = is_common(event) ? std::string() : text_of(game, event);
            const std::string text = event["text"];
            if (!parts.empty()) {
                ++compared;
                EXPECT_TRUE(contains(text, parts)) << one["id"] << ": " << event;
            }
        }
    }
    EXPECT_GT(compared, 1000U);
}

TEST(Parts, AreThereForEveryEventThatCanBeRead) {
    for (const Json& one : collection()) {
        for (const Json& event : one["events"]) {
            static const std::set<std::string> bare{"undo", "gap", "turn", "stuck"};
            const bool is_bare = event["verb"].is_null() || bare.contains(event["verb"].get<std::string>());
            const std::size_t fewest = is_bare ? 4 : 5;
            EXPECT_GE(event.size(), fewest) << one["id"] << ": " << event;
        }
        EXPECT_EQ(one["position"].size(), one["position_parts"].size()) << one["id"];
        for (const Json& set : one["position_parts"]) {
            EXPECT_TRUE(set.contains("what")) << one["id"] << ": " << set;
        }
    }
}

TEST(Perft, CountsAreWhatMovesCounts) {
    const Folder folder;
    std::size_t tables = 0;
    for (const Json& one : collection()) {
        if (!one.contains("perft")) {
            continue;
        }
        ++tables;
        const std::string file = one["file"];
        const std::string id = one["id"];
        const std::string from = std::to_string(one["line"].get<int>());
        const Ran record = shell("tail -n +" + from + " " + file + " | awk '/^Game:/ && NR > 1 {exit} {print}'");
        const std::string path = folder.write("one.tgn", record.out);
        const std::string data = " --data " + file.substr(0, file.rfind('/'));
        unsigned depth = 0;
        for (const Json& count : one["perft"]) {
            const Ran counted =
                arbiter("moves --count " + std::to_string(++depth) + data + " " + path + " 2>/dev/null | tail -1");
            EXPECT_EQ(counted.out, std::to_string(count.get<std::uint64_t>()) + "\n") << id << " at depth " << depth;
        }
    }
    EXPECT_GE(tables, 10U);
}

}  // namespace
}  // namespace arbiter::test::parts_test
