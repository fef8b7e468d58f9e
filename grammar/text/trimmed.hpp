// A text without what stands around it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace arbiter {

/// Without these characters, blanks and tabs if none are named, at its beginning and its end.
inline std::string_view trimmed(std::string_view text, std::string_view around = " \t") {
    const std::size_t begin = std::min(text.find_first_not_of(around), text.size());
    const std::size_t end = text.find_last_not_of(around);
    return text.substr(begin, end == std::string_view::npos ? 0 : end + 1 - begin);
}

}  // namespace arbiter
