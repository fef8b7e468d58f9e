// A report as bytes, and back: all that judging has come to, but for the text
// that it is about.
#pragma once

#include "rules/report.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// Nothing where the report looks at something that is neither in the record
/// nor in the program.
std::optional<std::string> bytes_of(const Report& report, std::string_view text);

/// False, with a report that is not to be looked at, when the bytes are none of
/// a report about this text.
bool read_report(std::string_view bytes, std::string_view text, Report& report);

}  // namespace arbiter::cli
