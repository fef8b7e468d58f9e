// A player gets another name, all through a record.
#pragma once

#include "cli/language/document.hpp"
#include "cli/language/protocol.hpp"

#include <string>
#include <vector>

namespace arbiter::cli::lsp {

/// The name at the place and its range; null where there is none.
Json renamed_here(Document& document, const Document::Located& at);

/// Throws BadRequest when there is no name at the place, or the record would say something else with the new one.
std::vector<Edit> renamed(Document& document, const Document::Located& at, const std::string& name);

}  // namespace arbiter::cli::lsp
