// Drops blank lines and carriage returns.
#include "cli/front.hpp"

namespace arbiter::cli {

std::string canonical_front(std::string_view front) {
    while (front.starts_with("\n") || front.starts_with("\r\n")) {
        front.remove_prefix(front.find('\n') + 1);
    }
    std::string text(front);
    std::erase(text, '\r');
    return text;
}

}  // namespace arbiter::cli
