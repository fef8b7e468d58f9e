// The functions of arbiter/arbiter.h: texts in, texts out, and nothing thrown across the boundary.
#include "arbiter/arbiter.h"
#include "cli/library/json_api.hpp"
#include "cli/library/request.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>
#include <string>
#include <string_view>

namespace arbiter::cli {
namespace {

Json options_in(const char* options) {
    if (options == nullptr) {
        return nullptr;
    }
    Json parsed = json_in(options);
    if (parsed.is_discarded()) {
        throw BadRequest("the options are no JSON");
    }
    return parsed;
}

/// A text of the caller's own, from malloc; NULL when memory has run out.
char* handed_over(const std::string& text) noexcept {
    auto* const copy = static_cast<char*>(std::malloc(text.size() + 1));
    if (copy != nullptr) {
        std::memcpy(copy, text.c_str(), text.size() + 1);
    }
    return copy;
}

std::string apology(std::string_view why) {
    return to_line(Json{{"error", why}});
}

/// What make(text, options) says, or why it does not.
template <typename Make>
char* answered(const char* text, const char* options, const Make& make) noexcept {
    try {
        try {
            return handed_over(make(std::string_view(text == nullptr ? "" : text), options_in(options)));
        } catch (const std::bad_alloc&) {
            return nullptr;
        } catch (const BadRequest& error) {
            return handed_over(apology(error.words));
        } catch (const std::exception& error) {
            return handed_over(apology(error.what()));
        }
    } catch (...) {
        return nullptr;
    }
}

}  // namespace
}  // namespace arbiter::cli

using arbiter::cli::Json;
using arbiter::cli::Request;

char* arbiter_judge(const char* text, const char* options) noexcept {
    return arbiter::cli::answered(text, options, [](std::string_view record, const Json& given) {
        const Request asked(given, {"files"});
        return arbiter::cli::judged_json(record, asked.files());
    });
}

char* arbiter_trace(const char* text, const char* options) noexcept {
    return arbiter::cli::answered(text, options, [](std::string_view record, const Json& given) {
        const Request asked(given, {"files", "points", "positions", "moves"});
        arbiter::TraceParts report_options;
        report_options.points = asked.flag("points", true);
        report_options.positions = asked.flag("positions", false);
        report_options.moves = asked.flag("moves", false);
        return arbiter::cli::traced_json(record, asked.files(), report_options);
    });
}

char* arbiter_moves(const char* text, const char* options) noexcept {
    return arbiter::cli::answered(text, options, [](std::string_view record, const Json& given) {
        const Request asked(given, {"files", "prefix"});
        return arbiter::cli::moves_json(record, asked.files(), asked.text("prefix", ""));
    });
}

void arbiter_free(char* answer) noexcept {
    std::free(answer);
}

const char* arbiter_version(void) noexcept {
    return ARBITER_VERSION;
}
