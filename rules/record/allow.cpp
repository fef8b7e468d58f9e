// Reads codes and reasons of an Allow line, moves what they cover aside, and works the verdict out again.
#include "rules/record/allow.hpp"

#include "grammar/lenient/trailing_comment.hpp"
#include "grammar/record/list.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace arbiter::record {
namespace {

/// Puts a finding where the order of places wants it.
void insert(Finding finding, Report& report) {
    const auto place = std::upper_bound(report.findings.begin(), report.findings.end(), finding, is_told_before);
    report.findings.insert(place, std::move(finding));
}

void tell_unused(std::string_view code, bool known, Span span, std::size_t repeats, Report& report) {
    Finding finding;
    finding.repeats = static_cast<std::uint32_t>(repeats);
    finding.rule = &rule("record.allow.unused");
    finding.severity = severity_of(finding.rule->kind);
    finding.span = span;
    finding.message = known ? fmt::format("{} is allowed, but this record has no such finding", code)
                            : fmt::format("\"{}\" is no code of the referee's", code);
    insert(std::move(finding), report);
}

/// Takes the codes of an Allow line one after the other: there may be as many as the line has room for.
class AllowLine {
public:
    AllowLine(IsCode is_code, Report& report) : is_code_(is_code), report_(report) {
        for (const Finding& finding : report.findings) {
            left_.insert(finding.rule->id);
        }
    }

    void take(std::string_view code, Span span) {
        if (left_.erase(code) != 0) {
            allow_code(code, true, report_);
        } else if (++unused_ <= most_of_a_kind) {
            unused_spans_.push_back(span);
        }
    }

    void tell_unused(std::string_view text) const {
        for (const Span span : unused_spans_) {
            const bool last = span.begin == unused_spans_.back().begin;
            const std::string_view code = span.in(text);
            record::tell_unused(code, is_code_(code), span, last ? unused_ - unused_spans_.size() : 0, report_);
        }
    }

private:
    IsCode is_code_;
    Report& report_;
    std::set<std::string_view> left_;  ///< codes of findings that are not allowed so far
    std::vector<Span> unused_spans_;
    std::size_t unused_ = 0;
};

}  // namespace

bool allow_code(std::string_view code, bool in_record, Report& report) {
    const auto begin = std::stable_partition(report.findings.begin(), report.findings.end(),
                                             [code](const Finding& finding) { return finding.rule->id != code; });
    const bool any = begin != report.findings.end();
    for (auto at = begin; at != report.findings.end(); ++at) {
        report.allowed.push_back({std::move(*at), in_record});
    }
    report.findings.erase(begin, report.findings.end());
    return any;
}

void allow(const Header& header, IsCode is_code, Report& report) {
    const HeaderField* const line = header.find("Allow");
    if (line == nullptr) {
        return;
    }
    AllowLine allowed(is_code, report);
    const auto codes = lenient::remark_behind_codes(header.value(*line)).value.size();
    split_list(header.text, {line->value.begin, line->value.begin + static_cast<std::uint32_t>(codes)},
               [&](std::string_view code, Span span) {
                   if (!code.empty()) {
                       allowed.take(code, span);
                   }
               });
    allowed.tell_unused(header.text);
    report.verdict = verdict_of(report);
}

}  // namespace arbiter::record
