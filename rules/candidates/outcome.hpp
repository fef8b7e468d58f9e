// What is true of the end of a record in all of its possible candidates: scores or their ranges, winners, and the
// breakdown as far as all agree.
#pragma once

#include "rules/report/report.hpp"

#include <cstddef>

namespace arbiter::candidates {

/// Gathers the reports of all candidates into one.
class Outcome {
public:
    /// Of this candidate; `told`: with breakdown, sheet and what was completed, which otherwise nothing is said of.
    void add(const Report& world, bool told);
    void write(Report& report) const;
    void write_scores(Report& report) const;

private:
    void add_first(const Report& world);
    void add_end(const Report& world);
    void add_trail(const Report& world);

    std::size_t candidates_ = 0;
    Report common_;
    std::vector<ScoreRange> ranges_;
    bool some_finished_ = false;
    bool some_unfinished_ = false;
    bool winners_differ_ = false;
};

/// What both say: objects keep the keys with the same value, lists of one length the items.
Value common_part(const Value& one, const Value& other);

}  // namespace arbiter::candidates
