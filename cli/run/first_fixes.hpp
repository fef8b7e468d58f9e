// What was probably meant in the first few failing records of a run, for the person who reads their findings.
#pragma once

#include "cli/run/run.hpp"

#include <atomic>
#include <cstddef>
#include <string_view>

namespace arbiter::cli {

/// Searching takes a while, so it is done for a few records only, and always for the same ones: those that come first,
/// however many threads judge.
class FirstFixes {
public:
    static constexpr unsigned most_records = 5;

    FirstFixes(const SeverityPolicy& policy, std::string_view stdin_name) : policy_(policy), stdin_name_(stdin_name) {}

    /// Keeps the record until its turn comes, if it may be one of the first. Its findings are told in the blocks from
    /// `block` on. On any thread.
    void keep(const JudgedRecord& judged, std::size_t block, Rendered& rendered) const;
    /// Puts the fixes below the findings, as long as records are looked at. In input order.
    void show(Rendered& rendered);

private:
    const SeverityPolicy& policy_;
    std::string_view stdin_name_;
    std::atomic<unsigned> left_{most_records};
};

}  // namespace arbiter::cli
