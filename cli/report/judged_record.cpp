// Asks what the baseline knows of a record which of its findings fail it.
#include "cli/report/judged_record.hpp"

#include "cli/report/digest.hpp"

#include <algorithm>

namespace arbiter::cli {

std::string_view name_of(Change change) {
    switch (change) {
        case Change::no_baseline: return {};
        case Change::fresh: return "new";
        case Change::unchanged: return "unchanged";
        case Change::changed: return "changed";
    }
    return {};
}

bool JudgedRecord::is_new(const Finding& finding) const {
    if (differences != nullptr) {
        return false;
    }
    if (baseline.change != Change::changed) {
        return baseline.change != Change::unchanged;
    }
    const std::vector<Finding>& all = report.findings;
    const bool listed = !all.empty() && &finding >= &all.front() && &finding <= &all.back();
    return !listed || baseline.known.find(baseline.marks[static_cast<std::size_t>(&finding - &all.front())]) ==
                          baseline.known.end();
}

bool JudgedRecord::fails(const Finding& finding) const {
    return finding.severity >= baseline.level && is_new(finding);
}

bool JudgedRecord::failed() const {
    if (differences != nullptr) {
        return !differences->empty();
    }
    const bool worse = baseline.change == Change::changed && (baseline.strict || !baseline.better);
    return worse || std::any_of(report.findings.begin(), report.findings.end(),
                                [this](const Finding& finding) { return fails(finding); });
}

}  // namespace arbiter::cli
