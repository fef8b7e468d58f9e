// The colors of a terminal.
#include "cli/text/text_style.hpp"

namespace arbiter::cli {

std::string_view ink(const TextStyle& style, Severity severity) {
    if (!style.color) {
        return {};
    }
    switch (severity) {
        case Severity::error: return "\033[1;31m";
        case Severity::warning: return "\033[1;33m";
        case Severity::note: return "\033[1;36m";
    }
    return {};
}

std::string_view ink(const TextStyle& style, Verdict verdict) {
    switch (verdict) {
        case Verdict::valid: return style.color ? "\033[32m" : "";
        case Verdict::incomplete:
        case Verdict::unverified: return ink(style, Severity::warning);
        case Verdict::violation:
        case Verdict::unreadable: return ink(style, Severity::error);
    }
    return {};
}

std::string_view bold(const TextStyle& style) {
    return style.color ? "\033[1m" : "";
}

std::string_view plain(const TextStyle& style) {
    return style.color ? "\033[0m" : "";
}

}  // namespace arbiter::cli
