// What the referee needs to know of UTF-8: is it well-formed, and how many characters is it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace arbiter {

/// The byte there; 0 behind the end.
inline unsigned byte_at(std::string_view text, std::size_t at) {
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
}

/// True when the text is ASCII without NUL, so that every byte is a character. As fast as memory.
bool is_plain_ascii(std::string_view text);

/// The offset of the first byte that is NUL or belongs to no well-formed UTF-8 sequence; npos when there is none.
std::size_t first_bad_byte(std::string_view text);

/// How many bytes the sequence that begins there has; 0 when it is malformed or NUL.
std::size_t sequence_length(std::string_view text, std::size_t at);

/// What a well-formed sequence stands for.
std::uint32_t code_point(std::string_view sequence);

/// The number of code points; bytes that begin none are not counted.
std::uint64_t code_points(std::string_view text);

}  // namespace arbiter
