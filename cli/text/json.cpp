// Reads JSON from anybody, and writes it for anybody.
#include "cli/text/json.hpp"

#include "cli/text/plain_text.hpp"

#include <nlohmann/json.hpp>

namespace arbiter::cli {

Json json_in(std::string_view text) {
    constexpr int deepest = 64;
    bool deep = false;
    const auto shallow = [&deep](int depth, Json::parse_event_t, const Json&) {
        deep = deep || depth > deepest;
        return !deep;
    };
    Json json = Json::parse(text, shallow, false);
    const bool cut = text.find('\0') != std::string_view::npos;  // the parser takes it for the end
    return deep || cut ? Json(Json::value_t::discarded) : json;
}

std::string to_line(const Json& json) {
    return visible_json(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace arbiter::cli
