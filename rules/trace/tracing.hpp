// Judges a record and traces it, whatever its game.
#pragma once

#include "rules/judge.hpp"
#include "rules/trace.hpp"

namespace arbiter {

/// The report is valid until the judge's next record, the trace for ever. A record of no game has no steps.
void trace(Judge& judge, const RecordText& text, const Wishes& wishes, const TraceWishes& trace_wishes,
           const FileReader& open, Report& report, Trace& trace);

}  // namespace arbiter
