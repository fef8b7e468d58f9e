// Takes requests apart and puts answers together.
#include "cli/session/json_rpc.hpp"

#include "cli/library/request.hpp"
#include "cli/text/no_memory.hpp"

#include <exception>
#include <new>
#include <utility>

namespace arbiter::cli::rpc {
namespace {

void require(bool fits, Code code, const char* why) {
    if (!fits) {
        throw Error(code, why);
    }
}

/// Without an id nobody waits for an answer.
void read_id(const Json& object, Request& request) {
    const auto id = object.find("id");
    request.answered = id != object.end();
    if (request.answered) {
        require(id->is_string() || id->is_number() || id->is_null(), Code::invalid_request,
                "an id is a text, a number or null");
        request.id = *id;
    }
}

}  // namespace

void read(std::string_view line, Request& request) {
    Json object = json_in(line);
    require(!object.is_discarded(), Code::parse_error, "this is no JSON");
    require(!object.is_array(), Code::invalid_request, "there are no batches here: one request a line");
    require(object.is_object(), Code::invalid_request, "a request is an object");
    read_id(object, request);
    const auto version = object.find("jsonrpc");
    if (version == object.end() || *version != "2.0" || !object.contains("method") || !object["method"].is_string()) {
        request.answered = true;  // a request that is none is no notification either
        throw Error(Code::invalid_request, "a request has \"jsonrpc\":\"2.0\" and a \"method\"");
    }
    request.method = object["method"].get<std::string>();
    if (object.contains("params")) {
        request.params = std::move(object["params"]);
    }
}

std::string answer(std::string_view line, const std::function<std::string(const Request&)>& call) {
    Request request;
    std::string answered;
    try {
        read(line, request);
        answered = result(request.id, call(request));
    } catch (const Error& error) {
        answered = failure(request.id, error.code, error.words);
    } catch (const BadRequest& why) {
        answered = failure(request.id, Code::invalid_params, why.words);
    } catch (const std::bad_alloc&) {
        answered = failure(request.id, Code::internal_error, no_memory);
    } catch (const std::exception& error) {
        answered = failure(request.id, Code::internal_error, error.what());
    }
    return request.answered ? answered : std::string{};
}

std::string result(const Json& id, std::string_view json) {
    return R"({"jsonrpc":"2.0","id":)" + to_line(id) + R"(,"result":)" + std::string(json) + "}";
}

std::string failure(const Json& id, Code code, std::string_view why) {
    const std::string error = to_line(Json{{"code", static_cast<int>(code)}, {"message", why}});
    return R"({"jsonrpc":"2.0","id":)" + to_line(id) + R"(,"error":)" + error + "}";
}

}  // namespace arbiter::cli::rpc
