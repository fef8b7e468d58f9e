// Names of verdicts and severities, and a report emptied for the next record.
#include "rules/report.hpp"

#include "arbiter/api.h"

#include <algorithm>
#include <string>

namespace arbiter {

ARBITER_API std::string_view name_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::valid: return "valid";
        case Verdict::incomplete: return "incomplete";
        case Verdict::unverified: return "unverified";
        case Verdict::violation: return "violation";
        case Verdict::unreadable: return "unreadable";
    }
    return "";
}

ARBITER_API std::string_view name_of(Severity severity) {
    switch (severity) {
        case Severity::note: return "note";
        case Severity::warning: return "warning";
        case Severity::error: return "error";
    }
    return "";
}

std::string_view name_of(Mend::Change change) {
    switch (change) {
        case Mend::Change::replace: return "replace";
        case Mend::Change::insert: return "insert";
        case Mend::Change::erase: return "delete";
        case Mend::Change::swap: return "swap";
    }
    return "";
}

std::string in_words(const ScoreRange& range) {
    const std::string least = std::to_string(range.least);
    if (range.least == range.most) {
        return least;
    }
    return range.most == boundless ? least + " or more" : least + " to " + std::to_string(range.most);
}

const Finding* first_error(const std::vector<Finding>& findings) {
    const auto found = std::ranges::find(findings, Severity::error, &Finding::severity);
    return found == findings.end() ? nullptr : &*found;
}

void Report::reset() {
    game = {};
    verdict = Verdict::valid;
    finished = false;
    events = 0;
    stopped_at = 0;
    lines = 0;
    seats.clear();
    score_count = 0;
    winners = 0;
    possible_winners = 0;
    open_end = false;
    open_winners = false;
    score_ranges.clear();
    totals.clear();
    one_filling = false;
    outline_from = no_offset;
    breakdown = {};
    judged_as.clear();
    sheet.clear();
    extra.clear();
    completed.clear();
    cancelled.clear();
    assumed.clear();
    settled.clear();
    findings.clear();
    allowed.clear();
}

}  // namespace arbiter
