// Asks the standing of a record which of its findings fail it.
#include "cli/judged.hpp"

#include "cli/digest.hpp"

#include <algorithm>

namespace arbiter::cli {

std::string_view name_of(Since since) {
    switch (since) {
        case Since::no_baseline: return {};
        case Since::fresh: return "new";
        case Since::unchanged: return "unchanged";
        case Since::changed: return "changed";
    }
    return {};
}

bool Judged::is_new(const Finding& finding) const {
    if (differences != nullptr) {
        return false;
    }
    if (standing.since != Since::changed) {
        return standing.since != Since::unchanged;
    }
    const std::vector<Finding>& all = report.findings;
    const bool listed = !all.empty() && &finding >= &all.front() && &finding <= &all.back();
    return !listed || standing.known.find(standing.marks[static_cast<std::size_t>(&finding - &all.front())]) ==
                          standing.known.end();
}

bool Judged::fails(const Finding& finding) const {
    return finding.severity >= standing.level && is_new(finding);
}

bool Judged::failed() const {
    if (differences != nullptr) {
        return !differences->empty();
    }
    const bool worse = standing.since == Since::changed && (standing.strict || !standing.better);
    return worse || std::any_of(report.findings.begin(), report.findings.end(),
                                [this](const Finding& finding) { return fails(finding); });
}

}  // namespace arbiter::cli
