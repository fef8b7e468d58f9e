// Every JSON output is what its schema in schema/ says, in the eyes of validators that others wrote: jsonschema and
// fastjsonschema.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <filesystem>

namespace arbiter::test::json_schema_test {
namespace {

/// "12 valid", or what is wrong.
std::string validated(const std::string& arguments, const std::string& schema) {
    return shell(std::string(ARBITER_EXE) + " " + arguments + " 2>/dev/null | tests/cli/check_schema.py " + schema +
                 " 2>&1")
        .out;
}

void expect_valid(const std::string& arguments, const std::string& schema) {
    const std::string said = validated(arguments, schema);
    EXPECT_TRUE(said.ends_with(" valid\n") && !said.starts_with("0 ")) << arguments << ": " << said;
}

TEST(JsonSchema, HoldsForAllRecordsThereAre) {
    for (const std::string records : {"tests/conformance", "tests/cases", "examples", "tests/cases /nowhere.tgn"}) {
        expect_valid("check --report jsonl=- " + records, "check");
    }
    expect_valid("check --report json=- --with id,header tests/cases", "check-json");
    expect_valid("check --report jsonl=- --without breakdown,completed --with id,header tests/cases", "check");
}

TEST(JsonSchema, HoldsForFixesAllowancesAndBaselines) {
    const Folder folder;
    std::string allowed = broken;
    allowed.insert(allowed.find("Players"), "Allow: azul.display.no-color\n");
    const std::string path = folder.write("a.tgn", broken + "\n" + allowed + "\n" + sound);
    expect_valid("check --fixes --report jsonl=- " + path, "check");
    arbiter("check --baseline " + folder.path("base") + " --update-baseline " + path + " >/dev/null");
    expect_valid("check --report jsonl=- --baseline " + folder.path("base") + " " + path, "check");
    EXPECT_TRUE(contains(shell("tests/cli/check_schema.py check <" + folder.path("base")).out, "3 valid"));
}

TEST(JsonSchema, HoldsForTraces) {
    expect_valid("trace tests/cases examples tests/conformance/unknown/grawlix", "trace");
    expect_valid("trace --play-on --positions --no-points tests/cases/azul tests/cases/grawlix", "trace");
    expect_valid("trace --moves examples/azul examples/grawlix", "trace");
    expect_valid("check --report jsonl=- --with steps,positions tests/cases/azul examples", "check");
}

TEST(JsonSchema, HoldsForPictures) {
    const Folder folder;
    const std::string pictures = folder.path("pictures");
    shell("find examples -name '*.tgn' -exec " ARBITER_EXE " show --json {} \\; >" + pictures);
    shell(ARBITER_EXE " show --json " + folder.write("broken.tgn", broken) + " >>" + pictures);
    const Ran said = shell("tests/cli/check_schema.py show <" + pictures + " 2>&1");
    const Ran files = shell("find examples -name '*.tgn' | wc -l");
    EXPECT_EQ(said.out, std::to_string(std::stoi(files.out) + 1) + " valid\n");
}

TEST(JsonSchema, HoldsForEveryCommand) {
    const Folder folder;
    const std::string path = folder.write("a.tgn", sound);
    expect_valid("score --json tests/cases examples", "score");
    expect_valid("stats --json tests/cases", "stats");
    expect_valid("stats --json " + folder.write("none.tgn", ""), "stats");
    expect_valid("coverage --json tests/cases", "coverage");
    for (const std::string more : {"", " --count 2", " --position"}) {
        expect_valid("moves --json" + more + " " + path, "moves");
    }
    expect_valid("moves --json " + folder.write("b.tgn", broken), "moves");
    expect_valid("sheet --json azul --from examples/azul/sheet.csv", "sheet");
    expect_valid("sheet --json azul Ann track=40 rows=6", "sheet");
    expect_valid("sheet --json framework tokens=2", "sheet");
    expect_valid("moves --json " + folder.write("c.tgn", "Game: chess\n\n"), "moves");
    expect_valid("moves --json tests/cases/azul/unknown.tgn", "moves");
}

TEST(JsonSchema, HoldsForTheRulebooks) {
    const std::string games = arbiter("stats --json tests/cases | grep -o '\"game\":\"[^\"]*' | cut -d'\"' -f4").out;
    for (std::size_t at = 0; at < games.size(); at = games.find('\n', at) + 1) {
        const std::string game = games.substr(at, games.find('\n', at) - at);
        expect_valid("rules --json " + game, "rules");
        expect_valid("rulings --json " + game, "rulings");
    }
    expect_valid("rules --json record", "rules");
    expect_valid("explain --json azul.line.other-color", "explain");
    expect_valid("explain --json record.unfinished", "explain");
}

TEST(JsonSchema, RefusesWhatIsNotSo) {
    const Folder folder;
    const auto refused = [&folder](const std::string& schema, const std::string& change, const std::string& command) {
        const std::string path = folder.write("a.tgn", broken);
        return shell(std::string(ARBITER_EXE) + " " + command + " " + path + " | sed '" + change +
                     "' | tests/cli/check_schema.py " + schema + " 2>/dev/null")
                   .code == 1;
    };
    EXPECT_FALSE(refused("check", "", "check --report jsonl=-"));
    EXPECT_TRUE(refused("check", "s/\"verdict\":\"violation\"/\"verdict\":\"bad\"/", "check --report jsonl=-"));
    EXPECT_TRUE(refused("check", "s/\"severity\":/\"weight\":/", "check --report jsonl=-"));
    EXPECT_TRUE(refused("score", "s/\"sheet\":/\"paper\":/", "score --json"));
    EXPECT_TRUE(refused("moves", "s/\"moves\":/\"ways\":/", "moves --json"));
}

TEST(Json, MovesSayWhatTheTextSays) {
    const Folder folder;
    const std::string path = folder.write("a.tgn", sound);
    const std::string text = arbiter("moves " + path).out;
    const Ran listed = arbiter("moves --json " + path +
                               " | python3 -c 'import json,sys; a = json.load(sys.stdin); print(len(a[\"moves\"]), "
                               "\"legal moves,\", a[\"to_move\"], \"to move\"); print(*a[\"moves\"], sep=\"\\n\")'");
    EXPECT_EQ(listed.out, text);
    EXPECT_TRUE(contains(arbiter("moves --json --count 1 " + path).out,
                         "\"depth\":1,\"count\":" + text.substr(0, text.find(' ')) + "}"));
    const Ran wrong = arbiter("moves --json " + folder.write("b.tgn", broken));
    EXPECT_EQ(wrong.code, 1);
    EXPECT_TRUE(contains(wrong.out, "\"findings\":[{\"code\":\"azul.display.no-color\"")) << wrong.out;
}

TEST(Json, ScoresHaveTheSheet) {
    const Folder folder;
    const Ran ran = arbiter("score --json " + folder.write("a.tgn", broken));
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(contains(ran.out, "\"breakdown\":{")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "\"sheet\":\"")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "\"rows\":[{\"key\":\"Ann\",\"text\":\"Ann: 0 points\",\"points\":0},")) << ran.out;
}

TEST(Json, RulebooksSayTheirRules) {
    EXPECT_TRUE(contains(arbiter("rules --json azul").out, "{\"code\":\"azul.line.other-color\",\"kind\":\"play\","));
    EXPECT_TRUE(contains(arbiter("explain --json azul.line.other-color").out, "\"findings\":[{\"code\":\"azul.line"));
    EXPECT_EQ(arbiter("rulings --json chess 2>/dev/null").code, 2);
}

}  // namespace
}  // namespace arbiter::test::json_schema_test
