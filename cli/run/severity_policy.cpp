// Applies --allow, --demote and --strict to reports, and lists what was given in vain.
#include "cli/run/severity_policy.hpp"

#include "grammar/text/spelling.hpp"
#include "rules/record/allow.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/first_cause.hpp"
#include "rules/registry/registry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

namespace arbiter::cli {
namespace {

std::pair<std::string_view, Severity> demotion(const std::string& order) {
    const std::size_t equal = order.find('=');
    if (equal == std::string::npos) {
        throw std::runtime_error(fmt::format("--demote {}: it is CODE=SEVERITY, such as claim.scores=warning", order));
    }
    return {rule_or_throw(order.substr(0, equal)).id, severity_or_throw(std::string_view(order).substr(equal + 1))};
}

}  // namespace

const Rule& rule_or_throw(const std::string& code) {
    if (const Rule* const rule = find_rule(code)) {
        return *rule;
    }
    std::vector<std::string_view> codes;
    for (const Rule* const rule : all_rules()) {
        codes.push_back(rule->id);
    }
    const std::string_view meant = nearest_word(code, codes);
    throw std::runtime_error(fmt::format(
        "there is no rule with the code {}{}", code,
        meant.empty() ? std::string("; arbiter rules GAME lists them") : fmt::format("; did you mean {}?", meant)));
}

Severity severity_or_throw(std::string_view word) {
    for (const Severity severity : {Severity::note, Severity::warning, Severity::error}) {
        if (name_of(severity) == word) {
            return severity;
        }
    }
    throw std::runtime_error(fmt::format("\"{}\" is no severity; they are error, warning and note", word));
}

SeverityPolicy::SeverityPolicy(const std::vector<std::string>& allow, const std::vector<std::string>& demote,
                               bool strict)
    : strict_(strict) {
    for (const std::string& code : allow) {
        allowed_.push_back(rule_or_throw(code).id);
    }
    for (const std::string& order : demote) {
        demoted_.push_back(demotion(order));
    }
}

void SeverityPolicy::apply(Report& report) const {
    if (report.findings.empty()) {
        return;
    }
    if (!allowed_.empty() || !demoted_.empty()) {
        reweigh(report);
    }
    for (Finding& finding : report.findings) {
        finding.severity = strict_ && finding.severity == Severity::warning ? Severity::error : finding.severity;
    }
}

void SeverityPolicy::reweigh(Report& report) const {
    record::spread_consequences(report);
    for (const std::string_view code : allowed_) {
        record::allow_code(code, false, report);
    }
    for (Finding& finding : report.findings) {
        for (const auto& [code, severity] : demoted_) {
            finding.severity = finding.rule->id == code ? severity : finding.severity;
        }
    }
    report.verdict = record::verdict_of(report);
    record::gather_consequences(report);
}

std::vector<std::string_view> SeverityPolicy::unused(const RunTotals& totals) const {
    std::vector<std::string_view> codes;
    for (const std::string_view code : allowed_) {
        if (totals.allowed.count(code) == 0) {
            codes.push_back(code);
        }
    }
    for (const auto& [code, severity] : demoted_) {
        if (totals.codes.count(code) == 0) {
            codes.push_back(code);
        }
    }
    return codes;
}

}  // namespace arbiter::cli
