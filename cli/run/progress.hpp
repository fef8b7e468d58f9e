// How far a run has come, in one line at the bottom of a terminal.
#pragma once

#include "cli/report/run_totals.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// What of a run is known while it goes on.
struct Advance {
    std::uint64_t bytes = 0;  ///< read, as they lie on the disk
    std::uint64_t records = 0;
    std::uint64_t findings = 0;
};

/// "120 MB of 1000 MB, 51234 records, 17 findings, 8 s left"; with a `total` of 0 nobody knows how much is left.
std::string words_of(const Advance& advance, std::uint64_t total, std::chrono::milliseconds since);

/// Writes to standard error once the run takes a while. For one thread.
class Progress {
public:
    Progress();

    /// What is to be read, if all of it are files.
    void begin(const std::vector<std::string>& files);
    void read(std::uint64_t bytes);
    void judged(const RunTotals& totals);
    /// Before anything else is written to the terminal, and at the end.
    void hide();

private:
    using Clock = std::chrono::steady_clock;

    bool shown_ = false;
    Clock::time_point begun_;
    Clock::time_point next_;  ///< not before, it is shown again
    std::uint64_t total_ = 0;
    Advance advance_;
};

/// Nothing where nobody would see it.
std::optional<Progress> progress_on_terminal();

}  // namespace arbiter::cli
