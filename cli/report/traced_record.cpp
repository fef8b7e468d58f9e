// Asks the game of a record for its trace.
#include "cli/report/traced_record.hpp"

#include "cli/input/side_files.hpp"
#include "rules/registry/registry.hpp"

#include <algorithm>

namespace arbiter::cli {
namespace {

constexpr ReportOptions whole{true, true};

}  // namespace

Trace trace_of(const JudgedRecord& judged, const Record& record, const TraceParts& report_options) {
    Trace trace;
    if (const GameEntry* const game = find_game(judged.report.game); game != nullptr) {
        game->trace(record, report_options, reader_beside(std::string(judged.file)), judged.report, trace);
    }
    return trace;
}

TracedRecord::TracedRecord(std::string_view text, const TraceParts& report_options, const FileReader& open)
    : first_(text, whole, open) {
    if (first_.game() != nullptr) {
        first_.game()->trace(first_.record(), report_options, open, first_.report(), trace_);
    }
}

std::size_t TracedRecord::errors() const {
    const std::vector<Finding>& findings = first_.report().findings;
    return static_cast<std::size_t>(std::count_if(findings.begin(), findings.end(),
                                                  [](const Finding& one) { return one.severity == Severity::error; }));
}

}  // namespace arbiter::cli
