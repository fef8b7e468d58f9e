// What page/core.js calls: it puts a request and a record into the core's room, and takes the answer out of it.
#include "cli/library/request.hpp"
#include "page/core/imports.hpp"
#include "page/core/questions.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::page {
namespace {

using cli::Json;
using cli::Request;

/// A question that can be asked, with the names of what may be said with it.
struct Method {
    std::string_view name;
    std::string (*answer)(const Question& question);
    std::vector<std::string_view> known;
};

std::string version(const Question&) {
    return "{\"version\":\"" ARBITER_VERSION "\"}";
}

const Method& method_called(std::string_view name) {
    static const std::array methods{
        Method{"version", version, {}},
        Method{"games", games, {}},
        Method{"explain", explain, {"code"}},
        Method{"sheet", sheet, {"game", "filled"}},
        Method{"judge", judge, {"files", "line", "fixes"}},
        Method{"trace", trace, {"files", "line", "points", "positions", "moves", "play_on"}},
        Method{"next", next, {"files", "line", "prefix", "most"}},
        Method{"position", position, {"files", "line"}},
        Method{"picture", picture, {"files", "line", "targets", "seat", "width", "bare"}},
        Method{"format", format, {"files"}},
        Method{"fix", fix, {"files", "finding", "fix"}},
        Method{"records", records, {}},
        Method{"spots", spots, {"files"}},
        Method{"choices", choices, {"files", "part", "spot", "begun"}},
        Method{"lay", lay, {"files", "part", "spot", "piece"}},
    };
    const auto found =
        std::find_if(methods.begin(), methods.end(), [name](const Method& one) { return one.name == name; });
    if (found == methods.end()) {
        cli::misunderstand("there is no question of this name");
    }
    return *found;
}

std::string answer_to(std::string_view request, std::string_view text) {
    const Json object = cli::json_in(request);
    if (!object.is_object() || !object.contains("method") || !object["method"].is_string()) {
        cli::misunderstand("a request is an object with a method");
    }
    const Json none;
    const Method& method = method_called(object["method"].get<std::string>());
    const Request asked(object.contains("params") ? object["params"] : none, method.known);
    return method.answer({text, asked});
}

/// What comes in and goes out; all of it is UTF-8.
struct Room {
    std::string request;
    std::string text;
    std::string answer;
};

Room& room() {
    static Room the_room;
    return the_room;
}

}  // namespace
}  // namespace arbiter::page

extern "C" {

__attribute__((export_name("page_request"))) char* page_request(std::size_t size) {
    arbiter::page::room().request.resize(size);
    return arbiter::page::room().request.data();
}

__attribute__((export_name("page_text"))) char* page_text(std::size_t size) {
    arbiter::page::room().text.resize(size);
    return arbiter::page::room().text.data();
}

/// Answers how long the answer is.
__attribute__((export_name("page_ask"))) std::size_t page_ask() {
    arbiter::page::Room& room = arbiter::page::room();
    room.answer = arbiter::page::answer_to(room.request, room.text);
    return room.answer.size();
}

__attribute__((export_name("page_answer"))) const char* page_answer() {
    return arbiter::page::room().answer.data();
}

/// For texts that the page makes: they are freed here.
__attribute__((export_name("page_room"))) char* page_room(std::size_t size) {
    return static_cast<char*>(std::malloc(size == 0 ? 1 : size));
}
}
