// Hands the findings of a report out to the lines that they are about, and brings a trace back to the text as written.
#pragma once

#include "grammar/lenient/normalized_record.hpp"
#include "rules/trace/trace.hpp"

#include <cstdint>
#include <vector>

namespace arbiter {

/// Each finding to the line it stands in; those of the header, and those of no line, are left to the report.
void hand_out(const std::vector<Finding>& findings, Trace& trace);
/// The same from this line on, of a record whose lines all stand there: as if they did not.
void hand_out_behind(std::uint32_t from, const std::vector<Finding>& findings, Trace& trace);
/// A trace that went on takes the place of the one that stopped; up to there the findings stay.
void take_over(Trace on, Trace& trace);
/// From the text as meant to the text as written.
void map_back(const lenient::NormalizedRecord& meant, Trace& trace);

}  // namespace arbiter
