// What a person has saved of a table: JSON, or the page of a replay with the log in it.
#pragma once

#include "cli/report/record_json.hpp"

#include <string_view>

namespace arbiter::cli::bga {

/// Of a page what its script keeps the log in. Throws NotImported where there is none, and where the site has answered
/// with a refusal.
Json saved_in(std::string_view text);

}  // namespace arbiter::cli::bga
