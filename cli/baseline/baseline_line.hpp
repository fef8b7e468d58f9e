// One line of a baseline: which record it was, and what was said of it then.
#pragma once

#include "cli/report/digest.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// Its line counts from the record's first.
struct KnownFinding {
    std::string severity;
    std::string code;
    std::uint64_t line = 0;
    std::uint64_t column = 0;
    std::string mark;  ///< see cli/report/fingerprint.hpp

    DigestFinding digest() const { return {severity, code, line, column}; }
};

struct BaselineLine {
    std::string file;
    std::uint64_t record = 0;
    std::optional<std::uint64_t> id{};  ///< earlier programs wrote none
    std::string verdict;
    std::vector<std::int64_t> scores;
    std::vector<KnownFinding> findings;
    bool is_unread = false;  ///< a file that could not be read, and no record

    /// "valid; scores 71 64; no findings"
    std::string digest() const;
};

/// Takes from a line of arbiter's JSONL what a comparison needs and passes over the rest, however much that is; nothing
/// when it is no such line.
std::optional<BaselineLine> read_baseline_line(std::string_view text);

}  // namespace arbiter::cli
