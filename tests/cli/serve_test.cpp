// arbiter serve: games played in a conversation, requests that are none, and what is kept within bounds.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace arbiter::test::serve_test {
namespace {

using Json = nlohmann::json;

/// The answers to these lines, one by one.
std::vector<Json> answers(const std::string& requests) {
    const Folder folder;
    const Ran ran = arbiter("serve <" + folder.write("requests", requests));
    EXPECT_EQ(ran.code, 0);
    std::vector<Json> lines;
    for (std::size_t at = 0; at < ran.out.size(); at = ran.out.find('\n', at) + 1) {
        lines.push_back(Json::parse(ran.out.substr(at, ran.out.find('\n', at) - at)));
    }
    return lines;
}

std::string request(int id, const std::string& method, const Json& params) {
    return Json{{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}}.dump() + "\n";
}

int code_of(const Json& answer) {
    return answer.contains("error") ? answer["error"]["code"].get<int>() : 0;
}

const std::string azul = "Game: azul\nPlayers: Ann, Ben";
const std::string displays = "displays BBYR KWWB RRKY YBKW WWRR";

TEST(Serve, PlaysWholeGamesOfEachKindAndBack) {
    const Folder folder;
    std::string records;
    const std::string games = arbiter("stats --json tests/cases | grep -o '\"game\":\"[^\"]*' | cut -d'\"' -f4").out;
    for (std::size_t at = 0; at < games.size(); at = games.find('\n', at) + 1) {
        const std::string game = games.substr(at, games.find('\n', at) - at);
        for (const std::string seed : {"1", "2"}) {
            const std::string more = game == "frame-work" ? " --players 3 --header 'Deck: docks'" : "";
            records += " " + folder.write(game + seed, arbiter("play " + game + " --seed " + seed + more).out);
        }
    }
    const Ran ran = shell("python3 tests/cli/serve_games.py " + std::string(ARBITER_EXE) + records + " 2>" +
                          folder.path("answers") + " || tail -n 3 " + folder.path("answers"));
    ASSERT_TRUE(ran.out.ends_with(" requests\n")) << ran.out;
    EXPECT_GT(std::stoul(ran.out), 1000U);
    EXPECT_EQ(shell("tests/cli/check_schema.py serve <" + folder.path("answers") + " 2>&1").out,
              std::to_string(std::stoul(ran.out)) + " valid\n");
}

TEST(Serve, AnswersInTheFormsOfTheManual) {
    const std::vector<Json> said =
        answers(request(1, "open", {{"header", azul}}) + request(2, "play", {{"session", 1}, {"line", displays}}));
    ASSERT_EQ(said.size(), 2U);
    EXPECT_EQ(said[0]["jsonrpc"], "2.0");
    EXPECT_EQ(said[0]["result"]["session"], 1);
    EXPECT_EQ(said[0]["result"]["to_move"], nullptr);
    EXPECT_EQ(said[0]["result"]["due"], Json::array({"displays"}));
    EXPECT_EQ(said[0]["result"]["scores"], Json::array({0, 0}));
    EXPECT_EQ(said[1]["result"]["applied"], true);
    EXPECT_EQ(said[1]["result"]["line"], displays);
    EXPECT_EQ(said[1]["result"]["points"], Json::array());
    EXPECT_EQ(said[1]["result"]["to_move"], "Ann");
    EXPECT_EQ(said[1]["result"]["findings"], Json::array());
}

TEST(Serve, RefusesALineWithItsFindingsAndForgetsIt) {
    const std::vector<Json> said =
        answers(request(1, "open", {{"record", azul + "\n\n" + displays + "\n"}}) +
                request(2, "play", {{"session", 1}, {"line", "Ann 3B:2"}}) +
                request(3, "play", {{"session", 1}, {"line", "scores 7 7"}}) +
                request(4, "play", {{"session", 1}, {"line", "Ann what?"}}) + request(5, "record", {{"session", 1}}) +
                request(6, "play", {{"session", 1}, {"line", "Ann 3R:2 ; both"}}) +
                request(7, "play", {{"session", 1}, {"line", "Ann 1B:1 stands"}}));
    const std::vector<std::string> codes{"azul.display.no-color", "claim.scores", "syntax.line"};
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const Json& result = said[i + 1]["result"];
        EXPECT_EQ(result["applied"], false);
        EXPECT_EQ(result["findings"][0]["code"], codes[i]) << result;
        EXPECT_EQ(result["to_move"], "Ann");
    }
    EXPECT_EQ(said[4]["result"]["text"], azul + "\n\n" + displays + "\n");
    EXPECT_EQ(said[5]["result"]["applied"], true);
    EXPECT_EQ(said[6]["result"]["applied"], true) << "a violation that stands is played";
    EXPECT_EQ(said[6]["result"]["findings"][0]["severity"], "note");
}

TEST(Serve, StandsWhereItStoodBehindALineWithAWrongClaim) {
    const std::vector<Json> said =
        answers(request(1, "open", {{"header", "Game: dorfromantik\nPlayers: Ann, Ben"}}) +
                request(2, "play", {{"session", 1}, {"line", "task F5 FFFFFF:0,0 +done:F5"}}) +
                request(3, "play", {{"session", 1}, {"line", "task F5 FFFFSS:0,0 +done:F5"}}) +
                request(4, "play", {{"session", 1}, {"line", "Ann task F5 FFFFSS:0,0"}}));
    for (const std::size_t refused : {1U, 2U}) {
        const Json& result = said[refused]["result"];
        EXPECT_EQ(result["applied"], false) << result;
        EXPECT_EQ(result["scores"], said[0]["result"]["scores"]) << result;
        EXPECT_EQ(result["to_move"], said[0]["result"]["to_move"]) << result;
        EXPECT_EQ(result["points"], Json::array()) << result;
    }
    EXPECT_EQ(said[3]["result"]["applied"], true) << said[3];
}

/// To copy a value takes stack for each of its levels.
TEST(Serve, GoesOnBehindARequestThatIsNestedTooDeep) {
    const std::string deep = std::string(200'000, '[') + std::string(200'000, ']');
    const std::vector<Json> said =
        answers("{\"jsonrpc\":\"2.0\",\"id\":" + deep + ",\"method\":\"open\"}\n" + "{\"jsonrpc\":" + deep +
                ",\"id\":2,\"method\":\"open\"}\n" + request(3, "open", {{"header", azul}}));
    ASSERT_EQ(said.size(), 3U);
    EXPECT_EQ(code_of(said[0]), -32700);
    EXPECT_EQ(code_of(said[1]), -32700);
    EXPECT_EQ(said[2]["result"]["session"], 1);
}

TEST(Serve, KeepsSessionsApart) {
    const std::vector<Json> said = answers(
        request(1, "open", {{"header", azul}}) + request(2, "open", {{"header", "Game: grawlix\nPlayers: Eva, Dan"}}) +
        request(3, "play", {{"session", 1}, {"line", displays}}) + request(4, "position", {{"session", 2}}) +
        request(5, "close", {{"session", 1}}) + request(6, "undo", {{"session", 1}}) +
        request(7, "record", {{"session", 2}}));
    EXPECT_EQ(said[1]["result"]["session"], 2);
    EXPECT_EQ(said[1]["result"]["players"], Json::array({"Eva", "Dan"}));
    EXPECT_TRUE(said[3]["result"]["set"].is_array());
    EXPECT_EQ(said[4]["result"]["closed"], 1);
    EXPECT_EQ(code_of(said[5]), -32602);
    EXPECT_EQ(said[6]["result"]["text"], "Game: grawlix\nPlayers: Eva, Dan\n\n");
}

TEST(Serve, TakesBackLinesOfAnyKind) {
    const std::string record = azul + "\n\n" + displays + "\nAnn 3R:2\n; a remark\n\n";
    std::string requests = request(1, "open", {{"record", record}});
    for (int id = 2; id < 6; ++id) {
        requests += request(id, "undo", {{"session", 1}});
    }
    const std::vector<Json> said = answers(requests + request(6, "play", {{"session", 1}, {"line", displays}}));
    EXPECT_EQ(said[1]["result"]["undone"], "; a remark");
    EXPECT_EQ(said[1]["result"]["to_move"], "Ben");
    EXPECT_EQ(said[2]["result"]["undone"], "Ann 3R:2");
    EXPECT_EQ(said[3]["result"]["undone"], displays);
    EXPECT_EQ(said[3]["result"]["due"], Json::array({"displays"}));
    EXPECT_EQ(code_of(said[4]), -32602) << "the header is no line to take back";
    EXPECT_EQ(said[5]["result"]["applied"], true);
}

TEST(Serve, FindsNoFileButThoseItIsGiven) {
    const std::string deck = "Game: frame-work\nPlayers: Ann, Ben\nDeck: mine.json";
    const std::vector<Json> said =
        answers(request(1, "open", {{"header", deck}}) +
                request(2, "judge", {{"record", deck + "\n\n"}, {"files", {{"mine.json", "[]"}}}}) +
                request(3, "judge", {{"record", deck + "\n\n"}}));
    EXPECT_EQ(code_of(said[0]), -32602);
    EXPECT_TRUE(contains(said[0]["error"]["message"], "mine.json")) << said[0];
    EXPECT_NE(said[1]["result"]["findings"][0]["message"], said[2]["result"]["findings"][0]["message"]);
}

TEST(Serve, TellsWhatIsNoRequest) {
    const std::string long_line(1 << 20U, 'x');
    const std::vector<Json> said =
        answers("{\n[]\n[" + request(1, "open", {}).substr(0, 40) + "\n7\n" +
                R"({"jsonrpc":"1.0","id":4,"method":"open"})"
                "\n"
                R"({"jsonrpc":"2.0","id":[],"method":"open"})"
                "\n"
                R"({"jsonrpc":"2.0","id":"a","method":"fly"})"
                "\n"
                R"({"jsonrpc":"2.0","id":null,"method":"moves"})"
                "\n"
                R"({"jsonrpc":"2.0","id":5,"method":"open","params":[1]})"
                "\n"
                R"({"jsonrpc":"2.0","id":6,"method":"open","params":{"haeder":""}})"
                "\n"
                R"({"jsonrpc":"2.0","id":7,"method":"play","params":{"session":9,"line":""}})"
                "\n\xff\xfe\n" +
                long_line);
    std::vector<int> codes;
    for (const Json& answer : said) {
        codes.push_back(code_of(answer));
    }
    EXPECT_EQ(codes, (std::vector<int>{-32700, -32600, -32700, -32600, -32600, -32600, -32601, -32602, -32602, -32602,
                                       -32602, -32700, -32700}));
    EXPECT_EQ(said[4]["id"], 4);
    EXPECT_EQ(said[6]["id"], "a");
}

TEST(Serve, AnswersNoNotification) {
    const std::vector<Json> said =
        answers(Json{{"jsonrpc", "2.0"}, {"method", "open"}, {"params", {{"header", azul}}}}.dump() + "\n" +
                R"({"jsonrpc":"2.0","method":"fly"})"
                "\n\n" +
                request(1, "record", {{"session", 1}}));
    ASSERT_EQ(said.size(), 1U);
    EXPECT_EQ(said[0]["result"]["text"], azul + "\n\n") << "but does what it says";
}

TEST(Serve, HoldsOneRecordASession) {
    const std::vector<Json> said =
        answers(request(1, "open", {{"record", azul + "\n\n" + azul + "\n\n"}}) + request(2, "open", {{"header", ""}}) +
                request(3, "open", {{"header", "Game: azul"}}) + request(4, "open", {{"header", azul}}) +
                request(5, "play", {{"session", 1}, {"line", "Game: azul"}}) +
                request(6, "play", {{"session", 1}, {"line", "a\nb"}}) +
                request(7, "play", {{"session", 1}, {"line", displays}}));
    for (const std::size_t i : {0U, 1U, 2U, 4U, 5U}) {
        EXPECT_EQ(code_of(said[i]), -32602) << said[i];
    }
    EXPECT_EQ(said[6]["result"]["applied"], true);
}

TEST(Serve, KeepsLinesWithinBounds) {
    const Folder folder;
    const std::string request_behind = folder.write("request", "\n" + request(1, "open", {{"header", azul}}));
    const Ran ran = shell("(head -c 200000000 /dev/zero | tr '\\0' x; cat " + request_behind + ") | " +
                          std::string(ARBITER_EXE) + " serve");
    EXPECT_TRUE(contains(ran.out, "\"code\":-32600")) << ran.out.substr(0, 300);
    EXPECT_TRUE(contains(ran.out, "\"session\":1")) << ran.out.substr(0, 300);
}

}  // namespace
}  // namespace arbiter::test::serve_test
