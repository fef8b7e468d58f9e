// A judged record as JSON: the one shape behind every machine-readable report.
#pragma once

#include "cli/judged.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace arbiter::cli {

using Json = nlohmann::ordered_json;

/// Appends one line, without its line break; `error` says why the input could not be read. The names of verdict.md:
/// checkers rely on them. More may be added, none renamed.
void write_json(const Judged& judged, std::string& text, std::string_view error = {});
/// One line, without its line break. Bytes that are no UTF-8 become the replacement character.
std::string to_line(const Json& json);

}  // namespace arbiter::cli
