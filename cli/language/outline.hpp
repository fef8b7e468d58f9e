// The shape of a document: its records and their rounds, as a tree and as what can be folded away.
#pragma once

#include "cli/language/document.hpp"
#include "cli/report/record_json.hpp"

namespace arbiter::cli::lsp {

Json outline(const Document& document);
Json folding(const Document& document);

}  // namespace arbiter::cli::lsp
