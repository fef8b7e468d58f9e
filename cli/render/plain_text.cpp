#include "cli/render/plain_text.hpp"

#include "grammar/text/utf8.hpp"

#include <algorithm>

namespace arbiter::cli {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

bool is_control(char byte) {
    const auto code = static_cast<unsigned char>(byte);
    return (code < 0x20 && byte != '\t' && byte != '\n') || code == 0x7F;
}

/// Well-formed, but no character (U+FFFE, U+FFFF): XML refuses them.
bool is_no_character(std::string_view text) {
    return text.starts_with("\xEF\xBF\xBE") || text.starts_with("\xEF\xBF\xBF");
}

void append_good(std::string_view text, std::string& out) {
    for (std::size_t at = 0; at < text.size();) {
        if (is_no_character(text.substr(at))) {
            out += replacement;
            at += 3;
        } else {
            is_control(text[at]) ? out += replacement : out += text[at];
            ++at;
        }
    }
}

}  // namespace

std::string plain_text(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::size_t bad = std::min(first_bad_byte(text), text.size());
        append_good(text.substr(0, bad), out);
        if (bad == text.size()) {
            break;
        }
        out += replacement;
        text.remove_prefix(bad + 1);
    }
    return out;
}

}  // namespace arbiter::cli
