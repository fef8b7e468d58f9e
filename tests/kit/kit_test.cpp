// arbiter kit, with engines of every sort: right ones, wrong ones, and programs that are no engines at all.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>

namespace arbiter::test::kit_test {
namespace {

const std::string three_cases =
    "Game: azul\nPlayers: Ann, Ben\nX-Case: t-1\nEvent: One\n\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\n"
    "Ann 1BB:2\nscores 0 0\n\n"
    "Game: azul\nPlayers: Ann, Ben\nX-Case: t-2\nEvent: Two\n\ndisplays BBYR KWWB RRKY YBKW WWRR\nAnn 1K:2\n\n"
    "Game: azul\nPlayers: Ann, Ben\nX-Case: t-3\nEvent: Three\n\ndisplays BBYR KWWB RRKY YBKW WWRR\nAnn 1?:2\n";

/// A program in Python that answers each question by this expression, in which `case` is the question.
std::string engine(const Folder& folder, const std::string& answer, const std::string& more = {}) {
    const std::string path = folder.write("engine.py",
                                          "import json, os, sys, time\n"
                                          "open(sys.argv[1], 'a').write('started\\n')\n"
                                          "for line in sys.stdin:\n"
                                          "    case = json.loads(line)\n" +
                                              more + "    print(" + answer + ", flush=True)\n");
    return "python3 " + path + " " + folder.path("starts");
}

Ran kit(const Folder& folder, const std::string& command, const std::string& more = {}) {
    const std::string patience = contains(more, "--timeout") ? "" : " --timeout 600";
    return arbiter("kit --engine '" + command + "'" + patience + " " + more + " " +
                   folder.write("cases.tgn", three_cases) + " 2>&1");
}

const std::string right =
    "json.dumps({'legal': False, 'at': 2} if case['case'] == 't-2' else {'legal': True, 'scores': [0, 0]})";

TEST(Kit, PassesAnEngineThatIsRight) {
    const Folder folder;
    const Ran ran = kit(folder, engine(folder, right));
    EXPECT_EQ(ran.code, 0) << ran.out;
    EXPECT_TRUE(contains(ran.out, "azul.display.no-color: 2 of 2\n")) << ran.out;
    EXPECT_TRUE(ran.out.ends_with("\n2 passed, 0 failed, 0 unknown, 1 left out\n")) << ran.out;
    EXPECT_EQ(folder.read("starts"), "started\n");
    EXPECT_TRUE(
        kit(folder, engine(folder, right), "--all -q").out.ends_with("3 passed, 0 failed, 0 unknown, 0 left out\n"));
}

TEST(Kit, AsksInPartsWithoutClaims) {
    const Folder folder;
    const std::string log = folder.path("log");
    kit(folder, engine(folder, "json.dumps({'unknown': True})", "    open('" + log + "', 'a').write(line)\n"), "--all");
    const std::string asked = folder.read("log");
    EXPECT_TRUE(contains(asked, "{\"case\":\"t-1\",\"game\":\"azul\",\"players\":2,\"house\":{\"wall\":\"colored\","))
        << asked;
    EXPECT_TRUE(
        contains(asked,
                 "{\"at\":3,\"text\":\"P1 1B:2\",\"player\":1,\"verb\":\"pick\",\"source\":\"1\",\"color\":\"B\","
                 "\"goal\":\"2\"}]}\n"))
        << asked;
    EXPECT_TRUE(contains(asked,
                         "{\"at\":1,\"text\":\"round 1 P1\",\"player\":null,\"verb\":\"round\",\"number\":1,"
                         "\"starter\":1}"))
        << asked;
    EXPECT_TRUE(contains(asked, "\"needs\":[\"?\"]")) << asked;
    EXPECT_FALSE(contains(asked, "Ann")) << asked;
    EXPECT_EQ(shell("tests/cli/check_schema.py kit-question <" + log).out, "3 valid\n");
}

TEST(Kit, AsksWithoutTheTokensThatTheRefereeLays) {
    const Folder folder;
    const std::string record = folder.write("claimed.tgn",
                                            "Game: framework\nPlayers: Ann\nX-Case: claimed\n\n"
                                            "Ann B/2B:0,0\nAnn B/-:1,0 +0,0/1\n");
    const std::string log = folder.path("log");
    const std::string keep = "    open('" + log + "', 'a').write(line)\n";
    arbiter("kit --timeout 600 --engine '" + engine(folder, "json.dumps({'unknown': True})", keep) + "' " + record);
    const std::string asked = folder.read("log");
    EXPECT_TRUE(contains(asked,
                         "{\"at\":2,\"text\":\"P1 B/-:1,0\",\"player\":1,\"verb\":\"lay\",\"tile\":\"B/-\","
                         "\"cell\":\"1,0\"}]}\n"))
        << asked;
}

TEST(Kit, NamesTheRuleThatAnEngineDoesNotKnow) {
    const Folder folder;
    const Ran legal = kit(folder, engine(folder, "json.dumps({'legal': True, 'scores': [0, 0]})"));
    EXPECT_EQ(legal.code, 1);
    EXPECT_TRUE(contains(legal.out, "t-2: Two: expected refused at event 2 (azul.display.no-color), found legal\n"))
        << legal.out;
    EXPECT_TRUE(contains(legal.out, "azul.display.no-color: 1 of 2\n")) << legal.out;
    EXPECT_TRUE(contains(legal.out, "azul.display.empty: 1 of 1\n")) << legal.out;
    const Ran strict = kit(folder, engine(folder, "json.dumps({'legal': False, 'at': 2})"));
    EXPECT_TRUE(contains(strict.out, "t-1: One: expected legal, found refused at event 2\n")) << strict.out;
    EXPECT_TRUE(contains(strict.out, "azul.displays.number: 1 of 2\n")) << strict.out;
    EXPECT_TRUE(contains(strict.out, "azul.display.no-color: 2 of 2\n")) << strict.out;
    const Ran scores = kit(folder, engine(folder, "json.dumps({'legal': True, 'scores': [1, 0]})"), "-k one");
    EXPECT_TRUE(contains(scores.out, "expected scores 0 0, found [1,0]\n")) << scores.out;
    EXPECT_TRUE(contains(scores.out, "claim.scores: 0 of 1\n")) << scores.out;
}

TEST(Kit, TakesFailuresOfAnEngineForResults) {
    const Folder folder;
    const auto why = [&folder](const std::string& answer, const std::string& more, const std::string& options = {}) {
        return kit(folder, engine(folder, answer, more), "-k two " + options).out;
    };
    EXPECT_TRUE(contains(why("'{'", ""), ": no JSON object: {\n"));
    EXPECT_TRUE(contains(why("'[1]'", ""), ": no JSON object: [1]\n"));
    EXPECT_TRUE(contains(why("'{\"legal\":' + '[' * 200000 + ']' * 200000 + '}'", ""), ": no JSON object: {"));
    EXPECT_TRUE(contains(why("'{}'", ""), ": the answer has no legal, true or false\n"));
    EXPECT_TRUE(contains(why("1", "    os._exit(3)\n"), ": crash: it ended with status 3\n"));
    EXPECT_TRUE(contains(why("1", "    os.kill(os.getpid(), 9)\n"), ": crash: it was ended by signal 9\n"));
    EXPECT_TRUE(contains(why("1", "    time.sleep(1000)\n", "--timeout 0.2"), ": silence: no answer within 200 ms\n"));
    EXPECT_TRUE(contains(why("'{}\\n{}'", ""), ": noise: "));
    const Ran never = kit(folder, "/nowhere/engine 2>/dev/null");
    EXPECT_TRUE(
        never.out.ends_with("arbiter: the engine cannot be started (status 127): /nowhere/engine 2>/dev/null\n"))
        << never.out;
    EXPECT_EQ(never.code, 2);
}

TEST(Kit, GoesOnAfterACrash) {
    const Folder folder;
    const Ran ran = kit(folder, engine(folder, right, "    if case['case'] == 't-1': os._exit(1)\n"));
    EXPECT_TRUE(contains(ran.out, "t-1: One: crash: it ended with status 1\n")) << ran.out;
    EXPECT_TRUE(ran.out.ends_with("1 passed, 1 failed, 0 unknown, 1 left out\n")) << ran.out;
    EXPECT_EQ(folder.read("starts"), "started\nstarted\n");
}

/// More than two pipes hold, each way, from a program that speaks while it is spoken to.
TEST(Kit, DoesNotWaitForAProgramThatWaits) {
    const Folder folder;
    std::string text = "Game: azul\nPlayers: Ann, Ben\nX-Case: t-1\n\nround 1 Ann\n";
    for (int i = 0; i < 20000; ++i) {
        text += "displays BBYR KWWB RRKY YBKW WWRR\n";
    }
    const std::string program = folder.write("slow.py",
                                             "import sys\n"
                                             "while sys.stdin.buffer.read(1):\n"
                                             "    sys.stdout.write(' ' * 300000)\n"
                                             "    sys.stdout.flush()\n"
                                             "    sys.stdin.buffer.readline()\n"
                                             "    print('{\"unknown\":true}', flush=True)\n");
    const Ran ran =
        arbiter("kit --timeout 600 --engine 'python3 " + program + "' " + folder.write("large.tgn", text) + " 2>&1");
    EXPECT_TRUE(contains(ran.out, "0 passed, 0 failed, 1 unknown, 0 left out\n")) << ran.out.substr(0, 500);
}

TEST(Kit, ReportsForMachines) {
    const Folder folder;
    const std::string command = engine(folder, "json.dumps({'legal': True, 'scores': [0, 0]})");
    const Ran ran =
        kit(folder, command, "--report json=" + folder.path("json") + " --report junit=" + folder.path("xml"));
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(shell("tr -d '\\n' <" + folder.path("json") + " | tests/cli/check_schema.py kit-report").out,
              "1 valid\n");
    const auto report = nlohmann::json::parse(folder.read("json"));
    EXPECT_EQ(report["passed"], 1);
    EXPECT_EQ(report["cases"][1]["result"], "failed");
    EXPECT_EQ(report["cases"][1]["rules"][0], "azul.display.no-color");
    EXPECT_EQ(report["cases"][2]["result"], "left-out");
    EXPECT_TRUE(contains(folder.read("xml"), "<testsuites tests=\"3\" failures=\"1\" errors=\"0\" skipped=\"1\""))
        << folder.read("xml");
    EXPECT_EQ(shell("python3 tests/cli/check_junit.py " + folder.path("xml") + " >/dev/null").code, 0);
    const Ran out = kit(folder, command, "--report json=-");
    EXPECT_TRUE(contains(out.out, "{\"schema\":1")) << out.out;
}

TEST(Kit, RefusesWhatMakesNoSense) {
    EXPECT_EQ(arbiter("kit 2>/dev/null").code, 2);
    EXPECT_EQ(arbiter("kit tests/cases/azul 2>/dev/null").code, 2);
    EXPECT_EQ(arbiter("kit --engine true --timeout 0 tests/cases/azul 2>/dev/null").code, 2);
    EXPECT_EQ(arbiter("kit --engine true --report xml=- tests/cases/azul 2>/dev/null").code, 2);
    EXPECT_EQ(arbiter("kit --engine true /nowhere.tgn >/dev/null 2>&1").code, 3);
}

TEST(Kit, PassesTheEngineOfTheExamples) {
    for (const std::string game : {"azul", "grawlix"}) {
        const Ran ran = arbiter("kit --timeout 600 --engine examples/engine/" + game + ".py tests/cases/" + game +
                                " tests/cases/framework/cell.tgn 2>&1");
        EXPECT_EQ(ran.code, 0) << ran.out.substr(0, 2000);
        EXPECT_TRUE(contains(ran.out, "\n" + game + ".turn.wrong-player: ")) << ran.out;
    }
}

TEST(Kit, FindsTheOneWrongRuleOfTheOther) {
    const Ran ran = arbiter("kit -q --timeout 600 --engine examples/engine/azul_wrong.py tests/cases/azul 2>&1");
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(contains(ran.out,
                         "azul-271: a tile joined in both directions scores in both: expected scores 3 0, "
                         "found [1,0]\n"))
        << ran.out;
    EXPECT_TRUE(contains(ran.out, "\nclaim.scores: ")) << ran.out;
    EXPECT_FALSE(contains(ran.out, "\nazul.")) << ran.out;
}

}  // namespace
}  // namespace arbiter::test::kit_test
