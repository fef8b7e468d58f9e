// Adds records to the counts, and the counts of two threads together.
#include "cli/report/run_totals.hpp"

namespace arbiter::cli {

void RunTotals::add(const RecordText& record, const Report& report) {
    if (record.number == 0) {
        ++outside;
        for (const Finding& finding : report.findings) {
            outside_findings += 1 + finding.repeats;
        }
    } else {
        ++records;
        events += report.events;
        ++verdicts[static_cast<std::size_t>(report.verdict)];
    }
    add_findings(report);
}

void RunTotals::add_findings(const Report& report) {
    for (const Finding& finding : report.findings) {
        severities[static_cast<std::size_t>(finding.severity)] += 1 + finding.repeats;
        codes[finding.rule->id] += 1 + finding.repeats;
    }
    for (const Allowed& one : report.allowed) {
        allowed[one.finding.rule->id] += 1 + one.finding.repeats;
    }
}

void add_counts(const Counts& from, Counts& to) {
    for (const auto& [code, count] : from) {
        to[code] += count;
    }
}

void RunTotals::add(const RunTotals& other) {
    records += other.records;
    outside += other.outside;
    outside_findings += other.outside_findings;
    failed += other.failed;
    unread += other.unread;
    silent += other.silent;
    events += other.events;
    for (std::size_t i = 0; i < verdicts.size(); ++i) {
        verdicts[i] += other.verdicts[i];
    }
    for (std::size_t i = 0; i < severities.size(); ++i) {
        severities[i] += other.severities[i];
    }
    add_counts(other.codes, codes);
    add_counts(other.allowed, allowed);
}

}  // namespace arbiter::cli
