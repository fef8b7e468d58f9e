// Slips that run through a record: one habit or one adding mistake that makes many lines wrong in the same way.
//
// No single line explains them, so they are looked for where none does, each as one change of all its lines: totals of
// a player that are off by the same from a line on, or that count down; two players, two letters, or x and y exchanged;
// y counted downward; players listed in the other order. Each costs one replay of the record.
#pragma once

#include "rules/fix/simulator.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::fix {

struct SystematicSlip {
    std::string what;                                 ///< in words: "totals of Ann from line 40 on: 2 less"
    std::vector<std::pair<Span, std::string>> edits;  ///< in their order
    bool is_usual = false;                            ///< as likely as a slip of the pen
};

/// Visits all that may explain the cause, which is the record's first violation or wrong claim, until `visit` answers
/// false. What changes a single line only is none.
using VisitSystematic = std::function<bool(const SystematicSlip& slip)>;
void each_systematic_slip(const Simulator& on, std::string_view record, const Seats& seats, const Finding& cause,
                          const VisitSystematic& visit);

}  // namespace arbiter::fix
