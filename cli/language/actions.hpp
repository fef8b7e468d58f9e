// Quick fixes: habits undone, and what was probably meant.
#pragma once

#include "cli/language/document.hpp"
#include "cli/language/protocol.hpp"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>

namespace arbiter::cli::lsp {

struct Actions {
    Json list;
    bool left_out = false;    ///< the canonical form of the record would take more than a request may
    std::uint64_t steps = 0;  ///< what it took beside looking for what was meant, which has an allowance of its own
};

/// For the findings on the lines of the range.
Actions actions(const std::string& uri, Document& document, const Range& range);

}  // namespace arbiter::cli::lsp
