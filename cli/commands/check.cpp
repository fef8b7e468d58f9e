#include "cli/commands/check.hpp"

#include "cli/options.hpp"
#include "cli/render/reporter.hpp"
#include "cli/render/text.hpp"
#include "cli/run.hpp"

#include <algorithm>
#include <cstdio>

namespace arbiter::cli {
namespace {

bool fails(const Report& report, const CheckOptions& options) {
    const Severity level = options.strict ? std::min(options.fail_on, Severity::warning) : options.fail_on;
    return std::any_of(report.findings.begin(), report.findings.end(),
                       [level](const Finding& finding) { return finding.severity >= level; });
}

}  // namespace

int check(const CheckOptions& options) {
    Reporters reporters(options.reports);
    const TextStyle style{options.color, options.quiet};
    const bool text_on_terminal = !reporters.use_stdout();
    RunOptions run_options{options.paths, reporters.wishes(), options.jobs, reporters.count() + 1};
    Tally tally;
    std::uint64_t failed = 0;
    reporters.begin();
    const auto render = [&](const Judged& judged, Rendered& rendered) {
        if (text_on_terminal) {
            write_text(judged, style, rendered.outputs[0]);
        }
        reporters.render(judged, rendered.outputs);
        rendered.tally.add(judged.report);
        rendered.failed += fails(judged.report, options) ? 1U : 0U;
    };
    const auto accept = [&](Rendered& rendered) {
        std::fwrite(rendered.outputs[0].data(), 1, rendered.outputs[0].size(), stdout);
        reporters.write(rendered.outputs);
        tally.add(rendered.tally);
        failed += rendered.failed;
        rendered.tally = {};
        rendered.failed = 0;
        for (std::string& output : rendered.outputs) {
            output.clear();
        }
    };
    const std::vector<Trouble> troubles = run(run_options, render, accept);
    reporters.end(tally);
    if (text_on_terminal) {
        std::string summary;
        write_summary(tally, style, summary);
        std::fwrite(summary.data(), 1, summary.size(), stdout);
    }
    tell_troubles(troubles);
    return !troubles.empty() ? Exit::unreadable : failed != 0 ? Exit::findings : Exit::clean;
}

}  // namespace arbiter::cli
