// Tells what each line of a record did.
#pragma once

#include "rules/registry/registry.hpp"
#include "rules/replay/replay.hpp"
#include "rules/trace/findings.hpp"
#include "rules/trace/tracer.hpp"

#include <utility>

namespace arbiter::verbs {

/// The same record once more, with all lines from the first that was refused on let stand.
template <Game G>
[[gnu::cold]] void play_on(const Record& played, const lenient::NormalizedRecord* meant, const TraceParts& options,
                           std::uint32_t from, const FileReader& open, Trace& trace) {
    Replay<G> replay;
    RestorableObserver<Tracer<G>> tracer{Tracer<G>(options, from)};
    Report report;
    ReportOptions told;
    told.completed = true;
    replay.run_as_written(played, told, open, report, known_games(), observer<G>(tracer));
    Trace on = std::move(tracer.now.trace());
    hand_out_behind(from, report.findings, on);
    if (meant != nullptr) {
        map_back(*meant, on);
    }
    take_over(std::move(on), trace);
}

template <Game G>
[[gnu::cold]] void trace(const Record& record, const TraceParts& options, const FileReader& open, const Report& judged,
                         Trace& trace) {
    Replay<G> replay;
    RestorableObserver<Tracer<G>> tracer{Tracer<G>(options)};
    Report report;
    ReportOptions told;
    told.completed = true;
    replay.run(record, told, open, report, known_games(), observer<G>(tracer));
    const std::uint32_t refused = tracer.now.first_refused();
    trace = std::move(tracer.now.trace());
    if (replay.meant() != nullptr) {
        map_back(*replay.meant(), trace);  // its offsets are those of the record as written
    }
    trace.events = report.events;
    hand_out(judged.findings, trace);
    if (options.play_on && refused != no_offset) {
        const bool undone = replay.meant() != nullptr;
        play_on<G>(undone ? replay.normalized() : record, replay.meant(), options, refused, open, trace);
    }
}

}  // namespace arbiter::verbs
