// Asks utf8proc how many columns of a terminal a character takes.
#include "cli/text/columns.hpp"

#include "grammar/text/utf8.hpp"

#include <algorithm>
#include <utf8proc.h>

namespace arbiter::cli {

Character character_at(std::string_view text, std::size_t at) {
    const std::size_t length = sequence_length(text, at);
    if (length <= 1) {
        return {length, 1};  // control characters, too: what is shown in their place takes one
    }
    const auto code = static_cast<utf8proc_int32_t>(code_point(text.substr(at, length)));
    return {length, static_cast<std::size_t>(utf8proc_charwidth(code))};
}

std::size_t columns_of(std::string_view text) {
    std::size_t columns = 0;
    for (std::size_t at = 0; at < text.size();) {
        const Character here = character_at(text, at);
        columns += here.columns;
        at += std::max<std::size_t>(here.bytes, 1);
    }
    return columns;
}

std::string fitted(std::string_view text, std::size_t most, std::string_view ending) {
    if (columns_of(text) <= most) {
        return std::string(text);
    }
    const std::size_t room = most - std::min(most, columns_of(ending));
    std::size_t columns = 0;
    std::size_t at = 0;
    while (at < text.size()) {
        const Character here = character_at(text, at);
        if (columns + here.columns > room) {
            break;
        }
        columns += here.columns;
        at += std::max<std::size_t>(here.bytes, 1);
    }
    return std::string(text.substr(0, at)).append(ending);
}

}  // namespace arbiter::cli
