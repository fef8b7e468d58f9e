// The C interface answers what the program prints, whatever it is given, and from several threads at once.
#include "arbiter/arbiter.h"
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <array>
#include <string>
#include <thread>
#include <vector>

namespace arbiter::test::interface_test {
namespace {

using Json = nlohmann::ordered_json;
using Function = char* (*)(const char*, const char*);

std::string ask(Function function, const std::string& text, const char* options = nullptr) {
    char* const answer = function(text.c_str(), options);
    EXPECT_NE(answer, nullptr);
    std::string copy = answer == nullptr ? "" : answer;
    arbiter_free(answer);
    return copy;
}

std::string text_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// As the program prints it, but for the name of the file.
Json printed(const std::string& arguments) {
    Json json = Json::parse(arbiter(arguments + " 2>/dev/null").out);
    json["file"] = "-";
    return json;
}

TEST(Interface, JudgesAsCheckDoes) {
    for (const std::string path : {"man/examples/club-night.tgn", "examples/azul/two-players.tgn"}) {
        EXPECT_EQ(Json::parse(ask(arbiter_judge, text_of(path))), printed("check --report jsonl=- " + path)) << path;
    }
}

TEST(Interface, ListsMovesAsMovesDoes) {
    const std::string path = "man/examples/last-tiles.tgn";
    const Json all = Json::parse(ask(arbiter_moves, text_of(path)));
    EXPECT_EQ(all, printed("moves --json " + path));
    const std::string first = all["moves"][0].get<std::string>();
    const std::string options = Json{{"prefix", first}}.dump();
    EXPECT_EQ(Json::parse(ask(arbiter_moves, text_of(path), options.c_str()))["moves"], Json::array({first}));
}

TEST(Interface, TracesAsTraceDoes) {
    const std::string path = "examples/azul/two-players.tgn";
    const auto lines = [&](const std::string& options) {
        Json all = Json::array();
        const std::string out = arbiter("trace " + options + " " + path).out;
        for (std::size_t at = 0; at < out.size(); at = out.find('\n', at) + 1) {
            all.push_back(Json::parse(out.substr(at, out.find('\n', at) - at)));
        }
        all.front()["file"] = all.back()["file"] = "-";
        return all;
    };
    EXPECT_EQ(Json::parse(ask(arbiter_trace, text_of(path))), lines(""));
    EXPECT_EQ(Json::parse(ask(arbiter_trace, text_of(path), R"({"moves":true,"positions":true,"points":false})")),
              lines("--moves --positions --no-points"));
}

TEST(Interface, ReadsTheFilesItIsGivenAndNoOthers) {
    const std::string record = "Game: frame-work\nPlayers: Ann, Ben\nDeck: mine.json\n\n";
    const auto first = [&](const char* options) {
        return Json::parse(ask(arbiter_judge, record, options))["findings"][0]["message"].get<std::string>();
    };
    EXPECT_TRUE(contains(first(nullptr), "mine.json")) << first(nullptr);
    EXPECT_NE(first(R"({"files":{"mine.json":"no deck"}})"), first(nullptr));
    EXPECT_EQ(first(R"({"files":{"Mine.JSON":"no deck"}})"), first(R"({"files":{"mine.json":"no deck"}})"));
    EXPECT_EQ(first(R"({"files":{"Mine.json":"no deck","mine.JSON":"none"}})"), first(nullptr));
}

TEST(Interface, SaysWhyOptionsAreNone) {
    const auto why = [](const char* options) {
        return Json::parse(ask(arbiter_moves, "", options)).value("error", "");
    };
    EXPECT_EQ(why("{"), "the options are no JSON");
    EXPECT_EQ(why("[]"), "an object is wanted, with names and values");
    EXPECT_EQ(why(R"({"prefx":"Ann"})"), "there is no \"prefx\" here: known are files, prefix");
    EXPECT_EQ(why(R"({"prefix":1})"), "\"prefix\" has to be a text");
    EXPECT_EQ(why(R"({"files":[]})"), "\"files\" has to be an object of names and texts");
    EXPECT_EQ(why(R"({"files":{"a":1}})"), "the file \"a\" has to be a text");
    EXPECT_EQ(why("\xff"), "the options are no JSON");
}

TEST(Interface, TakesAnyBytes) {
    for (const std::string text : {"", "\xff\xfe", "Game: chess\n\n", "Game: azul\n\xc3\x28\n\n\x01", "{}"}) {
        for (const Function function : {&arbiter_judge, &arbiter_moves}) {
            EXPECT_TRUE(Json::parse(ask(function, text)).contains("findings")) << text;
        }
        EXPECT_EQ(Json::parse(ask(arbiter_trace, text)).back()["type"], "end") << text;
    }
    EXPECT_TRUE(Json::parse(std::string(ask(
                                [](const char*, const char* options) { return arbiter_judge(nullptr, options); }, "")))
                    .contains("findings"));
    arbiter_free(nullptr);
}

TEST(Interface, AnswersSeveralThreadsAtOnce) {
    const std::array<std::string, 3> texts{text_of("man/examples/club-night.tgn"),
                                           text_of("examples/azul/two-players.tgn"),
                                           text_of("man/examples/last-tiles.tgn")};
    std::array<std::string, 3> alone;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        alone[i] = ask(arbiter_judge, texts[i]) + ask(arbiter_moves, texts[i]);
    }
    std::array<int, 4> same{};
    std::vector<std::thread> threads;
    for (std::size_t t = 0; t < same.size(); ++t) {
        threads.emplace_back([&, t] {
            for (std::size_t i = 0; i < 15; ++i) {
                const std::string& text = texts[(i + t) % texts.size()];
                same[t] += ask(arbiter_judge, text) + ask(arbiter_moves, text) == alone[(i + t) % texts.size()] ? 1 : 0;
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    EXPECT_EQ(same, (std::array<int, 4>{15, 15, 15, 15}));
}

TEST(Interface, KnowsItsVersion) {
    EXPECT_EQ("arbiter " + std::string(arbiter_version()) + "\n", arbiter("--version").out);
}

#ifdef ARBITER_SHARED
/// The shared library alone, from a language that has to find its functions by name.
TEST(Interface, IsCalledFromPython) {
    const Ran ran =
        shell("ARBITER_LIBRARY=" ARBITER_SHARED
              " python3 examples/python/referee.py man/examples/club-night.tgn man/examples/last-tiles.tgn 2>&1");
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out,
              "man/examples/club-night.tgn: violation: Ann 0, Ben 0\n"
              "  line 12: pattern line 3 already holds red, blue cannot join it\n"
              "man/examples/last-tiles.tgn: incomplete: Ann 0, Ben 0\n"
              "  line 15: the record stops here, the game is not finished\n"
              "  7 ways to go on\n");
}
#endif

}  // namespace
}  // namespace arbiter::test::interface_test
