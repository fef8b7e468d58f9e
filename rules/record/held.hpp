// Which of the rules that all records share a record could have broken and did not.
#pragma once

#include "grammar/record/header.hpp"
#include "grammar/record/line.hpp"
#include "rules/report/report.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace arbiter {

/// How often records met the rules, counted over any number of them.
struct Covered {
    std::vector<std::uint64_t> held;         ///< by the game's rules: legal events that could have broken it
    std::vector<std::uint64_t> common;       ///< the same for the rules of all records
    std::array<std::uint64_t, 4> ends{};     ///< `end` lines, by EndKind
    std::array<std::uint8_t, 32> options{};  ///< of the record covered last: the option chosen of each ruling
};

namespace record {

/// Adds to `covered.common` (one place a rule of the record rulebook) and `covered.ends`. `lines` are those that all
/// games have.
void count_held(const Header& header, std::span<const Line> lines, const Report& report, Covered& covered);

}  // namespace record
}  // namespace arbiter
