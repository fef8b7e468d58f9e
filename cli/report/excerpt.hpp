// A line of a record as it can be shown: cropped around a span, without anything a terminal would obey.
#pragma once

#include "grammar/text/span.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace arbiter::cli {

struct Excerpt {
    std::string line;       ///< printable; "…" where it was cropped
    std::string before;     ///< blanks (and tabs) that bring a mark under the span
    std::size_t width = 1;  ///< columns the span takes on a terminal, at least one
};

/// The line that holds the span's beginning. Long lines are cropped to about 120 bytes around it.
Excerpt excerpt_of(std::string_view text, Span span);

}  // namespace arbiter::cli
