// Looks a byte up in Windows-1252, unless it is a piece of a UTF-8 character.
#include "grammar/text/old_letter.hpp"

#include "grammar/text/utf8.hpp"

#include <array>

namespace arbiter {
namespace {

bool is_continuation(unsigned byte) {
    return byte >= 0x80 && byte < 0xC0;
}

/// From 0x80 to 0x9F, where Latin-1 has no letters; 0 where Windows-1252 has none either.
constexpr std::array<unsigned, 32> of_windows{
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178,
};

std::string utf_8(unsigned code) {
    if (code < 0x800) {
        return {static_cast<char>(0xC0U | code >> 6U), static_cast<char>(0x80U | (code & 0x3FU))};
    }
    return {static_cast<char>(0xE0U | code >> 12U), static_cast<char>(0x80U | (code >> 6U & 0x3FU)),
            static_cast<char>(0x80U | (code & 0x3FU))};
}

}  // namespace

std::string letter_meant(std::string_view text, std::size_t at) {
    const unsigned byte = byte_at(text, at);
    const bool alone = is_continuation(byte) ? at == 0 || byte_at(text, at - 1) < 0x80 : byte >= 0xC0;
    if (!alone || is_continuation(byte_at(text, at + 1))) {
        return {};
    }
    const unsigned code = byte < 0xA0 ? of_windows[byte - 0x80U] : byte;
    return code <= 0xA0 || code == 0xAD ? std::string{} : utf_8(code);
}

}  // namespace arbiter
