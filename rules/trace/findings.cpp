// Finds the line of a finding.
#include "rules/trace/findings.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace arbiter {
namespace {

Step* step_at(std::uint32_t offset, Trace& trace) {
    const auto behind = std::upper_bound(trace.steps.begin(), trace.steps.end(), offset,
                                         [](std::uint32_t at, const Step& step) { return at < step.span.begin; });
    const bool before_all = behind == trace.steps.begin();
    return before_all || (behind - 1)->span.end < offset ? nullptr : &*(behind - 1);
}

}  // namespace

void hand_out(const std::vector<Finding>& findings, Trace& trace) {
    for (const Finding& finding : findings) {
        if (Step* const step = step_at(finding.span.begin, trace); step != nullptr) {
            step->findings.push_back(finding);
        }
    }
}

void hand_out_behind(std::uint32_t from, const std::vector<Finding>& findings, Trace& trace) {
    for (const Finding& finding : findings) {
        Step* const step = step_at(finding.span.begin, trace);
        if (step == nullptr || step->span.begin < from || finding.rule->id == "record.stands.nothing") {
            continue;
        }
        step->findings.push_back(finding);
        step->findings.back().severity = severity_of(finding.rule->kind);
    }
}

void take_over(Trace on, Trace& trace) {
    const auto refused = std::find_if(trace.steps.begin(), trace.steps.end(),
                                      [](const Step& step) { return step.applied == Applied::no; });
    const auto strict = static_cast<std::size_t>(refused - trace.steps.begin());
    for (std::size_t i = 0; i < std::min({trace.steps.size(), on.steps.size(), strict + 1}); ++i) {
        on.steps[i].findings = std::move(trace.steps[i].findings);
    }
    on.events = trace.events;
    trace = std::move(on);
}

void map_back(const lenient::NormalizedRecord& meant, Trace& trace) {
    for (Step& step : trace.steps) {
        step.span = meant.original(step.span);
        for (ScoreEvent& earned : step.points) {
            for (std::uint32_t& line : earned.lines) {
                line = line == no_offset ? line : meant.original(line);
            }
        }
        for (Finding& finding : step.findings) {
            finding.span = meant.original(finding.span);
            for (Note& note : finding.notes) {
                note.span = meant.original(note.span);
            }
        }
    }
    if (trace.end) {
        trace.end->span = meant.original(trace.end->span);
    }
}

}  // namespace arbiter
