// What an editor is answered about a record: hover, formatting, outline, renaming, fixes, lenses, folding, colors.
#include "tests/cli/running.hpp"
#include "tests/language/editor.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <string>
#include <vector>

namespace arbiter::test::features_test {
namespace {

std::string file(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::size_t line_of(const std::string& text, const std::string& part) {
    const std::size_t at = text.find(part);
    return static_cast<std::size_t>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

std::string hover(Editor& editor, std::uint64_t line, std::uint64_t column) {
    const Json said = editor.at("textDocument/hover", line, column);
    return said.is_null() ? std::string{} : said["contents"]["value"].get<std::string>();
}

/// The text with these edits, none of which overlap.
std::string edited(const std::string& text, Json edits) {
    const cli::LineIndex lines(text);
    const auto offset = [&](const Json& at) {
        return lines.offset({at["line"].get<std::uint32_t>(), at["character"].get<std::uint32_t>()});
    };
    std::sort(edits.begin(), edits.end(),
              [&](const Json& a, const Json& b) { return offset(a["range"]["start"]) > offset(b["range"]["start"]); });
    std::string fresh = text;
    for (const Json& edit : edits) {
        const std::size_t begin = offset(edit["range"]["start"]);
        fresh.replace(begin, offset(edit["range"]["end"]) - begin, edit["newText"].get<std::string>());
    }
    return fresh;
}

const std::string game = azul + "Ann 5RR:3\nZoë 4B:3\n";

TEST(Hover, TellsWhatALineDidAndWhereItsPointsComeFrom) {
    Editor editor;
    const std::string text = file("examples/azul/two-players.tgn");
    editor.open(text);
    EXPECT_EQ(hover(editor, line_of(text, "Ann 2B:3"), 6),
              "Ann 2B:3\nround 1, pick: source 2, color B, goal 3\nAnn 0, Ben 0; Ben to move");
    const std::string last = hover(editor, line_of(text, "Ann cW:5"), 6);
    EXPECT_TRUE(contains(last, "\nAnn +1: ")) << last;
    EXPECT_TRUE(contains(last, "(line 11)") || contains(last, "(line 13)")) << last;
    EXPECT_TRUE(contains(last, "\nAnn 3, Ben 2")) << last;
}

TEST(Hover, TellsTheScoreOfAPlayerSoFar) {
    Editor editor;
    const std::string text = file("examples/azul/two-players.tgn");
    editor.open(text);
    EXPECT_EQ(hover(editor, line_of(text, "scores 7 11") - 1, 1), "Ben: 11 behind this line");
    EXPECT_EQ(hover(editor, 1, 16), "Ben: 72 at the end of the record");
    EXPECT_EQ(hover(editor, 0, 2), "");
}

TEST(Hover, ExplainsARule) {
    Editor editor;
    editor.open(game + "Ann 1B:3\n");
    const std::string said = hover(editor, 7, 7);
    EXPECT_TRUE(contains(said, "azul.line.other-color: ")) << said;
    EXPECT_TRUE(contains(said, "\nAzul rulebook, Factory offer: ")) << said;
    EXPECT_TRUE(contains(said, "A record that breaks it:\n\nGame: azul\n")) << said;
}

TEST(Formatting, IsThatOfTheProgram) {
    const std::string text =
        "; evening\n\n" + azul + "ann 5rr : 3 // both\n\n\n\nGame: grawlix\nPlayers : Eva, Dan\n\n\n";
    const Folder folder;
    const Ran fmt = arbiter("fmt " + folder.write("a.tgn", text));
    Editor editor;
    editor.open(text);
    EXPECT_EQ(edited(text, editor.about("textDocument/formatting")), fmt.out);
    EXPECT_NE(fmt.out, text);
    editor.open(fmt.out);
    EXPECT_EQ(editor.about("textDocument/formatting"), Json::array());
}

TEST(Formatting, IsThatOfTheProgramForAllExamples) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator("examples")) {
        if (entry.path().extension() == ".tgn") {
            const std::string path = std::filesystem::absolute(entry.path()).string();
            const std::string text = file(path);
            Editor editor;
            editor.uri = "file://" + path;
            editor.open(text);
            EXPECT_EQ(edited(text, editor.about("textDocument/formatting")), arbiter("fmt " + path).out) << path;
            for (const Json& one : editor.diagnostics) {
                EXPECT_NE(one["severity"], 1) << path << one;
            }
        }
    }
}

TEST(Outline, HasRecordsAndRounds) {
    Editor editor;
    editor.open(game + "\n" + file("examples/azul/two-players.tgn"));
    const Json outline = editor.about("textDocument/documentSymbol");
    ASSERT_EQ(outline.size(), 2U);
    EXPECT_EQ(outline[0]["name"], "Ann, Zoë");
    EXPECT_EQ(outline[1]["detail"], "azul, 2026-11-20");
    EXPECT_EQ(outline[1]["children"][1]["name"], "round 2");
    EXPECT_EQ(outline[1]["children"][1]["detail"], "Ben");
    EXPECT_EQ(outline[1]["range"]["start"], point(8, 0));
}

TEST(Folding, FoldsRecordsRoundsAndRemarks) {
    Editor editor;
    editor.open("; one\n; two\n" + game + "\n");
    const Json folds = editor.about("textDocument/foldingRange");
    EXPECT_EQ(folds, (Json::parse(R"([{"startLine":0,"endLine":1,"kind":"comment"},
        {"startLine":2,"endLine":8,"kind":"region"},{"startLine":5,"endLine":8,"kind":"region"}])")));
}

TEST(Rename, ChangesAPlayerAllThroughARecord) {
    Editor editor;
    const std::string text = game + "Ann 2K:1 ; Zoë looked away\nend resigned Zoë\n\n" + game;
    editor.open(text);
    EXPECT_EQ(editor.at("textDocument/prepareRename", 6, 3)["placeholder"], "Zoë");
    EXPECT_EQ(editor.at("textDocument/prepareRename", 7, 12), Json());
    Json params{{"position", point(6, 1)}, {"newName", "Ben"}};
    const Json edits = editor.about("textDocument/rename", params)["changes"][editor.uri];
    const std::string fresh = edited(text, edits);
    EXPECT_TRUE(contains(fresh, "Players: Ann, Ben\n")) << fresh;
    EXPECT_TRUE(contains(fresh, "\nBen 4B:3\n")) << fresh;
    EXPECT_TRUE(contains(fresh, "; Zoë looked away\nend resigned Ben\n")) << fresh;
    EXPECT_TRUE(fresh.ends_with("\n" + game)) << "the next record has players of its own";
    params["newName"] = "Zoë Marie";
    const std::string named = edited(text, editor.about("textDocument/rename", params)["changes"][editor.uri]);
    EXPECT_TRUE(contains(named, "Players: Ann, Zoë Marie\n")) << named;
    EXPECT_TRUE(contains(named, "\nP2 4B:3\n")) << named;
}

TEST(Rename, RefusesNamesThatWouldChangeTheGame) {
    Editor editor;
    editor.open(game);
    for (const std::string name : {"Ann", "", "a, b", "x\ny", "P1"}) {
        const Json answer =
            editor.request("textDocument/rename",
                           {{"textDocument", {{"uri", editor.uri}}}, {"position", point(6, 1)}, {"newName", name}});
        EXPECT_TRUE(answer.contains("error")) << name << answer;
    }
}

Json actions_at(Editor& editor, std::uint64_t line) {
    return editor.about("textDocument/codeAction", {{"range", {{"start", point(line, 0)}, {"end", point(line, 1)}}},
                                                    {"context", {{"diagnostics", Json::array()}}}});
}

TEST(Actions, UndoHabits) {
    Editor editor;
    const std::string text = azul + "ann 5rr:3\n";
    editor.open(text);
    const Json actions = actions_at(editor, 5);
    ASSERT_FALSE(actions.empty());
    EXPECT_EQ(actions[0]["title"], "write: Ann 5RR:3");
    EXPECT_EQ(edited(text, actions[0]["edit"]["changes"][editor.uri]), azul + "Ann 5RR:3\n");
    EXPECT_EQ(actions_at(editor, 1), Json::array());
    editor.open(file("examples/dorfromantik/on-a-phone.tgn"));
    ASSERT_EQ(editor.codes(), std::vector<std::string>{"syntax.tolerated"});
    for (const Json& action : actions_at(editor, editor.diagnostics[0]["range"]["start"]["line"])) {
        EXPECT_NE(action["title"], "write: ") << "a habit without a line that is offered";
    }
}

TEST(Actions, OfferFixes) {
    Editor editor;
    std::string text = file("examples/azul/two-players.tgn");
    const std::string right = text;
    text.replace(text.find("Ben 4B:1"), 8, "Ben 4B:3");
    editor.open("\n" + text);
    ASSERT_FALSE(editor.diagnostics.empty());
    const Json actions = actions_at(editor, editor.diagnostics[0]["range"]["start"]["line"]);
    ASSERT_FALSE(actions.empty()) << editor.diagnostics;
    EXPECT_TRUE(contains(actions[0]["title"], "fix: with 4B:1 in line 13 instead of 4B:3")) << actions[0]["title"];
    EXPECT_EQ(actions[0]["isPreferred"], true);
    const std::string fixed = edited("\n" + text, actions[0]["edit"]["changes"][editor.uri]);
    EXPECT_TRUE(contains(fixed, "\nBen 4B:1 ; fixed, was: Ben 4B:3\n")) << fixed;
    editor.open(fixed);
    EXPECT_EQ(editor.codes(), std::vector<std::string>{});
}

TEST(Lenses, ShowRunningScores) {
    Editor editor;
    const std::string text = file("examples/azul/two-players.tgn");
    editor.open(text);
    const Json lenses = editor.about("textDocument/codeLens");
    ASSERT_GT(lenses.size(), 3U);
    EXPECT_EQ(lenses[2]["range"]["start"]["line"], line_of(text, "round 2"));
    EXPECT_EQ(editor.result("codeLens/resolve", lenses[0])["command"]["title"], "Ann 84, Ben 72; the game is over");
    EXPECT_EQ(editor.result("codeLens/resolve", lenses[2])["command"]["title"], "Ann 3, Ben 2");
}

TEST(Colors, TellNamesKeywordsAndRemarksApart) {
    Editor editor;
    editor.open("Game: azul\nPlayers: Zoë, Ann\n\nround 1 Zoë ; 🎲 go\n");
    const Json data = editor.about("textDocument/semanticTokens/full")["data"];
    EXPECT_EQ(data, Json::parse(R"([0,0,4,0,0, 0,6,4,1,0, 1,0,7,0,0, 0,9,8,1,0,
        2,0,5,3,0, 0,6,1,4,0, 0,2,3,2,0, 0,4,7,5,0])"));
    const Json range{{"start", point(3, 0)}, {"end", point(4, 0)}};
    EXPECT_EQ(editor.about("textDocument/semanticTokens/range", {{"range", range}})["data"], data);
}

/// Any place in any method is answered, never with an internal error.
TEST(LanguageServer, AnswersAtAnyPlace) {
    Editor editor;
    editor.open("; 🎲\n" + game + "Ann 1B:3\n\nGame: grawlix\nPlayers: A, B\n\ndraft\n\nGame: azul\nPlayers:");
    for (const std::string method : {"completion", "hover", "prepareRename", "rename", "codeAction", "formatting",
                                     "rangeFormatting", "semanticTokens/range"}) {
        for (const std::uint64_t line :
             std::initializer_list<std::uint64_t>{0, 1, 2, 3, 4, 6, 8, 9, 10, 12, 14, 15, 99}) {
            for (const std::uint64_t column : std::initializer_list<std::uint64_t>{0, 1, 4, 5, 9, 1 << 30}) {
                const Json answer = editor.request("textDocument/" + method,
                                                   {{"textDocument", {{"uri", editor.uri}}},
                                                    {"position", point(line, column)},
                                                    {"range", {{"start", point(line, column)}, {"end", point(0, 0)}}},
                                                    {"newName", "Eva"}});
                const int code = answer.contains("error") ? answer["error"]["code"].get<int>() : 0;
                EXPECT_TRUE(code == 0 || code == -32602) << method << answer;
            }
        }
    }
}

/// What a request may take is counted in steps, and what would take more is left out and told.
TEST(Costly, IsLeftOutAndTold) {
    std::string text;
    for (int record = 0; record < 20; ++record) {
        text += "Game: grawlix\nPlayers: Ann, Ben\n\ndraft ? ? ? ? ? ? ? ?\n";
        for (int i = 0; i < 10; ++i) {
            text += "Ann ?:?  +?\nundo\n";
        }
        text += "\n";
    }
    Editor editor;
    editor.open(text);
    editor.about("textDocument/formatting");
    ASSERT_EQ(editor.told.size(), 1U);
    EXPECT_TRUE(editor.told[0].starts_with("window/showMessage: ")) << editor.told[0];
    EXPECT_TRUE(contains(editor.told[0],
                         " records are as written: what nobody wrote down takes too long to find out here; arbiter fmt "
                         "writes the canonical form"))
        << editor.told[0];
}

}  // namespace
}  // namespace arbiter::test::features_test
