// A record with what its lines earned beside them, for people: as written, so that two of them can be compared.
#pragma once

#include "cli/report/judged_record.hpp"
#include "rules/trace/trace.hpp"

#include <string>

namespace arbiter::cli {

/// Appends the record, line by line; behind it what came of it. No name of a file is in it.
void write_margins(const JudgedRecord& judged, const Trace& trace, std::string& text);

}  // namespace arbiter::cli
