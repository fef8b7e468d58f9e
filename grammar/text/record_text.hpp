// The text of one record, and where in its file it stands.
#pragma once

#include "grammar/text/span.hpp"

#include <cstdint>
#include <string_view>

namespace arbiter {

/// One record as the archive holds it: from its "Game:" to the byte before the next one's.
struct RecordText {
    std::string_view text;
    std::uint64_t offset = 0;  ///< bytes before it in the file
    std::uint64_t line = 1;    ///< the file's line on which it begins, from 1
    std::uint64_t number = 1;  ///< its number in the file, from 1
    bool plain = false;        ///< known to be ASCII without NUL; false: not known
};

/// A place as a reader counts it: the file's lines and code points of a line, both from 1.
struct Place {
    std::uint64_t line = 1;
    std::uint64_t column = 1;
};

/// Counts lines and code points up to an offset. Linear: for printing only, never while judging.
Place place_of(const RecordText& record, std::uint32_t offset);

/// The line that holds an offset, without its line break, however that is written.
Span line_around(std::string_view text, std::uint32_t offset);

}  // namespace arbiter
