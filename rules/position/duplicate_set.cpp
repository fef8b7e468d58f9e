// Remembers what has been set, by thing and player.
#include "rules/position/duplicate_set.hpp"

#include "rules/record/rulebook.hpp"

#include <algorithm>

namespace arbiter::record {

bool DuplicateSet::is_new(int what, const Line& line, Checks& checks) {
    const auto first = std::find_if(set_.begin(), set_.end(),
                                    [&](const Thing& thing) { return thing.what == what && thing.seat == line.seat; });
    const bool is_new = first == set_.end();
    if (is_new) {
        set_.push_back({what, line.seat, line.event});
    }
    return checks.keep(rule("record.set.twice"), is_new, line.event, [&](Finding& finding) {
        finding.message = "the position has set this before";
        note(finding, first->event, "it was set here");
    });
}

}  // namespace arbiter::record
