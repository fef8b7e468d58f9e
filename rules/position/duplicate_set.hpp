// Finds what a position sets twice.
#pragma once

#include "grammar/record/line.hpp"
#include "rules/game/position_checks.hpp"

#include <vector>

namespace arbiter::record {

class DuplicateSet {
public:
    /// False, with the fault found, when the same thing of the same player has been set by an earlier line.
    bool is_new(int what, const Line& line, Checks& checks);

private:
    struct Thing {
        int what;
        Seat seat;
        Span event;
    };
    std::vector<Thing> set_;
};

}  // namespace arbiter::record
