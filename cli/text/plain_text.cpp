// Finds the bytes nobody should get to see, eight at a time while there are none, and names them in their place.
#include "cli/text/plain_text.hpp"

#include "cli/text/invisible_characters.hpp"
#include "grammar/text/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <iterator>

namespace arbiter::cli {
namespace {

bool is_control(char byte) {
    const auto code = static_cast<unsigned char>(byte);
    return code < 0x20 || code == 0x7F;
}

bool is_code_digit(char byte) {
    return (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'F');
}

/// What is written for a character that is not shown: where somebody wrote just that, its first sign is not shown
/// either.
bool looks_like_code(std::string_view text) {
    text.remove_prefix(text.starts_with("<U+") ? 3 : 1);
    const auto digits = static_cast<std::size_t>(std::ranges::find_if_not(text, is_code_digit) - text.begin());
    return digits >= 2 && text.substr(digits).starts_with('>');
}

bool is_between(std::string_view text, std::string_view first, std::string_view last) {
    const std::string_view here = text.substr(0, first.size());
    return here >= first && here <= last;
}

void append_code(std::uint32_t code, std::string& out) {
    fmt::format_to(std::back_inserter(out), "<U+{:04X}>", code);
}

constexpr std::uint64_t each_byte = 0x0101010101010101;

/// As JSON has it: what is beyond the first 65536 characters takes two.
void append_escape(std::uint32_t code, std::string& out) {
    if (code > 0xFFFF) {
        append_escape(0xD800 + ((code - 0x10000) >> 10U), out);
        code = 0xDC00 + ((code - 0x10000) & 0x3FFU);
    }
    out += fmt::format("\\u{:04x}", code);
}

/// The highest bit of some byte is set when one of the eight is no printable ASCII character.
std::uint64_t oddness(std::uint64_t eight) {
    return eight | (eight - 0x20 * each_byte) | (eight + each_byte);
}

}  // namespace

/// Eight bytes at a time: this is asked of everything that is printed.
bool is_printable_ascii(std::string_view text) {
    if (text.empty()) {
        return true;
    }
    std::uint64_t odd = 0;
    for (; text.size() >= sizeof odd; text.remove_prefix(sizeof odd)) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, text.data(), sizeof eight);
        odd |= oddness(eight);
    }
    std::uint64_t rest = ' ' * each_byte;
    for (const char byte : text) {
        rest = rest << 8U | static_cast<unsigned char>(byte);
    }
    return ((odd | oddness(rest)) & (0x80 * each_byte)) == 0;
}

std::size_t obeyed(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text[0]);
    if (lead < 0xC2) {
        return 0;
    }
    if (is_between(text, "\xC2\x80", "\xC2\x9F") || text.starts_with("\xD8\x9C")) {
        return 2;  // control characters, which some terminals obey
    }
    const bool turns = is_between(text, "\xE2\x80\x8E", "\xE2\x80\x8F") ||
                       is_between(text, "\xE2\x80\xA8", "\xE2\x80\xAE") ||
                       is_between(text, "\xE2\x81\xA6", "\xE2\x81\xA9");
    const bool is_none = is_between(text, "\xEF\xBF\xBE", "\xEF\xBF\xBF");  // well-formed, but XML refuses them
    return turns || is_none ? 3 : 0;
}

std::size_t append_as_code(std::string_view text, std::size_t at, std::string& out) {
    const char byte = text[at];
    if (static_cast<unsigned char>(byte) < 0x80) {
        const bool shown = !is_control(byte) && (byte != '<' || !looks_like_code(text.substr(at)));
        if (!shown) {
            append_code(static_cast<unsigned char>(byte), out);
        }
        return shown ? 0 : 1;
    }
    const std::size_t size = sequence_length(text, at);
    if (size == 0) {
        fmt::format_to(std::back_inserter(out), "<{:02X}>", static_cast<unsigned char>(byte));
        return 1;
    }
    if (hidden_at(text, at) == 0 && foreign_blank(text.substr(at)) == 0) {
        return 0;
    }
    append_code(code_point(text.substr(at, size)), out);
    return size;
}

namespace {

std::string shown(std::string_view text, std::string_view kept) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const bool keeps = kept.find(text[at]) != std::string_view::npos;
        const std::size_t hidden = keeps ? 0 : append_as_code(text, at, out);
        const std::size_t size = hidden != 0 ? hidden : std::max<std::size_t>(sequence_length(text, at), 1);
        out += text.substr(at, hidden != 0 ? 0 : size);
        at += size;
    }
    return out;
}

}  // namespace

bool is_plain(std::string_view text) {
    return is_printable_ascii(text) && text.find('<') == std::string_view::npos;
}

std::string plain_text(std::string_view text) {
    return shown(text, "\t\n");
}

std::string plain_line(std::string_view text) {
    return shown(text, "");
}

std::string visible_json(std::string json) {
    const auto odd = [](char byte) { return static_cast<unsigned char>(byte) >= 0x7F; };
    auto at = std::find_if(json.begin(), json.end(), odd);
    if (at == json.end()) {
        return json;
    }
    std::string out(json.begin(), at);
    for (auto i = static_cast<std::size_t>(at - json.begin()); i < json.size();) {
        const std::size_t hidden =
            json[i] == 0x7F ? 1 : std::max(hidden_at(json, i), foreign_blank(std::string_view(json).substr(i)));
        if (hidden == 0) {
            out += json[i];
        } else {
            append_escape(hidden == 1 ? 0x7F : code_point(std::string_view(json).substr(i, hidden)), out);
        }
        i += std::max<std::size_t>(hidden, 1);
    }
    return out;
}

void append_plain(std::string_view text, std::string& out) {
    if (is_plain(text)) {
        out.append(text);
    } else {
        out.append(plain_text(text));
    }
}

}  // namespace arbiter::cli
