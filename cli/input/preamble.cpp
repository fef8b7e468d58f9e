// Drops blank lines, and ends all others in LF.
#include "cli/input/preamble.hpp"

#include "grammar/text/line_ends.hpp"

namespace arbiter::cli {

std::string canonical_preamble(std::string_view front) {
    while (front.starts_with("\n") || front.starts_with("\r\n")) {
        front.remove_prefix(front.find('\n') + 1);
    }
    std::string text = in_lines(front);
    std::erase(text, '\r');
    return text;
}

}  // namespace arbiter::cli
