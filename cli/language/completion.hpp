// What can be written next in a record: legal moves in parts, the table's own events, claims that are true.
#pragma once

#include "rules/record/setup.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

struct Proposal {
    std::string text;    ///< from the beginning of the line
    bool whole = true;   ///< false: the line has to go on
    std::string detail;  ///< what it is: "12 moves", "as the table could write it"
};

/// Lines that can follow `record`, whose last line ends in a line break, and begin with what is typed, in letters of
/// any size. Each of them, or every line that it can become, is taken by the referee.
std::vector<Proposal> proposals(std::string_view record, std::string_view typed, const FileReader& open);

/// The moves that begin so, each as far as the first part in which it differs from others.
std::vector<Proposal> in_parts(const std::vector<std::string>& moves, std::string_view typed);

/// Keys and values of a header: `typed` is the line up to the cursor.
std::vector<Proposal> header_proposals(std::string_view record, std::string_view typed);

}  // namespace arbiter::cli
