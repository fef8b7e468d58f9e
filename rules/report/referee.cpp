// Makes findings, with the severity that `stands` leaves them.
#include "rules/report/referee.hpp"

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
    ++found_;
    return keep(std::move(finding));
}

Referee::OfAKind& Referee::kind_of(const Finding& finding) {
    const auto same = [&](const OfAKind& kind) {
        return kind.rule == finding.rule && kind.severity == finding.severity;
    };
    const auto known = std::find_if(kinds_.begin(), kinds_.end(), same);
    return known != kinds_.end() ? *known : kinds_.emplace_back(OfAKind{finding.rule, finding.severity});
}

Finding& Referee::keep(Finding finding) {
    OfAKind& kind = kind_of(finding);
    if (++kind.count > most_of_a_kind) {
        ++report_.findings[kind.last].repeats;
        forgotten_ = std::move(finding);
        return forgotten_;
    }
    kind.last = report_.findings.size();
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
