// The language server: its life, findings while one types, and whatever comes that is no request.
#include "cli/language/framing.hpp"
#include "tests/language/editor.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

namespace arbiter::test::server_test {
namespace {

using Codes = std::vector<std::string>;

int code_of(const Json& answer) {
    return answer.contains("error") ? answer["error"]["code"].get<int>() : 0;
}

TEST(LanguageServer, LivesAsTheProtocolHasIt) {
    Json last;
    cli::LanguageServer server([&last](std::string_view message) { last = Json::parse(message); });
    server.hear(R"({"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{}})");
    EXPECT_EQ(code_of(last), -32002);
    server.hear(R"({"jsonrpc":"2.0","id":2,"method":"initialize","params":{}})");
    EXPECT_EQ(last["result"]["capabilities"]["textDocumentSync"]["change"], 2);
    EXPECT_EQ(last["result"]["capabilities"]["positionEncoding"], "utf-16");
    server.hear(R"({"jsonrpc":"2.0","id":3,"method":"initialize","params":{}})");
    EXPECT_EQ(code_of(last), -32600);
    server.hear(R"({"jsonrpc":"2.0","id":4,"method":"shutdown"})");
    EXPECT_EQ(last["result"], Json());
    server.hear(R"({"jsonrpc":"2.0","id":5,"method":"textDocument/hover","params":{}})");
    EXPECT_EQ(code_of(last), -32600);
    server.hear(R"({"jsonrpc":"2.0","method":"exit"})");
    EXPECT_TRUE(server.ended());
    EXPECT_TRUE(server.in_order());
}

TEST(LanguageServer, TellsFindingsWhileOneTypes) {
    Editor editor;
    editor.open(azul + "Ann 5RR:3\nZoë 4B:3\nAnn 1B:3 ; 🎲\n");
    ASSERT_EQ(editor.codes(), Codes{"azul.line.other-color"}) << editor.diagnostics;
    const Json one = editor.diagnostics[0];
    EXPECT_EQ(one["severity"], 1);
    EXPECT_EQ(one["range"]["start"], point(7, 7));
    EXPECT_EQ(one["range"]["end"], point(7, 8));
    EXPECT_EQ(one["relatedInformation"][0]["location"]["range"]["start"], point(5, 0));
    EXPECT_EQ(one["relatedInformation"][0]["location"]["uri"], editor.uri);
    EXPECT_NE(one["message"].get<std::string>().find("Azul rulebook, Factory offer: "), std::string::npos);
    editor.change(point(7, 7), point(7, 8), "2");
    EXPECT_EQ(editor.codes(), Codes{}) << "and nothing is said of a game that is not over";
    editor.change(point(6, 4), point(6, 5), "9");
    EXPECT_EQ(editor.codes().size(), 1U);
    EXPECT_EQ(editor.diagnostics[0]["range"]["start"], point(6, 4)) << editor.diagnostics;
    editor.notify("textDocument/didClose", {{"textDocument", {{"uri", editor.uri}}}});
    EXPECT_EQ(editor.codes(), Codes{});
}

TEST(LanguageServer, WaitsForTheEndWithTheResult) {
    Editor editor;
    editor.open("Game: azul\nPlayers: Ann, Zoë\nResult: Ann\n\nround 1 Ann\n" + displays);
    EXPECT_EQ(editor.codes(), Codes{});
    editor.open(
        "Game: azul\nPlayers: Ann, Zoë\nResult: Zoë\n\nset Ann wall BYRKW ..... ..... ..... .....\nend finished\n");
    EXPECT_EQ(editor.codes(), (Codes{"claim.result", "record.unverified"}));
}

TEST(LanguageServer, CountsColumnsInUtf16) {
    Editor editor;
    editor.open("Game: azul\nPlayers: Ann, Z🎲\n\nround 1 Z🎲\n" + displays + "Z🎲 1K:2\n");
    ASSERT_FALSE(editor.codes().empty());
    editor.open(azul + "Ann 5RR:3\nZoë 1K:2\n");
    ASSERT_EQ(editor.codes(), Codes{"azul.display.no-color"});
    EXPECT_EQ(editor.diagnostics[0]["range"]["start"], point(6, 5));
}

TEST(LanguageServer, SaysNothingOfAnEmptyText) {
    Editor editor;
    editor.open("");
    EXPECT_EQ(editor.codes(), Codes{});
    EXPECT_EQ(editor.published, 1U);
    editor.change(point(0, 0), point(0, 0), "Gane: azul\n");
    EXPECT_FALSE(editor.codes().empty());
    editor.change(point(0, 2), point(0, 3), "m");
    editor.change(point(1, 0), point(1, 0), "Players: Ann, Ben\n\n");
    EXPECT_EQ(editor.codes(), Codes{});
}

TEST(LanguageServer, JudgesTheRecordThatChanges) {
    Editor editor;
    // Long ones: it is by their bytes that records are judged at once.
    const std::string record = azul + "Ann 1K:2\n;" + std::string(1000, '.') + "\n";
    const std::size_t records = 2 * cli::Document::judged_at_once / record.size() + 1;
    std::string archive;
    for (std::size_t i = 0; i < records; ++i) {
        archive += record;
    }
    editor.open(archive);
    const std::size_t known = editor.codes().size();
    EXPECT_LT(known, records * 6 / 10);
    EXPECT_GT(known, records * 4 / 10);
    const std::uint64_t last = (records - 1) * 7;
    editor.change(point(last + 5, 4), point(last + 5, 6), "2K");
    EXPECT_EQ(editor.codes().size(), known);
    editor.change(point(last + 5, 4), point(last + 5, 6), "1W");
    ASSERT_EQ(editor.codes().size(), known + 1);
    EXPECT_EQ(editor.diagnostics[known]["range"]["start"], point(last + 5, 5));
    editor.change(point(0, 0), point(0, 0), "\n\n");
    EXPECT_EQ(editor.diagnostics[known]["range"]["start"], point(last + 7, 5)) << "it moves with its text";
}

TEST(LanguageServer, AnswersWhatIsNoRequest) {
    Editor editor;
    editor.open(azul);
    for (const std::string junk : {"", "{", "[]", "7", "null", "[[[[", "\xff\xfe", R"({"jsonrpc":"2.0","id":1})"}) {
        editor.answers.clear();
        editor.server.hear(junk);
        EXPECT_NE(code_of(editor.answers.at(0)), 0) << junk;
    }
    EXPECT_EQ(code_of(editor.request("textDocument/fly", {})), -32601);
    const std::string deep(100'000, '[');
    editor.server.hear(deep);
    const std::size_t told = editor.published;
    editor.notify("$/cancelRequest", {{"id", 7}});
    editor.notify("textDocument/didChange", {{"textDocument", {{"uri", editor.uri}}}, {"contentChanges", 7}});
    editor.notify("textDocument/didChange", {{"textDocument", 5}});
    editor.server.publish_findings();
    EXPECT_EQ(editor.published, told);
    editor.change(point(1ULL << 40U, 1ULL << 50U), point(~0ULL, 0), "Ann 1K:2\n");
    EXPECT_EQ(editor.codes(), Codes{"azul.display.no-color"}) << "behind the end is the end";
    editor.change(point(5, 6), point(0, 0), "");
    EXPECT_EQ(editor.codes(), Codes{"azul.display.no-color"}) << "an end before its beginning is the beginning";
}

TEST(Framing, TakesMessagesInAnyPortions) {
    const std::string stream =
        cli::framed("{}") + "Content-Type: x\r\ncontent-length:  3 \r\n\r\n[1]" + cli::framed("");
    for (std::size_t step = 1; step < stream.size(); ++step) {
        cli::Framing framing;
        std::vector<std::string> got;
        for (std::size_t at = 0; at < stream.size(); at += step) {
            framing.add(std::string_view(stream).substr(at, step));
            std::string_view message;
            while (framing.next(message) == cli::Framing::Next::message) {
                got.emplace_back(message);
            }
        }
        EXPECT_EQ(got, (std::vector<std::string>{"{}", "[1]", ""})) << step;
    }
}

TEST(Framing, GoesOnBehindWhatIsNoMessage) {
    for (const std::string length : {"-4", "2x", "", "99999999999999999999999", "9999999999"}) {
        cli::Framing framing;
        std::string_view message;
        framing.add("Content-Length: " + length + "\r\n\r\n{\"a\":1}" + cli::framed("{}") + cli::framed("[]"));
        EXPECT_EQ(framing.next(message), cli::Framing::Next::damaged) << length;
        EXPECT_EQ(framing.next(message), cli::Framing::Next::message) << length;
        EXPECT_EQ(message, "{}");
        EXPECT_EQ(framing.next(message), cli::Framing::Next::message) << length;
        EXPECT_EQ(message, "[]");
    }
}

TEST(Framing, PassesOverWhatIsTooLong) {
    cli::Framing framing;
    std::string_view message;
    const std::string part(1 << 20U, 'x');
    framing.add("Content-Length: " + std::to_string(cli::Framing::most_bytes + part.size()) + "\r\n\r\n");
    EXPECT_EQ(framing.next(message), cli::Framing::Next::too_long);
    for (std::size_t passed = 0; passed < cli::Framing::most_bytes + part.size(); passed += part.size()) {
        framing.add(part);
        EXPECT_EQ(framing.next(message), cli::Framing::Next::nothing);
    }
    framing.add(cli::framed("{}"));
    EXPECT_EQ(framing.next(message), cli::Framing::Next::message);
    framing.add(std::string(100'000, 'x') + "\n" + cli::framed("{}"));
    EXPECT_EQ(framing.next(message), cli::Framing::Next::message);
    EXPECT_EQ(message, "{}");
}

}  // namespace
}  // namespace arbiter::test::server_test
