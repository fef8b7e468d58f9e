// A judged record as JSON: the one shape behind every machine-readable report.
#pragma once

#include "cli/judged.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace arbiter::cli {

using Json = nlohmann::ordered_json;

Json to_json(const Value& value);
Json to_json(const Judged& judged, const Finding& finding);
/// The names of verdict.md: checkers rely on them. More may be added, none renamed.
Json to_json(const Judged& judged);
/// One line, without its line break. Bytes that are no UTF-8 become the replacement character.
std::string to_line(const Json& json);

}  // namespace arbiter::cli
