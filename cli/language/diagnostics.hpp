// What an editor underlines.
#pragma once

#include "cli/language/document.hpp"
#include "cli/report/record_json.hpp"

#include <string>

namespace arbiter::cli::lsp {

/// The findings of all sections that are judged, each with the earlier lines that it rests on.
Json diagnostics(const std::string& uri, const Document& document);
/// One of them.
Json diagnostic(const std::string& uri, const Document& document, std::size_t section, const Finding& finding);

}  // namespace arbiter::cli::lsp
