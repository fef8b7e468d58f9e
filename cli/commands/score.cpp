// Runs score: prints the score sheet of each record, or what is wrong with it.
#include "cli/commands/score.hpp"

#include "cli/options.hpp"
#include "cli/render/plain_text.hpp"
#include "cli/render/text.hpp"
#include "cli/run.hpp"

#include <cstdio>

namespace arbiter::cli {

int score(const ScoreOptions& options) {
    const TextStyle style{options.color, false};
    const RunOptions run_options{options.paths, {false, true, true}, 1, 1};
    bool failed = false;
    const auto render = [&](const Judged& judged, Rendered& rendered) {
        std::string& text = rendered.outputs[0];
        for (const Finding& finding : judged.report.findings) {
            if (finding.severity == Severity::error) {
                write_finding(judged, finding, style, text);
                failed = true;
            }
        }
        write_verdict(judged, style, text);
        append_plain(judged.report.sheet, text);
        text += '\n';
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
