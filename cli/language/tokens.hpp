// Colors by meaning: keys and values of headers, players, keywords, numbers, comments.
#pragma once

#include "cli/language/document.hpp"
#include "cli/report/record_json.hpp"

#include <cstddef>

namespace arbiter::cli::lsp {

/// The kinds of tokens, by the names that editors know.
Json token_legend();

/// Those of sections from `first` to `last`, as the protocol packs them.
Json tokens(const Document& document, std::size_t first, std::size_t last);

/// How many sections from the first one on are colored when somebody asks for all: what lies far behind is asked for
/// when it is seen.
std::size_t colored_at_once(const Document& document);

}  // namespace arbiter::cli::lsp
