// Compares scores before and behind a line.
#include "rules/report/totals.hpp"

#include <algorithm>

namespace arbiter {

Totals Totals::of(const Report& report) {
    Totals totals;
    if (!report.score_ranges.empty()) {
        totals.count = std::min(report.score_ranges.size(), most_seats);
        std::copy_n(report.score_ranges.begin(), totals.count, totals.ranges.begin());
    } else {
        totals.count = std::min<std::size_t>(report.score_count, most_seats);
        std::transform(report.scores.begin(), report.scores.begin() + static_cast<std::ptrdiff_t>(totals.count),
                       totals.ranges.begin(), [](std::int32_t score) {
                           return ScoreRange{score, score};
                       });
    }
    totals.known = std::all_of(totals.ranges.begin(), totals.ranges.end(),
                               [](const ScoreRange& range) { return range.least == range.most; });
    return totals;
}

/// Ranges that moved as a whole have moved by so much, whatever the score is.
void Gain::add(const Totals& before, const Totals& after) {
    for (std::size_t i = 0; i < std::max(before.count, after.count); ++i) {
        const ScoreRange& from = before.ranges[i];
        const ScoreRange& to = after.ranges[i];
        const std::int32_t by = to.least - from.least;
        open_ = open_ || by != to.most - from.most || (any_ && by != by_[i]);
        by_[i] = by;
    }
    any_ = true;
}

}  // namespace arbiter
