// Findings of a record that say the same of several lines, told once.
#pragma once

#include "cli/report/judged_record.hpp"

#include <string>
#include <vector>

namespace arbiter::cli {

/// The first finding of a kind, and the others with the same code, severity and words; of lines that cannot be read,
/// those of which the same was expected.
struct FindingGroup {
    const Finding* first = nullptr;
    std::vector<const Finding*> others;

    /// How many findings it stands for, those included that the referee only counted.
    std::size_t count() const;
};

/// In the order of the first ones.
std::vector<FindingGroup> groups_of(const Report& report);

/// "also on lines 5, 9 and 12"; after the eighth only how many more. Empty when there are no others.
std::string also_on(const JudgedRecord& judged, const FindingGroup& group);

}  // namespace arbiter::cli
