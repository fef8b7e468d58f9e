// Runs trace: judges every record and prints what each of its lines did, as JSON Lines or beside the lines.
#include "cli/commands/trace.hpp"

#include "cli/output/exit_code.hpp"
#include "cli/report/trace_json.hpp"
#include "cli/report/trace_text.hpp"
#include "cli/report/traced_record.hpp"
#include "cli/run/run.hpp"

namespace arbiter::cli {

int trace(const TraceOptions& options) {
    TraceParts report_options = options.report_options;
    report_options.points = !options.no_points;
    RunOptions run_options{options.paths, {true, true}, 1, 1};
    run_options.identify = true;
    const int code = print_each(run_options, [&](const JudgedRecord& judged, std::string& text) {
        const Record record = read_record(judged.record);
        const Trace trace = trace_of(judged, record, report_options);
        options.text ? write_margins(judged, trace, text) : write_trace(judged, record, trace, report_options, text);
    });
    if (options.text && code == Exit::findings) {
        return Exit::clean;  // git stops where what makes a text to compare ends with any other
    }
    return code;
}

}  // namespace arbiter::cli
