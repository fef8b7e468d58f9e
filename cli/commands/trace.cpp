// Runs trace: judges every record and prints what each of its lines did, as JSON Lines.
#include "cli/commands/trace.hpp"

#include "cli/options.hpp"
#include "cli/render/trace_json.hpp"
#include "cli/run.hpp"
#include "cli/side_files.hpp"
#include "rules/game_named.hpp"

#include <algorithm>
#include <cstdio>

namespace arbiter::cli {
namespace {

bool is_error(const Finding& finding) {
    return finding.severity == Severity::error;
}

void write(const Judged& judged, const TraceWishes& wishes, std::string& text) {
    const Record record = read_record(judged.record);
    Trace trace;
    const GameEntry* const game = judged.report.game.empty() ? nullptr : find_game(judged.report.game);
    if (game != nullptr) {
        game->trace(record, wishes, reader_beside(std::string(judged.file)), judged.report, trace);
    }
    write_trace(judged, record, trace, wishes, text);
}

}  // namespace

int trace(const TraceOptions& options) {
    TraceWishes wishes = options.wishes;
    wishes.points = !options.no_points;
    RunOptions run_options{options.paths, {true, true}, 1, 1};
    run_options.identify = true;
    bool failed = false;
    const auto render = [&](const Judged& judged, Rendered& rendered) {
        const auto& findings = judged.report.findings;
        failed = failed || std::any_of(findings.begin(), findings.end(), is_error);
        write(judged, wishes, rendered.outputs[0]);
    };
    const auto accept = [](Rendered& rendered) {
        std::fwrite(rendered.outputs[0].data(), 1, rendered.outputs[0].size(), stdout);
        rendered.outputs[0].clear();
    };
    const std::vector<Trouble> troubles = run(run_options, render, accept);
    tell_troubles(troubles);
    return is_unread(troubles) ? Exit::unreadable : failed ? Exit::findings : Exit::clean;
}

}  // namespace arbiter::cli
