// One line of a baseline: which record it was, and its digest then.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::cli {

struct BaselineLine {
    std::string file;
    std::uint64_t record = 0;
    std::string digest;
    bool is_unread = false;  ///< a file that could not be read, and no record
};

/// Takes from a line of arbiter's JSONL what a comparison needs and passes over the rest, however much that is; nothing
/// when it is no such line.
std::optional<BaselineLine> read_baseline_line(std::string_view text);

}  // namespace arbiter::cli
