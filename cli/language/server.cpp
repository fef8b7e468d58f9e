// Opens, changes and closes documents, and hands what is asked to whoever knows it.
#include "cli/language/server.hpp"

#include "cli/input/side_files.hpp"
#include "cli/language/diagnostics.hpp"
#include "cli/language/protocol.hpp"
#include "cli/language/tokens.hpp"
#include "cli/library/request.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>
#include <optional>
#include <utility>

namespace arbiter::cli {
namespace {

using rpc::Code;

/// What a request gets that comes before `initialize`.
constexpr auto not_initialized = static_cast<Code>(-32002);

/// A record in an editor without a file names no other files.
FileReader files_beside(const std::string& uri) {
    const std::string path = lsp::path_of(uri);
    return path.empty() ? FileReader([](std::string_view) { return std::nullopt; }) : reader_beside(path);
}

std::string notification(std::string_view method, const Json& params) {
    return to_line({{"jsonrpc", "2.0"}, {"method", method}, {"params", params}});
}

Json capabilities() {
    return {{"positionEncoding", "utf-16"},
            {"textDocumentSync", {{"openClose", true}, {"change", 2}, {"save", true}}},
            {"completionProvider", {{"triggerCharacters", {" ", ":", ",", ">", "+"}}}},
            {"hoverProvider", true},
            {"documentFormattingProvider", true},
            {"documentRangeFormattingProvider", true},
            {"documentSymbolProvider", true},
            {"foldingRangeProvider", true},
            {"renameProvider", {{"prepareProvider", true}}},
            {"codeActionProvider", {{"codeActionKinds", Json::array({"quickfix"})}}},
            {"codeLensProvider", {{"resolveProvider", true}}},
            {"semanticTokensProvider", {{"legend", lsp::token_legend()}, {"full", true}, {"range", true}}}};
}

}  // namespace

void LanguageServer::hear(std::string_view message) {
    const std::string answer =
        rpc::answer(message, [this](const rpc::Request& request) { return to_line(call(request)); });
    if (!answer.empty()) {
        send_(answer);
    }
}

void LanguageServer::complain(std::string_view why) {
    send_(rpc::failure(nullptr, Code::parse_error, why));
}

/// Before `initialize` and behind `shutdown` hardly anything is done.
void LanguageServer::expect(std::string_view method) const {
    const bool starts = method == "initialize";
    if (state_ == State::fresh && !starts && method != "exit") {
        throw rpc::Error(not_initialized, "the first request is initialize");
    }
    if (state_ == State::open ? starts : state_ != State::fresh && method != "exit") {
        throw rpc::Error(Code::invalid_request, "this cannot be asked now");
    }
}

Json LanguageServer::call(const rpc::Request& request) {
    using Method = Json (LanguageServer::*)(const Json&);
    static constexpr std::array<std::pair<std::string_view, Method>, 22> methods{{
        {"initialize", &LanguageServer::initialize},
        {"initialized", &LanguageServer::ignore},
        {"shutdown", &LanguageServer::shut_down},
        {"exit", &LanguageServer::exit},
        {"textDocument/didOpen", &LanguageServer::open},
        {"textDocument/didChange", &LanguageServer::change},
        {"textDocument/didClose", &LanguageServer::close},
        {"textDocument/didSave", &LanguageServer::doubt},
        {"workspace/didChangeWatchedFiles", &LanguageServer::doubt},
        {"textDocument/completion", &LanguageServer::complete},
        {"textDocument/hover", &LanguageServer::hover},
        {"textDocument/formatting", &LanguageServer::format},
        {"textDocument/rangeFormatting", &LanguageServer::format_range},
        {"textDocument/documentSymbol", &LanguageServer::outline},
        {"textDocument/foldingRange", &LanguageServer::fold},
        {"textDocument/prepareRename", &LanguageServer::prepare_rename},
        {"textDocument/rename", &LanguageServer::rename},
        {"textDocument/codeAction", &LanguageServer::offer_actions},
        {"textDocument/codeLens", &LanguageServer::list_lenses},
        {"codeLens/resolve", &LanguageServer::resolve_lens},
        {"textDocument/semanticTokens/full", &LanguageServer::color},
        {"textDocument/semanticTokens/range", &LanguageServer::color_range},
    }};
    expect(request.method);
    for (const auto& [name, method] : methods) {
        if (request.method == name) {
            return (this->*method)(request.params);
        }
    }
    throw rpc::Error(Code::method_not_found, fmt::format("{} is nothing that is known here", request.method));
}

Document& LanguageServer::document(const Json& params) {
    const auto found = documents_.find(lsp::uri_of(params));
    if (found == documents_.end()) {
        throw BadRequest("no such document is open");
    }
    return found->second;
}

Document::Located LanguageServer::place(Document& document, Point point) {
    const Document::Located located = document.locate(point);
    document.look_at(located.section);
    return located;
}

void LanguageServer::tell(std::string_view method, std::string_view message) const {
    constexpr int warning = 2;
    send_(notification(method, {{"type", warning}, {"message", message}}));
}

Json LanguageServer::initialize(const Json&) {
    state_ = State::open;
    return {{"capabilities", capabilities()}, {"serverInfo", {{"name", "arbiter"}}}};
}

Json LanguageServer::shut_down(const Json&) {
    state_ = State::shut;
    return nullptr;
}

Json LanguageServer::exit(const Json&) {
    in_order_ = state_ == State::shut;
    state_ = State::ended;
    return nullptr;
}

Json LanguageServer::ignore(const Json&) {
    return nullptr;
}

Json LanguageServer::open(const Json& params) {
    const Json& given = lsp::member(params, "textDocument");
    const std::string uri = lsp::text_of(given, "uri");
    if (documents_.size() >= most_documents) {
        throw BadRequest(fmt::format("{} documents are open: close some", documents_.size()));
    }
    documents_.insert_or_assign(uri, Document(lsp::text_of(given, "text"), files_beside(uri)));
    return nullptr;
}

/// A change without a range is the whole text.
Json LanguageServer::change(const Json& params) {
    Document& changed = document(params);
    const Json& changes = lsp::member(params, "contentChanges");
    if (!changes.is_array()) {
        throw BadRequest("\"contentChanges\" has to be a list");
    }
    for (const Json& one : changes) {
        const std::string text = lsp::text_of(one, "text");
        if (one.contains("range") && !one["range"].is_null()) {
            changed.change(lsp::range_of(one, "range"), text);
        } else {
            changed.replace(text);
        }
    }
    return nullptr;
}

/// What was underlined is so no longer.
Json LanguageServer::close(const Json& params) {
    const std::string uri = lsp::uri_of(params);
    if (documents_.erase(uri) != 0) {
        send_(notification("textDocument/publishDiagnostics", {{"uri", uri}, {"diagnostics", Json::array()}}));
    }
    return nullptr;
}

Json LanguageServer::doubt(const Json&) {
    for (auto& [uri, one] : documents_) {
        one.doubt();
    }
    return nullptr;
}

void LanguageServer::publish_findings() {
    for (auto& [uri, one] : documents_) {
        if (one.judge()) {
            send_(notification("textDocument/publishDiagnostics",
                               {{"uri", uri}, {"diagnostics", lsp::diagnostics(uri, one)}}));
        }
    }
}

}  // namespace arbiter::cli
