// Judges the first failing records once more, now looking for fixes.
#include "cli/run/first_fixes.hpp"

#include "cli/report/finding_text.hpp"
#include "rules/record/first_cause.hpp"
#include "rules/registry/fixes.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace arbiter::cli {
namespace {

/// Puts text behind what a block tells, before the blank line that ends it.
void append_to(std::size_t block, const std::string& text, Rendered& rendered) {
    rendered.outputs[0].insert(rendered.blocks[block].end - 1, text);
    rendered.blocks[block].end += text.size();
    for (std::size_t i = block + 1; i < rendered.blocks.size(); ++i) {
        rendered.blocks[i].begin += text.size();
        rendered.blocks[i].end += text.size();
    }
}

std::string fix_of(const Unfixed& one, const SeverityPolicy& policy) {
    const RecordText record{one.text, one.offset, one.line, one.number, false};
    const FileReader open = reader_beside(one.path);
    Judge judge;
    Report report;
    judge.run(record, {}, open, report);
    policy.apply(report);
    fix::find_fixes(record, open, report, fix::Extent::likeliest);
    const Finding* const cause = record::first_cause(report);
    std::string text;
    if (cause != nullptr) {
        write_fix(record, *cause, gutter(record, *cause), text);
    }
    return text;
}

}  // namespace

void FirstFixes::keep(const JudgedRecord& judged, std::size_t block, Rendered& rendered) const {
    const Finding* const cause = record::first_cause(judged.report);
    if (left_ == 0 || cause == nullptr || !fix::is_wanted(judged.report) || !cause->fixes.empty()) {
        return;
    }
    for (; block < rendered.blocks.size(); ++block) {
        if (rendered.blocks[block].first == cause) {
            const std::string path(judged.file == stdin_name_ ? "-" : judged.file);
            rendered.unfixed.push_back({block, path, std::string(judged.record.text), judged.record.offset,
                                        judged.record.line, judged.record.number});
        }
    }
}

void FirstFixes::show(Rendered& rendered) {
    for (const Unfixed& one : rendered.unfixed) {
        if (left_ == 0) {
            break;
        }
        --left_;
        append_to(one.block, fix_of(one, policy_), rendered);
    }
    rendered.unfixed.clear();
}

}  // namespace arbiter::cli
