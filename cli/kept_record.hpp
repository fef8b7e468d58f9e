// One record of a file, kept beyond the life of its archive.
#pragma once

#include "grammar/text/record_text.hpp"

#include <cstdint>
#include <string>

namespace arbiter::cli {

/// Which record is asked for: by its number, by a line of the file, or else the last one.
struct Wanted {
    std::uint64_t record = 0;
    std::uint64_t line = 0;
};

struct KeptRecord {
    std::string text;
    RecordText record;
};

/// False, with the trouble told, when the file cannot be read or has no such record.
bool keep(const std::string& path, Wanted wanted, KeptRecord& kept);

}  // namespace arbiter::cli
