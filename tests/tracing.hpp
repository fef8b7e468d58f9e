// Judges a record and traces it, whatever its game.
#pragma once

#include "rules/registry/judge.hpp"
#include "rules/registry/registry.hpp"
#include "rules/trace/trace.hpp"

namespace arbiter::test {

/// The report is valid until the judge's next record, the trace for ever. A record of no game has no steps.
inline void trace(Judge& judge, const RecordText& text, const ReportOptions& options, const TraceParts& parts,
                  const FileReader& open, Report& report, Trace& trace) {
    judge.run(text, options, open, report);
    trace = {};
    if (const GameEntry* const game = find_game_of(judge.record().header); game != nullptr) {
        game->trace(judge.record(), parts, open, report, trace);
    }
}

}  // namespace arbiter::test
