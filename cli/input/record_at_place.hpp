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

/// The record up to the end of this line of its file.
void cut_behind(std::uint64_t line, RecordAtPlace& found);

/// A line of a file, as people name it: "a.tgn:12".
struct FilePlace {
    std::string path;
    std::uint64_t line = 0;  ///< 0: none is named, or a file is really called so
};
FilePlace file_place(const std::string& text);

}  // namespace arbiter::cli
