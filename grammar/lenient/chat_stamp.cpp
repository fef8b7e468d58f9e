// Tells stamps of chats by the signs that they consist of.
#include "grammar/lenient/chat_stamp.hpp"

#include "grammar/text/ascii.hpp"
#include "grammar/text/trimmed.hpp"

#include <algorithm>

namespace arbiter::lenient {

bool is_stamp(std::string_view text) {
    constexpr std::string_view marks = "0123456789.,:/- apmAPMUhr";
    const auto colon = text.find(':');
    return colon != std::string_view::npos && colon > 0 && is_digit(text[colon - 1]) && colon + 1 < text.size() &&
           is_digit(text[colon + 1]) && text.find_first_not_of(marks) == std::string_view::npos &&
           std::ranges::count_if(text, is_digit) >= 3;
}

bool take_stamp(std::string_view& line) {
    if (line.starts_with('[')) {
        const std::size_t end = line.find(']');
        if (end != std::string_view::npos && is_stamp(line.substr(1, end - 1))) {
            line = trimmed(line.substr(end + 1), " \t\r");
            return true;
        }
    }
    const std::size_t dash = line.find(" - ");
    if (dash != std::string_view::npos && is_stamp(line.substr(0, dash))) {
        line = trimmed(line.substr(dash + 3), " \t\r");
        return true;
    }
    return false;
}

}  // namespace arbiter::lenient
