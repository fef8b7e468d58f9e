// What phones and word processors make of plain characters, undone: ellipses, dashes, curly quotes.
#pragma once

#include "grammar/text/span.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter {

/// A record with its dressed-up characters read as what was meant, and the way back to the text as written.
struct PlainText {
    std::string text;
    std::vector<Span> replaced;  ///< the characters replaced, in the original text

    /// From an offset in `text` to the one in the original.
    std::uint32_t original(std::uint32_t offset) const;
    Span original(Span span) const { return {original(span.begin), original(span.end)}; }

    std::vector<std::pair<std::uint32_t, std::uint32_t>> shifts;  ///< from this offset of `text` on, add this
};

/// Replaces … – — − and curly quotes in events and in header values that are not free text, never in comments and
/// annotations. False, and nothing is done, when there is nothing to replace: nearly always.
bool make_plain(std::string_view record, PlainText& plain);

}  // namespace arbiter
