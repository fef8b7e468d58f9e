// What a file is that is no plain UTF-8 text, told from its first bytes.
#pragma once

#include <cstddef>
#include <string_view>

namespace arbiter {

/// No kind of file is told from more bytes than these,
inline constexpr std::size_t most_telling_bytes = 10;
/// but for one that has no line break in so many.
inline constexpr std::size_t most_telling_of_a_line = 262;

struct Foreign {
    std::string_view bytes;   ///< that every such file begins with; empty for text without a byte order mark
    std::string_view what;    ///< "compressed with gzip"
    std::string_view remedy;  ///< what to do about it
    bool compressed = false;
    std::size_t context = 0;  ///< how many bytes at the beginning tell
};

/// What a file that begins so is; nullptr when it may be text as the referee reads it.
const Foreign* foreign(std::string_view front);

}  // namespace arbiter
