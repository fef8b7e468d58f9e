// One record of a file, at a place that somebody names.
#pragma once

#include "grammar/text/record_text.hpp"

#include <cstdint>
#include <string>

namespace arbiter::cli {

/// Which record is asked for: by its number, by a line of the file, or else the last one.
struct RecordPlace {
    std::uint64_t record = 0;
    std::uint64_t line = 0;
};

struct RecordAtPlace {
    std::string text;
    RecordText record;
};

/// False, with the trouble told, when the file cannot be read or has no such record.
bool find_record(const std::string& path, const RecordPlace& wanted, RecordAtPlace& found);

}  // namespace arbiter::cli
