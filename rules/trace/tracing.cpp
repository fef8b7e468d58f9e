// Judges a record and lets its game trace it.
#include "rules/trace/tracing.hpp"

#include "rules/game_named.hpp"

namespace arbiter {

void trace(Judge& judge, const RecordText& text, const Wishes& wishes, const TraceWishes& trace_wishes,
           const FileReader& open, Report& report, Trace& trace) {
    judge.run(text, wishes, open, report);
    trace = {};
    if (const GameEntry* const game = find_game_of(judge.record().header); game != nullptr) {
        game->trace(judge.record(), trace_wishes, open, report, trace);
    }
}

}  // namespace arbiter
