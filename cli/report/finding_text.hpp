// A finding as a person reads it: what is wrong, where, by which rule, and what would be right.
#pragma once

#include "cli/report/finding_groups.hpp"
#include "cli/report/judged_record.hpp"
#include "cli/text/text_style.hpp"

#include <cstddef>
#include <string>

namespace arbiter::cli {

/// One finding with its place, the line, carets, secondary places, the rule and the help.
void write_finding(const JudgedRecord& judged, const Finding& finding, const TextStyle& style, std::string& text);

/// The first of the group as write_finding has it, and the lines of the others.
void write_group(const JudgedRecord& judged, const FindingGroup& group, const TextStyle& style, std::string& text);

/// How wide the line numbers beside a finding are, and what was probably meant, under them.
std::size_t gutter(const RecordText& record, const Finding& finding);
void write_fix(const RecordText& record, const Finding& finding, std::size_t width, std::string& text);

}  // namespace arbiter::cli
