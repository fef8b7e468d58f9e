// What the command line makes of findings: which are allowed, which weigh more or less than their rule says.
#pragma once

#include "cli/report/run_totals.hpp"
#include "rules/report/report.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::cli {

/// `--allow CODE`, `--demote CODE=SEVERITY` and `--strict`, in this order.
class SeverityPolicy {
public:
    /// Throws std::runtime_error on a code that no rule has, or a word that is no severity.
    SeverityPolicy(const std::vector<std::string>& allow, const std::vector<std::string>& demote, bool strict);

    /// BaselineCounts the findings, and the verdict that follows from them; strictness leaves the verdict alone, for a
    /// game that goes on is no violation.
    void apply(Report& report) const;

    /// The codes that met no finding in the whole run.
    std::vector<std::string_view> unused(const RunTotals& totals) const;

private:
    void reweigh(Report& report) const;

    std::vector<std::string_view> allowed_;
    std::vector<std::pair<std::string_view, Severity>> demoted_;
    bool strict_;
};

/// The rule with this code, or an exception that says what was meant.
const Rule& rule_or_throw(const std::string& code);

Severity severity_or_throw(std::string_view word);

}  // namespace arbiter::cli
