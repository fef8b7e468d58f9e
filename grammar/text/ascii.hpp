// Letters and digits of ASCII, whatever the locale; letters whatever their case, so that the size of a text stays as it
// is.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace arbiter {

constexpr bool is_digit(char byte) {
    return byte >= '0' && byte <= '9';
}
constexpr bool is_letter(char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}
constexpr char lower_case(char byte) {
    return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
}

inline std::string lower_case(std::string text) {
    std::ranges::transform(text, text.begin(), [](char byte) { return lower_case(byte); });
    return text;
}

/// The same letters, large or small.
constexpr bool alike(std::string_view one, std::string_view other) {
    return std::ranges::equal(one, other, [](char a, char b) { return lower_case(a) == lower_case(b); });
}

/// The text begins with these letters, large or small.
constexpr bool begins_alike(std::string_view text, std::string_view beginning) {
    return alike(text.substr(0, beginning.size()), beginning);
}

}  // namespace arbiter
