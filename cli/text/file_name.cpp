// Escapes the bytes of a name that are not printable, and the % that would look like an escape.
#include "cli/text/file_name.hpp"

#include "cli/text/invisible_characters.hpp"
#include "cli/text/plain_text.hpp"
#include "grammar/text/utf8.hpp"

#include <algorithm>

namespace arbiter::cli {
namespace {

bool is_hexadecimal(char byte) {
    return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'f') || (byte >= 'A' && byte <= 'F');
}

/// A % that would be taken for the beginning of a %XX.
bool is_misleading(std::string_view text) {
    return text.size() > 2 && text[0] == '%' && is_hexadecimal(text[1]) && is_hexadecimal(text[2]);
}

void append_escaped(std::string_view bytes, std::string& out) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    for (const char byte : bytes) {
        const auto code = static_cast<unsigned char>(byte);
        out += {'%', digits[code >> 4U], digits[code & 15U]};
    }
}

void append_printable(std::string_view text, std::string& out) {
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view rest = text.substr(at);
        const bool control = static_cast<unsigned char>(rest[0]) < 0x20 || rest[0] == 0x7F;
        const std::size_t hidden = control || is_misleading(rest) ? 1 : std::max(invisible(rest), foreign_blank(rest));
        hidden != 0 ? append_escaped(rest.substr(0, hidden), out) : out.push_back(rest[0]);
        at += std::max<std::size_t>(hidden, 1);
    }
}

}  // namespace

bool is_shown_as_it_is(std::string_view name) {
    return is_printable_ascii(name) && name.find('%') == std::string_view::npos;
}

std::string shown_name(std::string_view name) {
    if (is_shown_as_it_is(name)) {
        return std::string(name);
    }
    std::string out;
    while (!name.empty()) {
        const std::size_t bad = std::min(first_bad_byte(name), name.size());
        append_printable(name.substr(0, bad), out);
        append_escaped(name.substr(bad, 1), out);
        name.remove_prefix(std::min(bad + 1, name.size()));
    }
    return out;
}

}  // namespace arbiter::cli
