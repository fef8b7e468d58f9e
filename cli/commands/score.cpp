// Runs score: prints the score sheet of each record, or what is wrong with it.
#include "cli/commands/score.hpp"

#include "cli/options.hpp"
#include "cli/render/json.hpp"
#include "cli/render/plain_text.hpp"
#include "cli/render/text.hpp"
#include "cli/run.hpp"

#include <algorithm>
#include <cstdio>

namespace arbiter::cli {

namespace {

bool is_error(const Finding& finding) {
    return finding.severity == Severity::error;
}

void write_sheet(const Judged& judged, const TextStyle& style, std::string& text) {
    for (const Finding& finding : judged.report.findings) {
        if (is_error(finding)) {
            write_finding(judged, finding, style, text);
        }
    }
    write_verdict(judged, style, text);
    append_plain(judged.report.sheet, text);
    text += '\n';
}

void write_json_sheet(const Judged& judged, std::string& text) {
    Parts parts;
    parts.sheet = true;
    write_json(judged, parts, text);
    text += '\n';
}

}  // namespace

int score(const ScoreOptions& options) {
    const TextStyle style{options.color, false};
    const RunOptions run_options{options.paths, {options.json, true, true}, 1, 1};
    bool failed = false;
    const auto render = [&](const Judged& judged, Rendered& rendered) {
        const auto& findings = judged.report.findings;
        failed = failed || std::any_of(findings.begin(), findings.end(), is_error);
        options.json ? write_json_sheet(judged, rendered.outputs[0]) : write_sheet(judged, style, rendered.outputs[0]);
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
