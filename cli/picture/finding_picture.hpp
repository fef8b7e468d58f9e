// The table at the first finding of a record.
#pragma once

#include "cli/report/judged_record.hpp"

#include <cstdint>
#include <string>

namespace arbiter::cli {

struct FindingPicture {
    std::string svg;         ///< a file of its own; empty: there is nothing to draw
    std::string title;       ///< of the game
    std::uint64_t line = 0;  ///< of the finding
    bool before = false;     ///< the line was not played: this is the table before it
};

/// Of the first error in its body, or of the first finding there where it has none: the header has no table.
FindingPicture picture_of_first_finding(const JudgedRecord& judged);

}  // namespace arbiter::cli
