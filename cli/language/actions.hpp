// Quick fixes: habits undone, and what was probably meant.
#pragma once

#include "cli/language/document.hpp"
#include "cli/language/protocol.hpp"

#include <string>

namespace arbiter::cli::lsp {

/// For the findings on the lines of the range.
Json actions(const std::string& uri, Document& document, const Range& range);

}  // namespace arbiter::cli::lsp
