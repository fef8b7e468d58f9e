// JSON as a tree, and as one line.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace arbiter::cli {

using Json = nlohmann::ordered_json;

/// What somebody else has written; discarded where it is no JSON, or nested deeper than anything that is meant here: to
/// copy a value takes stack for each of its levels.
Json json_in(std::string_view text);
/// One line, without its line break. Bytes that are no UTF-8 become the replacement character.
std::string to_line(const Json& json);

}  // namespace arbiter::cli
