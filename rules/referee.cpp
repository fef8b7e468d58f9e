// Makes findings, with the severity that `stands` leaves them.
#include "rules/referee.hpp"

#include <algorithm>

namespace arbiter {

Finding& Referee::find(const Rule& rule, Span span, std::string message) {
    Finding finding;
    finding.rule = &rule;
    finding.severity = severity_of(rule.kind);
    const bool pardoned = stands_ && (rule.kind == Kind::play || rule.kind == Kind::claim);
    if (pardoned) {
        finding.severity = Severity::note;
    }
    finding.span = span;
    finding.message = std::move(message);
    errors_ += finding.severity == Severity::error ? 1 : 0;
    syntax_errors_ += rule.kind == Kind::syntax ? 1 : 0;
    report_.findings.push_back(std::move(finding));
    return report_.findings.back();
}

Finding& Referee::find_damage(const Rule& rule, bool nul, Span span, std::string message) {
    Finding& finding = find(rule, span, std::move(message));
    damage_[nul ? 1 : 0] = report_.findings.size();
    return finding;
}

bool Referee::repeat_damage(bool nul) {
    const std::size_t at = damage_[nul ? 1 : 0];
    if (at != 0) {
        ++report_.findings[at - 1].repeats;
    }
    return at != 0;
}

void Referee::repeat_syntax() {
    const auto last = std::find_if(report_.findings.rbegin(), report_.findings.rend(),
                                   [](const Finding& finding) { return finding.rule->kind == Kind::syntax; });
    ++last->repeats;
}

}  // namespace arbiter
