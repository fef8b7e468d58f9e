// How many records are not what they were in the baseline.
#pragma once

#include <cstdint>

namespace arbiter::cli {

struct BaselineCounts {
    std::uint64_t known = 0;    ///< records that the baseline has
    std::uint64_t changed = 0;  ///< of them, those with another verdict, other scores or findings
    std::uint64_t fresh = 0;    ///< records that the baseline does not have

    void add(const BaselineCounts& other) {
        known += other.known;
        changed += other.changed;
        fresh += other.fresh;
    }
};

}  // namespace arbiter::cli
