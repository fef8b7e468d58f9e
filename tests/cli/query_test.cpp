// arbiter query and stats: which records, and what they come to.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

namespace arbiter::test::query_test {
namespace {

class Query : public testing::Test {
protected:
    Query() {
        const Ran games = arbiter("play azul --players 3 --games 20 --seed 5");
        folder.write("games.tgn", "; the club's games\n\n" + games.out + "\n" + broken + "\n" + sound);
    }
    std::string count(const std::string& filters) const {
        return arbiter("query --count " + filters + " " + folder.path("games.tgn")).out;
    }
    Folder folder;
};

TEST_F(Query, CountsByVerdictPlayersAndCode) {
    EXPECT_EQ(count(""), "22\n");
    EXPECT_EQ(count("--verdict valid"), "20\n");
    EXPECT_EQ(count("--verdict violation --verdict incomplete"), "2\n");
    EXPECT_EQ(count("--players 3"), "20\n");
    EXPECT_EQ(count("--player Cat"), "20\n");
    EXPECT_EQ(count("--player Zoe"), "0\n");
    EXPECT_EQ(count("--code azul.display.no-color"), "1\n");
    EXPECT_EQ(count("--code 'azul.*'"), "1\n");
    EXPECT_EQ(count("--game azul"), "22\n");
    EXPECT_EQ(count("--header Players='Ann, B*'"), "22\n");
    EXPECT_EQ(count("--header Date='*'"), "0\n");
}

TEST_F(Query, ScoresWinnersAndTasksAreThoseOfTheJsonl) {
    const std::string path = folder.path("games.tgn");
    arbiter("check --report jsonl=" + folder.path("all.jsonl") + " " + path + " >/dev/null");
    const auto python = [&](const std::string& condition) {
        return shell(
                   "python3 -c 'import json,sys; print(sum(1 for l in open(sys.argv[1]) for r in [json.loads(l)] if " +
                   condition + "))' " + folder.path("all.jsonl"))
            .out;
    };
    EXPECT_EQ(count("--score 20..40"), python("any(20 <= s <= 40 for s in r[\"scores\"] or [])"));
    EXPECT_EQ(count("--score ..5"), python("any(s <= 5 for s in r[\"scores\"])"));
    EXPECT_EQ(count("--score 30.. --player Ben"), python("r[\"scores\"][1] >= 30"));
    EXPECT_EQ(count("--winner Ben"), python("\"Ben\" in r[\"winners\"]"));
    EXPECT_EQ(count("--completed 'row*'"), python("any(c[\"task\"].startswith(\"row\") for c in r[\"completed\"])"));
}

TEST_F(Query, NamesAreFileLineAndRecord) {
    folder.write("a.tgn", sound + "\n" + broken);
    EXPECT_EQ(arbiter("query --verdict violation " + folder.path("a.tgn")).out,
              folder.path("a.tgn") + ":8: record 2\n");
}

TEST_F(Query, RecordsComeVerbatim) {
    const std::string crlf = "Game: azul\r\nPlayers:   Ann,Ben\r\n\r\n\r\n; caf\xE9";
    folder.write("a.tgn", sound + "\n" + crlf);
    EXPECT_EQ(arbiter("query --verdict unreadable --records " + folder.path("a.tgn")).out, crlf + "\n");
    EXPECT_EQ(arbiter("query --verdict incomplete --records " + folder.path("a.tgn")).out, sound + "\n");
}

TEST_F(Query, QuarantineInPlaceLosesNothing) {
    const std::string path = folder.path("games.tgn");
    const std::string before = folder.read("games.tgn");
    const Ran ran =
        arbiter("query --verdict violation --into " + folder.path("bad.tgn") + " --rest " + path + " " + path);
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(folder.read("bad.tgn"), broken + "\n");
    EXPECT_EQ(folder.read("games.tgn").size() + broken.size() + 1, before.size());
    EXPECT_TRUE(folder.read("games.tgn").starts_with("; the club's games\n\nGame: azul\n"));
    EXPECT_EQ(arbiter("check -q " + path).code, 0);
}

TEST_F(Query, NothingIsWrittenWhenAnInputCannotBeRead) {
    const std::string before = folder.read("games.tgn");
    const std::string path = folder.path("games.tgn");
    EXPECT_EQ(arbiter("query --verdict valid --rest " + path + " " + path + " /nowhere.tgn 2>/dev/null >&2").code, 3);
    EXPECT_EQ(folder.read("games.tgn"), before);
}

TEST_F(Query, NamesThatNoRecordHasAreTold) {
    const std::string path = folder.path("games.tgn");
    const auto told = [&](const std::string& question) { return arbiter("query " + question + " " + path + " 2>&1"); };
    EXPECT_EQ(told("--winner ann").out, "arbiter: no record matches: nobody is called ann\n");
    EXPECT_EQ(told("--winner ann").code, 0);
    EXPECT_EQ(told("--header Evnt=x").out, "arbiter: no record matches: no header has the key Evnt\n");
    EXPECT_EQ(told("--player Ann --verdict unreadable").out, "") << "there is an Ann, and no such record";
}

TEST_F(Query, WrongQuestionsAreExitCode2) {
    for (const std::string wrong : {"--verdict legal", "--score many", "--code claim.score", "--header Event",
                                    "--game chess", "--into x --rest x", "--count --records"}) {
        EXPECT_EQ(arbiter("query " + wrong + " /dev/null >/dev/null 2>&1").code, 2) << wrong;
    }
}

TEST_F(Query, StatsAreThoseOfTheJsonl) {
    const std::string path = folder.path("games.tgn");
    arbiter("check --report jsonl=" + folder.path("all.jsonl") + " " + path + " >/dev/null");
    shell(std::string(ARBITER_EXE) + " stats --json " + path + " >" + folder.path("stats.json"));
    const std::string program =
        "import json,sys\n"
        "game = json.load(open(sys.argv[1]))['games'][0]\n"
        "records = [json.loads(line) for line in open(sys.argv[2])]\n"
        "scores = [s for r in records if r['finished'] for s in r['scores']]\n"
        "assert game['game'] == 'azul' and game['records'] == len(records) == 22\n"
        "assert game['scores']['count'] == len(scores)\n"
        "assert game['scores']['min'] == min(scores) and game['scores']['max'] == max(scores)\n"
        "assert abs(game['scores']['mean'] - sum(scores) / len(scores)) < 1e-9\n"
        "assert game['events']['max'] == max(r['events'] for r in records)\n"
        "assert sum(game['completed'].values()) == sum(len(r['completed']) for r in records)\n"
        "assert game['findings'] == {'azul.display.no-color': 1, 'record.unfinished': 1}\n"
        "assert game['players'] == {'2': 2, '3': 20}\n";
    const Ran ran = shell("python3 " + folder.write("compare.py", program) + " " + folder.path("stats.json") + " " +
                          folder.path("all.jsonl") + " 2>&1");
    EXPECT_EQ(ran.code, 0) << ran.out;
    EXPECT_TRUE(arbiter("stats " + path).out.starts_with("azul: 22 records: 20 valid, 1 incomplete, 1 violation\n"));
}

}  // namespace
}  // namespace arbiter::test::query_test
