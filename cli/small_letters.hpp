// Words in small letters, as far as they are ASCII, so that letter cases tell none apart.
#pragma once

#include <algorithm>
#include <string>

namespace arbiter::cli {

inline std::string lowered(std::string word) {
    std::transform(word.begin(), word.end(), word.begin(),
                   [](char byte) { return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte; });
    return word;
}

}  // namespace arbiter::cli
