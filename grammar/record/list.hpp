// The value of a header line that is a list.
#pragma once

#include "grammar/text/span.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace arbiter {

/// Two or more values set apart by commas, without the blanks around them. Calls each(value, span).
template <typename Each>
void split_list(std::string_view text, Span span, Each each) {
    std::uint32_t at = span.begin;
    while (at <= span.end) {
        const std::size_t comma = text.substr(0, span.end).find(',', at);
        const auto stop = comma == std::string_view::npos ? span.end : static_cast<std::uint32_t>(comma);
        Span part{at, stop};
        while (!part.empty() && (text[part.begin] == ' ' || text[part.begin] == '\t')) {
            ++part.begin;
        }
        while (!part.empty() && (text[part.end - 1] == ' ' || text[part.end - 1] == '\t')) {
            --part.end;
        }
        each(part.in(text), part);
        at = stop + 1;
    }
}

}  // namespace arbiter
