// Counts over many records, in constant memory.
#pragma once

#include "grammar/text/record_text.hpp"
#include "rules/report/report.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <string_view>

namespace arbiter::cli {

using Counts = std::map<std::string_view, std::uint64_t>;

struct RunTotals {
    std::uint64_t records = 0;
    std::uint64_t outside = 0;  ///< texts that belong to no record: before a file's first one, or instead of it
    std::uint64_t outside_findings = 0;  ///< what was found there
    std::uint64_t failed = 0;            ///< records and other texts at or above the level that fails the run
    std::uint64_t unread = 0;            ///< inputs that could not be read
    std::uint64_t silent = 0;            ///< for `test`: records that expect nothing, and have no error
    std::uint64_t events = 0;
    std::array<std::uint64_t, 5> verdicts{};    ///< by Verdict
    std::array<std::uint64_t, 3> severities{};  ///< findings, by Severity
    Counts codes;                               ///< findings
    Counts allowed;                             ///< findings that count for nothing

    void add(const RecordText& record, const Report& report);
    void add(const RunTotals& other);

private:
    void add_findings(const Report& report);
};

void add_counts(const Counts& from, Counts& to);

}  // namespace arbiter::cli
