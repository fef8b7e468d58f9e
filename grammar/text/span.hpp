// A stretch of a record's text, as byte offsets.
#pragma once

#include <cstdint>
#include <string_view>

namespace arbiter {

/// A half-open range of byte offsets from the start of a record (never of a file: see RecordText).
struct Span {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    constexpr bool empty() const { return begin == end; }
    constexpr std::uint32_t size() const { return end - begin; }
    constexpr std::string_view in(std::string_view text) const { return text.substr(begin, size()); }
    bool operator==(const Span&) const = default;
};

}  // namespace arbiter
