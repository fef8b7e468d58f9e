// One record with what the referee says of it: all that any output needs.
#pragma once

#include "grammar/text/record_text.hpp"
#include "rules/report.hpp"

#include <algorithm>
#include <string_view>

namespace arbiter::cli {

struct Judged {
    std::string_view file;  ///< as the user named it
    const RecordText& record;
    const Report& report;
    Severity level = Severity::error;  ///< the least severity that fails the record

    bool failed() const {
        return std::any_of(report.findings.begin(), report.findings.end(),
                           [this](const Finding& finding) { return finding.severity >= level; });
    }
};

}  // namespace arbiter::cli
