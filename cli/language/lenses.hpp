// Running scores above the lines where rounds begin.
#pragma once

#include "cli/language/document.hpp"
#include "cli/report/record_json.hpp"

#include <string>

namespace arbiter::cli::lsp {

/// Where they stand, in the sections that somebody has looked at. What they say is told when they are seen.
Json lenses(const std::string& uri, const Document& document);

/// The lens with what it says.
Json resolved(Json lens, Document& document);

}  // namespace arbiter::cli::lsp
