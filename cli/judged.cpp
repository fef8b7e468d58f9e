// Asks the standing of a record which of its findings fail it.
#include "cli/judged.hpp"

#include "cli/digest.hpp"

#include <algorithm>

namespace arbiter::cli {

bool Judged::is_new(const Finding& finding) const {
    if (standing.since != Since::changed) {
        return standing.since != Since::unchanged;
    }
    const Place place = place_of(record, finding.span.begin);
    const std::string words =
        words_of({name_of(finding.severity), finding.rule->id, place.line - record.line + 1, place.column});
    return standing.known.find(words) == standing.known.end();
}

bool Judged::fails(const Finding& finding) const {
    return finding.severity >= standing.level && is_new(finding);
}

bool Judged::failed() const {
    return standing.since == Since::changed || std::any_of(report.findings.begin(), report.findings.end(),
                                                           [this](const Finding& finding) { return fails(finding); });
}

}  // namespace arbiter::cli
