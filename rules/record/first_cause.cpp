// Finds the first cause among the errors of a record, and gathers the others under it.
#include "rules/record/first_cause.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::record {
namespace {

bool counts(const Finding& finding) {
    return finding.severity == Severity::error &&
           (finding.rule->kind == Kind::play || finding.rule->kind == Kind::claim);
}

/// What is wrong with the header brings about much, but nothing else in the header.
bool is_of_header(const Finding& finding) {
    constexpr std::array<std::string_view, 4> parts{"record.header.", "record.house.", "record.players.",
                                                    "record.start."};
    return std::any_of(parts.begin(), parts.end(),
                       [&](std::string_view part) { return finding.rule->id.starts_with(part); });
}

/// Whether one is rather the cause than the other.
bool is_earlier(const Finding& one, const Finding& other) {
    return one.consequence != other.consequence ? other.consequence : one.span.begin < other.span.begin;
}

template <typename Findings>
auto first_of(Findings& findings) -> decltype(&findings.front()) {
    auto* first = decltype(&findings.front()){nullptr};
    for (auto& finding : findings) {
        if (counts(finding) && (first == nullptr || is_earlier(finding, *first))) {
            first = &finding;
        }
    }
    return first;
}

}  // namespace

Finding* first_cause(Report& report) {
    return first_of(report.findings);
}

const Finding* first_cause(const Report& report) {
    return first_of(report.findings);
}

void gather_consequences(Report& report) {
    if (std::count_if(report.findings.begin(), report.findings.end(), counts) < 2) {
        return;
    }
    const Finding* const cause = first_cause(report);
    const auto behind = std::stable_partition(
        report.findings.begin(), report.findings.end(),
        [cause](const Finding& finding) { return &finding == cause || is_of_header(finding) || !counts(finding); });
    std::vector<Finding> follows(std::make_move_iterator(behind), std::make_move_iterator(report.findings.end()));
    report.findings.erase(behind, report.findings.end());
    first_cause(report)->follows = std::move(follows);
}

void spread_consequences(Report& report) {
    const auto cause = std::find_if(report.findings.begin(), report.findings.end(),
                                    [](const Finding& finding) { return !finding.follows.empty(); });
    if (cause == report.findings.end()) {
        return;
    }
    std::vector<Finding> follows = std::exchange(cause->follows, {});
    report.findings.insert(report.findings.end(), std::make_move_iterator(follows.begin()),
                           std::make_move_iterator(follows.end()));
    std::stable_sort(report.findings.begin(), report.findings.end(),
                     [](const Finding& a, const Finding& b) { return a.span.begin < b.span.begin; });
}

}  // namespace arbiter::record
