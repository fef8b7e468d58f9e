// JSON-RPC 2.0: what stands around a request and its answer.
#pragma once

#include "cli/report/record_json.hpp"

#include <nlohmann/json.hpp>

#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace arbiter::cli::rpc {

/// The codes that JSON-RPC itself has.
enum class Code : int {
    parse_error = -32700,
    invalid_request = -32600,
    method_not_found = -32601,
    invalid_params = -32602,
    internal_error = -32603,
};

struct Error : std::runtime_error {
    Error(Code number, const std::string& why) : std::runtime_error(why), code(number), words(why) {}
    Code code;
    std::string words;  ///< which can hold a NUL
};

struct Request {
    Json id;               ///< null until it is known
    bool answered = true;  ///< false: a notification, to which nothing is answered
    std::string method;
    Json params;
};

/// Reads a line into the request, as far as it goes; throws Error.
void read(std::string_view line, Request& request);

/// What is answered to a line: the JSON that `call` makes of the request, or the error that it throws, each around what
/// stands there. Empty where nobody waits for it. Any bytes are taken.
std::string answer(std::string_view line, const std::function<std::string(const Request&)>& call);

/// One line, without its line break.
std::string result(const Json& id, std::string_view json);
std::string failure(const Json& id, Code code, std::string_view why);

}  // namespace arbiter::cli::rpc
