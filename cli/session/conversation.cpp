// Answers requests one after another; nothing here knows a rule.
#include "cli/session/conversation.hpp"

#include "cli/library/json_api.hpp"
#include "cli/library/request.hpp"
#include "cli/report/moves_json.hpp"
#include "cli/session/session_json.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

namespace arbiter::cli {
namespace {

using rpc::Code;

[[noreturn]] void refuse_params(const std::string& why) {
    throw rpc::Error(Code::invalid_params, why);
}

}  // namespace

std::string Conversation::answer(std::string_view line) {
    return rpc::answer(line, [this](const rpc::Request& request) { return call(request); });
}

std::string Conversation::call(const rpc::Request& request) {
    using Method = std::string (Conversation::*)(const Json&);
    constexpr std::array<std::pair<std::string_view, Method>, 8> methods{{
        {"open", &Conversation::open},
        {"play", &Conversation::play},
        {"undo", &Conversation::undo},
        {"moves", &Conversation::moves},
        {"position", &Conversation::position},
        {"record", &Conversation::record},
        {"judge", &Conversation::judge},
        {"close", &Conversation::close},
    }};
    for (const auto& [name, method] : methods) {
        if (request.method == name) {
            return (this->*method)(request.params);
        }
    }
    throw rpc::Error(Code::method_not_found,
                     "the methods are open, play, undo, moves, position, record, judge and close");
}

Session& Conversation::session(std::uint64_t number) {
    const auto found = sessions_.find(number);
    if (found == sessions_.end()) {
        refuse_params(fmt::format("no session {} is open", number));
    }
    return found->second;
}

void Conversation::expect_room(std::size_t more) const {
    for (const auto& [number, one] : sessions_) {
        more += one.text().size();
    }
    if (more > most_text) {
        refuse_params("the sessions that are open hold too much text: close some");
    }
}

/// A header lacks the blank line that ends it.
std::string Conversation::open(const Json& params) {
    const Request asked(params, {"header", "record", "files"});
    if (asked.has("header") == asked.has("record")) {
        refuse_params("open takes a \"header\" or a \"record\"");
    }
    std::string text = asked.has("record") ? asked.text("record") : asked.text("header") + "\n\n";
    expect_room(text.size());
    if (sessions_.size() >= most_sessions) {
        refuse_params(fmt::format("{} sessions are open: close some", sessions_.size()));
    }
    const Session& session = sessions_.try_emplace(last_ + 1, std::move(text), asked.files()).first->second;
    return opened_json(++last_, session);
}

std::string Conversation::play(const Json& params) {
    const Request asked(params, {"session", "line"});
    Session& one = session(asked.number("session"));
    const std::string line = asked.text("line");
    if (line.find_first_of("\r\n") != std::string::npos) {
        refuse_params("\"line\" holds one line");
    }
    expect_room(line.size());
    const bool applied = one.play(line);
    return played_json(one, applied, line);
}

std::string Conversation::undo(const Json& params) {
    const Request asked(params, {"session"});
    Session& one = session(asked.number("session"));
    const std::string line = one.undo();
    if (line.empty()) {
        refuse_params("there is no line to take back");
    }
    return undone_json(one.now(), line);
}

std::string Conversation::moves(const Json& params) {
    const Request asked(params, {"session", "prefix"});
    const Session& one = session(asked.number("session"));
    return listed_json(one, asked.text("prefix", ""));
}

std::string Conversation::position(const Json& params) {
    const Request asked(params, {"session"});
    const Session& one = session(asked.number("session"));
    return position_json(one);
}

std::string Conversation::record(const Json& params) {
    const Request asked(params, {"session"});
    return to_line(Json{{"text", session(asked.number("session")).text()}});
}

std::string Conversation::judge(const Json& params) {
    const Request asked(params, {"record", "files"});
    return judged_json(asked.text("record"), asked.files());
}

std::string Conversation::close(const Json& params) {
    const Request asked(params, {"session"});
    const std::uint64_t number = asked.number("session");
    session(number);
    sessions_.erase(number);
    return to_line(Json{{"closed", number}});
}

std::string answer_to_long_line() {
    return rpc::failure(nullptr, Code::invalid_request, "this line is too long");
}

}  // namespace arbiter::cli
