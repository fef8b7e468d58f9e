// A report for callers, made of the referee's own.
#pragma once

#include "arbiter/report.hpp"
#include "grammar/text/record_text.hpp"
#include "rules/report/report.hpp"

namespace arbiter::v1 {

/// Copies everything: the referee's report points into the record's text.
Report report_of(const RecordText& record, const arbiter::Report& report);

}  // namespace arbiter::v1
