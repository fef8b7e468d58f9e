// Which lines of a record are its header, also where a blank line is missing behind it or stands inside it.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace arbiter::lenient {

struct HeaderWords;

struct HeaderLayout {
    std::size_t end = 0;            ///< where the blank line begins that ends it, or the first event
    bool blank_missing = false;     ///< it is an event, right behind the header
    std::vector<std::size_t> gaps;  ///< where blank lines begin that header lines follow
};

/// Looks at a record of the game line by line.
HeaderLayout layout_of(std::string_view record, const HeaderWords& words);

}  // namespace arbiter::lenient
