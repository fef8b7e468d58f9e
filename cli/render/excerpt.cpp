// Crops a line around its span, in columns of a terminal, and shows what it would obey as text.
#include "cli/render/excerpt.hpp"

#include "cli/render/plain_text.hpp"
#include "grammar/text/record_text.hpp"
#include "grammar/text/utf8.hpp"

#include <algorithm>
#include <cstdint>

namespace arbiter::cli {
namespace {

constexpr std::uint32_t room_before = 60;
constexpr std::uint32_t room_behind = 100;

struct Range {
    std::uint32_t first, last;
};

/// Characters that take two columns on a terminal: CJK, Hangul, fullwidth forms, most emoji.
constexpr Range wide[] = {{0x1100, 0x115F}, {0x2E80, 0x303E}, {0x3041, 0x33FF},   {0x3400, 0x4DBF},
                          {0x4E00, 0x9FFF}, {0xA000, 0xA4CF}, {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},
                          {0xFE30, 0xFE6F}, {0xFF00, 0xFF60}, {0x1F300, 0x1FAFF}, {0x20000, 0x3FFFD}};
/// Combining marks take none.
constexpr Range narrow[] = {{0x0300, 0x036F}, {0x0591, 0x05BD}, {0x064B, 0x065F},
                            {0x200B, 0x200F}, {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}};

template <std::size_t size>
bool within(const Range (&ranges)[size], std::uint32_t code) {
    return std::any_of(std::begin(ranges), std::end(ranges),
                       [code](const Range& range) { return code >= range.first && code <= range.last; });
}

std::size_t sequence_length(std::string_view text, std::size_t at) {
    const auto lead = static_cast<unsigned char>(text[at]);
    const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    const bool whole = at + length <= text.size() && first_bad_byte(text.substr(at, length)) == std::string_view::npos;
    return whole ? length : 0;
}

std::uint32_t code_point(std::string_view sequence) {
    auto code = static_cast<std::uint32_t>(static_cast<unsigned char>(sequence[0]));
    if (sequence.size() > 1) {
        code &= 0x7FU >> sequence.size();
        for (const char byte : sequence.substr(1)) {
            code = (code << 6U) | (static_cast<unsigned char>(byte) & 0x3FU);
        }
    }
    return code;
}

std::size_t columns_of(std::uint32_t code) {
    return within(narrow, code) ? 0 : within(wide, code) ? 2 : 1;
}

/// Appends one character as it can be shown, and answers its columns and bytes.
struct Shown {
    std::size_t columns;
    std::size_t bytes;
};

Shown show(std::string_view text, std::size_t at, std::string& out) {
    const std::size_t length = sequence_length(text, at);
    if (length == 0 || (length == 1 && static_cast<unsigned char>(text[at]) < 0x20 && text[at] != '\t') ||
        text[at] == 0x7F) {
        out += "\xEF\xBF\xBD";  // the replacement character
        return {1, 1};
    }
    const std::string_view sequence = text.substr(at, length);
    const bool hidden = obeyed(sequence) != 0;
    out += hidden ? std::string_view("\xEF\xBF\xBD") : sequence;
    return {hidden ? 1 : columns_of(code_point(sequence)), length};
}

std::uint32_t character_start(std::string_view text, std::uint32_t at) {
    while (at > 0 && at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U) {
        --at;
    }
    return at;
}

}  // namespace

Excerpt excerpt_of(std::string_view text, Span span) {
    const Span line = line_around(text, span.begin);
    const std::uint32_t begin = std::min(std::max(span.begin, line.begin), line.end);
    const std::uint32_t end = std::min(std::max(span.end, begin), line.end);
    const bool crop_front = begin - line.begin > room_before + room_behind;
    const bool crop_back = line.end - begin > 2 * room_behind;
    const std::uint32_t from = crop_front ? character_start(text, begin - room_before) : line.begin;
    const std::uint32_t to = crop_back ? character_start(text, begin + room_behind) : line.end;

    Excerpt excerpt;
    excerpt.line = std::string_view(crop_front ? "\xE2\x80\xA6" : "");
    excerpt.before = std::string(crop_front ? 1U : 0U, ' ');
    std::size_t marked = 0;
    for (std::size_t at = from; at < to;) {
        const Shown shown = show(text, at, excerpt.line);
        if (at < begin) {
            excerpt.before += text[at] == '\t' ? std::string("\t") : std::string(shown.columns, ' ');
        } else if (at < end) {
            marked += shown.columns;
        }
        at += shown.bytes;
    }
    if (crop_back) {
        excerpt.line += "\xE2\x80\xA6";
    }
    excerpt.width = std::max<std::size_t>(marked, 1);
    return excerpt;
}

}  // namespace arbiter::cli
