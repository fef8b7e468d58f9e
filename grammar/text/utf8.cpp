// Passes plain ASCII by eight bytes at a time, and checks and counts the rest.
#include "grammar/text/utf8.hpp"

#include <algorithm>
#include <array>

namespace arbiter {
namespace {

/// The legal range of a sequence's second byte (RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF).
std::array<unsigned, 2> second_byte(unsigned lead) {
    switch (lead) {
        case 0xE0: return {0xA0, 0xBF};
        case 0xED: return {0x80, 0x9F};
        case 0xF0: return {0x90, 0xBF};
        case 0xF4: return {0x80, 0x8F};
        default: return {0x80, 0xBF};
    }
}

}  // namespace

std::size_t sequence_length(std::string_view text, std::size_t at) {
    const unsigned lead = byte_at(text, at);
    if (lead < 0x80) {
        return lead == 0 ? 0 : 1;
    }
    if (lead < 0xC2 || lead > 0xF4) {
        return 0;
    }
    const std::size_t length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    const auto [low, high] = second_byte(lead);
    const unsigned second = byte_at(text, at + 1);
    if (second < low || second > high) {
        return 0;
    }
    for (std::size_t i = 2; i < length; ++i) {
        if ((byte_at(text, at + i) & 0xC0U) != 0x80U) {
            return 0;
        }
    }
    return length;
}

std::uint32_t code_point(std::string_view sequence) {
    std::uint32_t code = byte_at(sequence, 0) & (sequence.size() == 1 ? 0x7FU : 0x7FU >> sequence.size());
    for (std::size_t at = 1; at < sequence.size(); ++at) {
        code = code << 6U | (byte_at(sequence, at) & 0x3FU);
    }
    return code;
}

bool is_plain_ascii(std::string_view text) {
    // Blocks keep the inner loop free of branches, so that it becomes vector code.
    constexpr std::size_t block = 256;
    std::size_t at = 0;
    for (; at + block <= text.size(); at += block) {
        unsigned char odd = 0;
        for (std::size_t i = 0; i < block; ++i) {
            const auto byte = static_cast<unsigned char>(text[at + i]);
            odd = static_cast<unsigned char>(odd | (byte & 0x80U) | (byte == 0 ? 1U : 0U));
        }
        if (odd != 0) {
            return false;
        }
    }
    return std::all_of(text.begin() + static_cast<std::ptrdiff_t>(at), text.end(), [](char byte) { return byte > 0; });
}

std::size_t first_bad_byte(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = sequence_length(text, at);
        if (length == 0) {
            return at;
        }
        at += length;
    }
    return std::string_view::npos;
}

std::uint64_t code_points(std::string_view text) {
    const auto begins_one = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; };
    return static_cast<std::uint64_t>(std::count_if(text.begin(), text.end(), begins_one));
}

}  // namespace arbiter
