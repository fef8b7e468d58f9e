// The page of a record, in a file of its own.
#pragma once

#include "cli/input/record_at_place.hpp"

#include <cstdint>
#include <string>

namespace arbiter::cli {

struct PageOrder {
    std::string path;        ///< where it goes, - for standard output
    std::string input;       ///< the file the record is from
    std::uint64_t line = 0;  ///< what is shown first; 0: the last line
};

/// Answers the exit code.
int show_page(const RecordAtPlace& found, const PageOrder& order);

}  // namespace arbiter::cli
