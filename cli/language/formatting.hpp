// Canonical form, as `fmt` writes it, record by record.
#pragma once

#include "cli/language/document.hpp"
#include "cli/language/protocol.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace arbiter::cli::lsp {

/// So many times a record is replayed to write it, and to see that what is written is the same.
inline constexpr unsigned replays_to_format = 3;

struct Formatted {
    std::vector<Edit> edits;
    std::size_t left_out = 0;  ///< records that would have taken more than what was left of it
    std::uint64_t steps = 0;   ///< what it took
};

/// Sections from `first` to `last`. A record that would not stay the same is left as it is, and so is one that takes
/// too long.
Formatted formatted(Document& document, std::size_t first, std::size_t last);

}  // namespace arbiter::cli::lsp
