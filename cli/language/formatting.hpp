// Canonical form, as `fmt` writes it, record by record.
#pragma once

#include "cli/language/document.hpp"
#include "cli/language/protocol.hpp"

#include <cstddef>
#include <vector>

namespace arbiter::cli::lsp {

/// Sections from `first` to `last`. A record that would not stay the same is left as it is.
std::vector<Edit> formatted(const Document& document, std::size_t first, std::size_t last);

}  // namespace arbiter::cli::lsp
