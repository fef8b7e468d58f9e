// What is found in every possible candidate alike: the one finding that may be made of the findings in each.
#pragma once

#include "rules/report/referee.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace arbiter::candidates {

/// Gathers the fault of each candidate in one line that is wrong in all of them.
class Agreement {
public:
    void add(Finding finding);
    /// There are more candidates than were looked at.
    void leave_out() { whole_ = false; }
    bool empty() const { return faults_.empty(); }
    /// The fault that is found most often, with words that are true in all candidates. Where the candidates differ the
    /// words say that they are those of one case, unless the game has better ones.
    Finding result() const;
    /// Whether all candidates break the same rule in the same words.
    bool unanimous() const { return whole_ && faults_.size() == 1 && faults_.front().same_words; }
    const Rule& rule() const { return *most_common().first.rule; }

private:
    struct Fault {
        Finding first;
        std::size_t count = 1;
        bool same_words = true;
    };
    const Fault& most_common() const;

    std::vector<Fault> faults_;
    bool whole_ = true;
};

/// The findings that all of these have, by rule and place, in words that are true of all.
void keep_common(std::vector<Finding>& common, const std::vector<Finding>& found);

}  // namespace arbiter::candidates
