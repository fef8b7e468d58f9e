// The editors' files: their keywords are the program's, and Neovim of Debian really speaks to it.
#include "rules/registry/registry.hpp"
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <string_view>

namespace arbiter::test::editors_test {
namespace {

using Words = std::set<std::string>;

std::string file(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

Words keywords() {
    const auto all = known_games().keywords;
    return {all.begin(), all.end()};
}

/// The words of a text, whatever stands between them.
Words words_in(const std::string& text) {
    Words words;
    const auto is_letter = [](char byte) { return byte >= 'a' && byte <= 'z'; };
    for (auto at = text.begin(); at != text.end();) {
        const auto begin = std::find_if(at, text.end(), is_letter);
        at = std::find_if_not(begin, text.end(), is_letter);
        if (begin != at) {
            words.emplace(begin, at);
        }
    }
    return words;
}

/// What stands between two marks.
std::string between(const std::string& text, const std::string& begin, const std::string& end) {
    const std::size_t at = text.find(begin);
    const std::size_t from = at + begin.size();
    return at == std::string::npos ? std::string{} : text.substr(from, text.find(end, from) - from);
}

TEST(Editors, KnowTheKeywordsOfTheProgram) {
    const nlohmann::json grammar = nlohmann::json::parse(file("examples/editors/vscode/syntaxes/tgn.tmLanguage.json"));
    Words colored;
    for (const nlohmann::json& pattern : grammar["patterns"]) {
        if (pattern.value("name", "") == "keyword.control.tgn") {
            colored = words_in(between(pattern["match"], "(?:", ")"));
        }
    }
    EXPECT_EQ(colored, keywords());
    EXPECT_EQ(words_in(between(file("examples/editors/vim/syntax/tgn.vim"), "syntax keyword tgnKeyword", "\n")),
              keywords());
    EXPECT_EQ(words_in(between(file("examples/editors/emacs/tgn-mode.el"), "(defconst tgn-keywords\n", ")")),
              keywords());
}

/// The manual shows the configuration that lies there.
TEST(Editors, AreConfiguredAsTheManualSays) {
    const std::string page = file("man/arbiter-editors.7");
    const std::string helix = file("examples/editors/helix/languages.toml");
    EXPECT_TRUE(contains(page, helix.substr(helix.find('\n') + 1)));
}

/// Each letter of a record has the color of what it is; Neovim reads the same files.
class Colors : public testing::TestWithParam<std::string> {};

INSTANTIATE_TEST_SUITE_P(Editors, Colors, testing::Values("vim", "nvim"), [](const auto& one) { return one.param; });

TEST_P(Colors, AreThoseOfTheNotation) {
    const Folder folder;
    const std::string record = folder.write("evening.tgn",
                                            "Game: azul\nPlayers: Ann, Zoe\n\nround 1 Zoe ; at 9\n"
                                            "displays BBYR ????\nAnn 5RR:3\nscores ? 12\n;all\nend resigned Ann\n");
    const std::string files = std::filesystem::absolute("examples/editors/vim").string();
    const std::string script = std::filesystem::absolute("tests/language/colors.vim").string();
    const Ran ran = shell("cd " + folder.path(".") + " && HOME=. timeout 600 " + GetParam() +
                          " -es -u NONE -i NONE -N --cmd 'set rtp^=" + files +
                          "' -c 'filetype plugin on' -c 'syntax on' -c 'edit " + record + "' -c 'source " + script +
                          "' </dev/null 2>&1");
    EXPECT_EQ(ran.code, 0) << ran.out;
    EXPECT_EQ(file(folder.path("colors.txt")),
              "tgn ; %s\nhhhhhvvvvv\nhhhhhhhhvvvvvvvvv\n\nkkkkk.n....ccccccc\nkkkkkkkk......uuuu\n........n\n"
              "kkkkkk.u.nn\ncccc\nkkk.............\n");
}

/// Findings appear and go, moves are offered, hover, fixes and renaming are as a user sees them.
TEST(Neovim, SpeaksToTheServer) {
    const Folder folder;
    const std::string record =
        folder.write("evening.tgn",
                     "Game: azul\nPlayers: Ann, Zoë\n\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\n"
                     "ann 5RR:3\nZoë 4B:3\nAnn 1B:3 ; 🎲\n");
    const std::string vim = std::filesystem::absolute("examples/editors/vim").string();
    const std::string script = std::filesystem::absolute("tests/language/nvim.lua").string();
    const std::string command = "let g:arbiter_command = [\"" + std::string(ARBITER_EXE) + "\", \"serve\", \"--lsp\"]";
    const Ran ran = shell("cd " + folder.path(".") + " && HOME=. XDG_STATE_HOME=. XDG_DATA_HOME=. XDG_CONFIG_HOME=. " +
                          "timeout 600 nvim --headless --clean --cmd 'set rtp^=" + vim + "' --cmd '" + command + "' " +
                          record + " -c 'luafile " + script + "' 2>&1");
    EXPECT_EQ(ran.code, 0) << ran.out;
    EXPECT_TRUE(contains(ran.out, "all as it should be")) << ran.out;
}

}  // namespace
}  // namespace arbiter::test::editors_test
