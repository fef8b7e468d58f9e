// Runs trace: judges every record and prints what each of its lines did, as JSON Lines.
#include "cli/commands/trace.hpp"

#include "cli/print_each.hpp"
#include "cli/render/trace_json.hpp"
#include "cli/traced.hpp"

namespace arbiter::cli {

int trace(const TraceOptions& options) {
    TraceWishes wishes = options.wishes;
    wishes.points = !options.no_points;
    RunOptions run_options{options.paths, {true, true}, 1, 1};
    run_options.identify = true;
    return print_each(run_options, [&](const Judged& judged, std::string& text) {
        const Record record = read_record(judged.record);
        write_trace(judged, record, trace_of(judged, record, wishes), wishes, text);
    });
}

}  // namespace arbiter::cli
