// What an editor shows beside the mouse: a rule that is broken, a player's score so far, what a move did.
#pragma once

#include "cli/language/document.hpp"
#include "cli/report/record_json.hpp"

namespace arbiter::cli::lsp {

/// null where there is nothing to be said.
Json hover(Document& document, const Document::Located& at);

}  // namespace arbiter::cli::lsp
