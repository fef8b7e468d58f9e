// Which of the facts that are open somebody wrote down as open.
#pragma once

#include "grammar/text/record_text.hpp"

#include <string_view>

namespace arbiter::candidates {

/// Whether the fact is a word with `?` or `~` in it. Whatever else is open was not written at all: it belongs to a
/// line, and to no column of it.
inline bool is_written(Span fact, std::string_view record) {
    const std::string_view text = fact.in(record);
    return text.find_first_of("?~") != std::string_view::npos && text.find_first_of(" \t") == std::string_view::npos;
}

}  // namespace arbiter::candidates
