// Names of verdicts and severities, and a report emptied for the next record.
#include "rules/report/report.hpp"

#include "arbiter/api.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

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

std::string_view name_of(Fix::Change change) {
    switch (change) {
        case Fix::Change::replace: return "replace";
        case Fix::Change::insert: return "insert";
        case Fix::Change::erase: return "delete";
        case Fix::Change::swap: return "swap";
        case Fix::Change::all: return "all";
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
    std::vector<Completed> room = std::move(completed);
    room.clear();
    std::destroy_at(this);
    std::construct_at(this)->completed = std::move(room);
}

}  // namespace arbiter
