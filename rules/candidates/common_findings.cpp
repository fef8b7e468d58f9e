// Compares the findings of possible candidates and keeps what they share.
#include "rules/candidates/common_findings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

namespace arbiter::candidates {
namespace {

constexpr std::string_view in_one_case = "impossible, whatever was not written down; for example: ";

/// Help and notes that only some candidates give are left out.
void keep_what_agrees(Finding& kept, const Finding& other) {
    if (kept.help != other.help) {
        kept.help.clear();
    }
    if (kept.context != other.context) {
        kept.context.clear();
    }
    const auto differs = [&](const Note& note) {
        return std::ranges::none_of(other.notes, [&](const Note& theirs) {
            return note.span.begin == theirs.span.begin && note.message == theirs.message;
        });
    };
    std::erase_if(kept.notes, differs);
}

}  // namespace

void Agreement::add(Finding finding) {
    const auto known = std::ranges::find(faults_, finding.rule, [](const Fault& fault) { return fault.first.rule; });
    if (known == faults_.end()) {
        faults_.push_back({std::move(finding)});
        return;
    }
    ++known->count;
    known->same_words = known->same_words && known->first.message == finding.message;
    keep_what_agrees(known->first, finding);
}

const Agreement::Fault& Agreement::most_common() const {
    // Of two that are found as often, the one that comes later in the book: there the line kept more of the rules.
    const auto rank = [](const Fault& fault) { return std::pair(fault.count, fault.first.rule); };
    return *std::ranges::max_element(faults_, {}, rank);
}

Finding Agreement::result() const {
    const Fault& fault = most_common();
    Finding finding = fault.first;
    if (!unanimous()) {
        finding.message.insert(0, in_one_case);
        finding.help.clear();
        finding.notes.clear();
    }
    return finding;
}

void keep_common(std::vector<Finding>& common, const std::vector<Finding>& found) {
    std::erase_if(common, [&](Finding& kept) {
        const auto same = std::ranges::find_if(found, [&](const Finding& other) {
            return kept.rule == other.rule && kept.span.begin == other.span.begin && kept.message == other.message;
        });
        if (same != found.end()) {
            keep_what_agrees(kept, *same);
        }
        return same == found.end();
    });
}

}  // namespace arbiter::candidates
