// One look at a record's bytes tells where it ends, how many lines it has and whether it is plain ASCII.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace arbiter {

/// What is known of a record's first `scanned` bytes.
struct RecordScan {
    std::size_t scanned = 0;
    std::uint64_t line_breaks = 0;
    bool plain = true;  ///< ASCII without NUL
};

/// Goes on until the next "\nGame:" in a record's text, which may continue with other records, and answers whether one
/// was found; `scanned` then ends before its G. Otherwise a few bytes are left for the next time, unless `whole` says
/// that the text ends here.
bool scan_record(std::string_view text, bool whole, RecordScan& scan);

}  // namespace arbiter
