// Asks the game of a record for its trace.
#include "cli/report/traced_record.hpp"

#include "cli/input/side_files.hpp"
#include "rules/game_named.hpp"

#include <algorithm>

namespace arbiter::cli {
namespace {

constexpr Wishes whole{true, true};

}  // namespace

Trace trace_of(const JudgedRecord& judged, const Record& record, const TraceWishes& wishes) {
    Trace trace;
    if (const GameEntry* const game = find_game(judged.report.game); game != nullptr) {
        game->trace(record, wishes, reader_beside(std::string(judged.file)), judged.report, trace);
    }
    return trace;
}

TracedRecord::TracedRecord(std::string_view text, const TraceWishes& wishes, const FileReader& open)
    : first_(text, whole, open) {
    if (first_.game() != nullptr) {
        first_.game()->trace(first_.record(), wishes, open, first_.report(), trace_);
    }
}

std::size_t TracedRecord::errors() const {
    const std::vector<Finding>& findings = first_.report().findings;
    return static_cast<std::size_t>(std::count_if(findings.begin(), findings.end(),
                                                  [](const Finding& one) { return one.severity == Severity::error; }));
}

}  // namespace arbiter::cli
