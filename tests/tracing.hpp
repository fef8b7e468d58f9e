// Judges a record and traces it, whatever its game.
#pragma once

#include "rules/game_named.hpp"
#include "rules/judge.hpp"
#include "rules/trace.hpp"

namespace arbiter::test {

/// The report is valid until the judge's next record, the trace for ever. A record of no game has no steps.
inline void trace(Judge& judge, const RecordText& text, const Wishes& wishes, const TraceWishes& trace_wishes,
                  const FileReader& open, Report& report, Trace& trace) {
    judge.run(text, wishes, open, report);
    trace = {};
    if (const GameEntry* const game = find_game_of(judge.record().header); game != nullptr) {
        game->trace(judge.record(), trace_wishes, open, report, trace);
    }
}

}  // namespace arbiter::test
