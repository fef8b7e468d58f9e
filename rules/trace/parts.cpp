// Finds a verb for a line of a game that names none.
#include "rules/trace/parts.hpp"

#include <algorithm>

namespace arbiter {

std::string_view first_keyword(std::string_view event, std::span<const std::string_view> keywords) {
    for (std::size_t at = 0; at < event.size();) {
        const std::size_t end = std::min(event.find(' ', at), event.size());
        const auto word = std::find(keywords.begin(), keywords.end(), event.substr(at, end - at));
        if (word != keywords.end()) {
            return *word;
        }
        at = end + 1;
    }
    return "move";
}

}  // namespace arbiter
