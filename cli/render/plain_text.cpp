// Finds the bytes nobody should get to see, eight at a time while there are none, and replaces them.
#include "cli/render/plain_text.hpp"

#include "cli/render/hidden.hpp"
#include "grammar/text/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace arbiter::cli {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

bool is_control(char byte) {
    const auto code = static_cast<unsigned char>(byte);
    return (code < 0x20 && byte != '\t' && byte != '\n') || code == 0x7F;
}

bool is_between(std::string_view text, std::string_view first, std::string_view last) {
    const std::string_view here = text.substr(0, first.size());
    return here >= first && here <= last;
}

void append_good(std::string_view text, std::string& out) {
    for (std::size_t at = 0; at < text.size();) {
        if (const std::size_t bytes = hidden_at(text, at); bytes != 0) {
            out += replacement;
            at += bytes;
        } else {
            is_control(text[at]) ? out += replacement : out += text[at];
            ++at;
        }
    }
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

std::string plain_line(std::string_view text) {
    std::string out;
    for (const char byte : plain_text(text)) {
        byte == '\n' || byte == '\t' ? out += replacement : out += byte;
    }
    return out;
}

std::string visible_json(std::string json) {
    const auto odd = [](char byte) { return static_cast<unsigned char>(byte) >= 0x7F; };
    auto at = std::find_if(json.begin(), json.end(), odd);
    if (at == json.end()) {
        return json;
    }
    std::string out(json.begin(), at);
    for (auto i = static_cast<std::size_t>(at - json.begin()); i < json.size();) {
        const std::size_t hidden = json[i] == 0x7F ? 1 : hidden_at(json, i);
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
    is_printable_ascii(text) ? out.append(text) : out.append(plain_text(text));
}

}  // namespace arbiter::cli
