// What a pattern captures in a page, in the order in which it stands there.
#pragma once

#include <regex>
#include <string>
#include <vector>

namespace arbiter::test {

inline std::vector<std::string> found(const std::string& text, const std::string& pattern) {
    const std::regex wanted(pattern);
    std::vector<std::string> all;
    for (std::sregex_iterator one(text.begin(), text.end(), wanted), end; one != end; ++one) {
        all.push_back((*one)[1]);
    }
    return all;
}

}  // namespace arbiter::test
