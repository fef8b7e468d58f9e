// An editor for tests: it speaks to the language server in this process and keeps what it is told.
#pragma once

#include "cli/language/server.hpp"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::test {

using Json = nlohmann::json;

inline Json point(std::uint64_t line, std::uint64_t column) {
    return {{"line", line}, {"character", column}};
}

class Editor {
public:
    Editor() {
        request("initialize", {{"capabilities", Json::object()}});
        notify("initialized", Json::object());
    }

    /// The whole answer; null where there is none.
    Json ask(const Json& message) {
        answers.clear();
        server.hear(message.dump());
        return answers.empty() ? Json() : answers.back();
    }
    Json request(const std::string& method, const Json& params) {
        return ask({{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}});
    }
    Json result(const std::string& method, const Json& params) { return request(method, params)["result"]; }
    /// Of a request about the document.
    Json about(const std::string& method, Json params = Json::object()) {
        params["textDocument"] = {{"uri", uri}};
        return result(method, params);
    }
    Json at(const std::string& method, std::uint64_t line, std::uint64_t column) {
        return about(method, {{"position", point(line, column)}});
    }
    void notify(const std::string& method, const Json& params) {
        server.hear(Json{{"jsonrpc", "2.0"}, {"method", method}, {"params", params}}.dump());
    }

    void open(const std::string& text) {
        notify("textDocument/didOpen",
               {{"textDocument", {{"uri", uri}, {"languageId", "tgn"}, {"version", 1}, {"text", text}}}});
        server.publish_findings();
    }
    void change(const Json& begin, const Json& end, const std::string& text) {
        const Json one{{"range", {{"start", begin}, {"end", end}}}, {"text", text}};
        notify("textDocument/didChange", {{"textDocument", {{"uri", uri}}}, {"contentChanges", Json::array({one})}});
        server.publish_findings();
    }

    std::vector<std::string> codes() const {
        std::vector<std::string> codes;
        for (const Json& one : diagnostics) {
            codes.push_back(one["code"].get<std::string>());
        }
        return codes;
    }

    std::string uri = "untitled:1";
    Json diagnostics;               ///< as published last
    std::size_t published = 0;      ///< how often
    std::vector<Json> answers;      ///< to the last message
    std::vector<std::string> told;  ///< whoever sits before it
    cli::LanguageServer server{[this](std::string_view message) { keep(Json::parse(message)); }};

private:
    void keep(Json message) {
        if (message.contains("method") && message["method"] != "textDocument/publishDiagnostics") {
            told.push_back(message["method"].get<std::string>() + ": " +
                           message["params"]["message"].get<std::string>());
        } else if (message.contains("method")) {
            diagnostics = message["params"]["diagnostics"];
            ++published;
        } else {
            answers.push_back(std::move(message));
        }
    }
};

inline const std::string displays = "displays BBYR KWWB RRKY YBKW WWRR\n";
/// Two players; the body begins in line 3 (from 0).
inline const std::string azul = "Game: azul\nPlayers: Ann, Zoë\n\nround 1 Ann\n" + displays;

}  // namespace arbiter::test
