// What a finding is known again by when lines and records are put in before it.
#pragma once

#include "cli/judged.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// A hash of the record's header, the code and the line as written. Findings that have all of these in common have the
/// same mark.
std::string mark_of(const Judged& judged, const Finding& finding);

/// The mark of a finding that stood in a line of the record, counted from its first.
std::string mark_of_line(const Judged& judged, std::uint64_t line, std::string_view code);

}  // namespace arbiter::cli
