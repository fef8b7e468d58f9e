// Counts over many records, in constant memory.
#pragma once

#include "rules/report.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <string_view>

namespace arbiter::cli {

struct Tally {
    std::uint64_t records = 0;
    std::uint64_t events = 0;
    std::array<std::uint64_t, 5> verdicts{};          ///< by Verdict
    std::array<std::uint64_t, 3> severities{};        ///< findings, by Severity
    std::map<std::string_view, std::uint64_t> codes;  ///< findings

    void add(const Report& report);
    void add(const Tally& other);
};

}  // namespace arbiter::cli
