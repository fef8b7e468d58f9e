// Tells what each line of a record did.
#pragma once

#include "rules/registry.hpp"
#include "rules/replay/replay.hpp"
#include "rules/trace/findings.hpp"
#include "rules/trace/tracer.hpp"

#include <utility>

namespace arbiter::verbs {

/// The trace of the record that was replayed; its offsets are those of the record as written.
template <typename AnyReplay>
void take_trace(AnyReplay& replay, Trace& trace) {
    trace = std::move(replay.watcher().trace());
    if (const habits::Meant* const meant = replay.meant(); meant != nullptr) {
        map_back(*meant, trace);
    }
}

/// The same record once more, with all lines from the first that was refused on let stand.
template <Game G>
void play_on(const Record& played, const habits::Meant* meant, const TraceWishes& wishes, std::uint32_t from,
             const FileReader& open, Trace& trace) {
    Replay<G, Tracer<G>> replay(std::in_place, wishes, from);
    Report report;
    Wishes told;
    told.completed = true;
    replay.run_as_written(played, told, open, report, all_keywords());
    Trace on = std::move(replay.watcher().trace());
    hand_out_behind(from, report.findings, on);
    if (meant != nullptr) {
        map_back(*meant, on);
    }
    take_over(std::move(on), trace);
}

template <Game G>
void trace(const Record& record, const TraceWishes& wishes, const FileReader& open, const Report& judged,
           Trace& trace) {
    Replay<G, Tracer<G>> replay(std::in_place, wishes);
    Report report;
    Wishes told;
    told.completed = true;
    replay.run(record, told, open, report, all_keywords());
    const std::uint32_t refused = replay.watcher().first_refused();
    take_trace(replay, trace);
    trace.events = report.events;
    hand_out(judged.findings, trace);
    if (wishes.play_on && refused != no_offset) {
        const bool undone = replay.meant() != nullptr;
        play_on<G>(undone ? replay.as_meant() : record, replay.meant(), wishes, refused, open, trace);
    }
}

}  // namespace arbiter::verbs
