// An editor: whatever is changed in a text, the server says of it what it says of a text that came whole, and answers
// at any place; what is asked of a whole text takes no more steps than a request may.
#include "cli/language/actions.hpp"
#include "cli/language/diagnostics.hpp"
#include "cli/language/formatting.hpp"
#include "cli/language/server.hpp"
#include "tests/fuzz/judging.hpp"
#include "tests/fuzz/target.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

namespace arbiter::fuzz {
namespace {

using cli::Document;
using cli::Json;

const std::string uri = "untitled:1";

/// Places that hang on the text alone.
class Places {
public:
    explicit Places(std::string_view text) : lines_(static_cast<std::uint32_t>(cli::count_line_breaks(text)) + 2) {
        for (const char byte : text) {
            state_ = (state_ ^ static_cast<unsigned char>(byte)) * 16777619U;
        }
    }
    cli::Point next() {
        state_ = state_ * 1664525U + 1013904223U;
        return {(state_ >> 8U) % lines_, (state_ >> 3U) % 12U};
    }

private:
    std::uint32_t lines_;
    std::uint32_t state_ = 2166136261U;
};

std::string whole(const Document& document) {
    std::string text;
    for (std::size_t i = 0; i < document.count(); ++i) {
        text += document.section(i).text();
    }
    return text;
}

std::string told(Document& document) {
    document.judge();
    return cli::to_line(cli::lsp::diagnostics(uri, document));
}

void change_and_compare(std::string_view text, Places& places) {
    Document document(text, known_files());
    document.judge();
    for (const std::string_view piece : {"\n", "", "Game: ", "\xc3\xab"}) {
        const cli::Point one = places.next();
        const cli::Point other = places.next();
        document.change({std::min(one, other), std::max(one, other)}, piece);
        Document fresh(whole(document), known_files());
        expect(fresh.count() == document.count(), "a change leaves other records", {text, whole(document)});
        expect(told(fresh) == told(document), "a change leaves other findings", {text, whole(document)});
    }
}

/// Twice what a request may, for the last record may turn out to be too much only when it is judged; whether it was
/// judged before, or has to be.
void expect_bounded(std::string_view text) {
    constexpr std::uint64_t most = 2 * cli::Section::most_steps;
    const cli::Range whole{{0, 0}, {1'000'000, 0}};
    for (const bool judged : {true, false}) {
        Document document(text, known_files());
        if (judged) {
            document.judge();
        }
        const cli::lsp::Formatted done = cli::lsp::formatted(document, 0, document.count() - 1);
        expect(done.steps <= most, "formatting takes too many steps", {text});
        expect(done.left_out == 0 || done.steps != 0, "records are left out that take nothing", {text});
        expect(cli::lsp::actions(uri, document, whole).steps <= most, "fixes take too many steps", {text});
    }
}

Json params_at(cli::Point point) {
    const Json place{{"line", point.line}, {"character", point.column}};
    return {{"textDocument", {{"uri", uri}}},
            {"position", place},
            {"range", {{"start", place}, {"end", place}}},
            {"newName", "Eva"}};
}

void ask_everything(std::string_view text, Places& places) {
    constexpr std::array<std::string_view, 11> methods{
        "completion",     "hover",        "prepareRename", "rename",     "formatting",          "rangeFormatting",
        "documentSymbol", "foldingRange", "codeLens",      "codeAction", "semanticTokens/range"};
    cli::LanguageServer server([&](std::string_view answer) {
        expect(answer.find("\"code\":-32603") == std::string_view::npos, "the server itself failed", {text, answer});
    });
    const auto send = [&](std::string_view method, const Json& params) {
        server.hear(cli::to_line({{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}}));
    };
    send("initialize", Json::object());
    send("textDocument/didOpen", {{"textDocument", {{"uri", uri}, {"text", text}}}});
    for (const std::string_view method : methods) {
        send("textDocument/" + std::string(method), params_at(places.next()));
    }
    server.publish_findings();
}

}  // namespace
}  // namespace arbiter::fuzz

/// As bytes, too, the text is a message.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = arbiter::fuzz::text_of(data, size);
    arbiter::fuzz::Places places(text);
    arbiter::fuzz::change_and_compare(text, places);
    arbiter::fuzz::expect_bounded(text);
    arbiter::fuzz::ask_everything(text, places);
    arbiter::cli::LanguageServer([](std::string_view) {}).hear(text);
    return 0;
}
