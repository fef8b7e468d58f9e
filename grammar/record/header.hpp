// The header of a record: `Key: value` lines up to a blank line.
#pragma once

#include "grammar/record/line.hpp"
#include "grammar/text/span.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace arbiter {

/// One header line as written; the value without the blanks around it.
struct HeaderField {
    Span key;
    Span value;
};

/// The fields in the order written, and where the body begins. Holds views into the record's text.
struct Header {
    std::string_view text;  ///< the record's
    std::vector<HeaderField> fields;
    std::vector<SyntaxError> errors;
    std::uint32_t body = 0;           ///< offset of the first body line
    std::uint32_t first_letters = 0;  ///< of all keys, a bit each: most keys that are asked for are not there
    bool has_blank_line = true;       ///< false when the body, or the record's end, follows without one

    /// The first field with this key, or nullptr. Keys are case-sensitive.
    const HeaderField* find(std::string_view key) const;
    std::string_view value(const HeaderField& field) const { return field.value.in(text); }
    std::string_view value(std::string_view key) const;
};

/// Reads the header; what was there before is forgotten, its room is kept.
/// A line that is no header line is an error; if it was not meant as one either, the body is assumed to begin there.
void read_header(std::string_view text, Header& header);

/// Whether a text without line break is a header line; Game, which begins another record, is none.
bool is_header_line(std::string_view text);

}  // namespace arbiter
