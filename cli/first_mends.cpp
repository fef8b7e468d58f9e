// Judges the first failing records once more, now looking for mends.
#include "cli/first_mends.hpp"

#include "cli/render/finding_text.hpp"
#include "rules/mend/mending.hpp"
#include "rules/record/first_cause.hpp"

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

std::string mend_of(const Unmended& one, const Policy& policy) {
    const RecordText record{one.text, one.offset, one.line, one.number, false};
    const FileReader open = reader_beside(one.path);
    Judge judge;
    Report report;
    judge.run(record, {}, open, report);
    policy.apply(report);
    mend::find_mends(record, open, report, mend::Sought::likeliest);
    const Finding* const cause = record::first_cause(report);
    std::string text;
    if (cause != nullptr && mend::is_convincing(*cause)) {
        write_mend(record, cause->mends.front(), gutter(record, *cause), text);
    }
    return text;
}

}  // namespace

void FirstMends::keep(const Judged& judged, std::size_t block, Rendered& rendered) const {
    const Finding* const cause = record::first_cause(judged.report);
    if (left_ == 0 || cause == nullptr || !mend::is_wanted(judged.report) || !cause->mends.empty()) {
        return;
    }
    for (; block < rendered.blocks.size(); ++block) {
        if (rendered.blocks[block].first == cause) {
            const std::string path(judged.file == stdin_name_ ? "-" : judged.file);
            rendered.unmended.push_back({block, path, std::string(judged.record.text), judged.record.offset,
                                         judged.record.line, judged.record.number});
        }
    }
}

void FirstMends::show(Rendered& rendered) {
    for (const Unmended& one : rendered.unmended) {
        if (left_ == 0) {
            break;
        }
        --left_;
        append_to(one.block, mend_of(one, policy_), rendered);
    }
    rendered.unmended.clear();
}

}  // namespace arbiter::cli
