// Crops a line around its span, in columns of a terminal, and shows what it would obey as text.
#include "cli/report/excerpt.hpp"

#include "cli/text/columns.hpp"
#include "cli/text/plain_text.hpp"
#include "grammar/text/record_text.hpp"

#include <algorithm>
#include <cstdint>

namespace arbiter::cli {
namespace {

constexpr std::uint32_t room_before = 60;
constexpr std::uint32_t room_behind = 100;

/// Appends one character as it can be shown, and answers its columns and bytes.
struct Shown {
    std::size_t columns;
    std::size_t bytes;
};

Shown show(std::string_view text, std::size_t at, std::string& out) {
    const std::size_t size = out.size();
    const std::size_t hidden = text[at] == '\t' ? 0 : append_as_code(text, at, out);
    if (hidden != 0) {
        return {out.size() - size, hidden};
    }
    const auto [length, columns] = character_at(text, at);
    out += text.substr(at, length);
    return {columns, length};
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
    if (!crop_front && !crop_back && is_plain(line.in(text))) [[likely]] {
        excerpt.line = line.in(text);
        excerpt.before = std::string(begin - line.begin, ' ');
        excerpt.width = std::max<std::size_t>(end - begin, 1);
        return excerpt;
    }
    excerpt.line = std::string_view(crop_front ? "\xE2\x80\xA6" : "");
    excerpt.before = std::string(crop_front ? 1U : 0U, ' ');
    std::size_t marked = 0;
    std::size_t behind = 0;  // codes of characters take more room than characters
    std::size_t at = from;
    while (at < to && behind <= 2 * room_behind) {
        const Shown shown = show(text, at, excerpt.line);
        if (at < begin) {
            excerpt.before += text[at] == '\t' ? std::string("\t") : std::string(shown.columns, ' ');
        } else if (at < end) {
            marked += shown.columns;
        }
        behind += at < begin ? 0 : shown.columns;
        at += shown.bytes;
    }
    if (crop_back || at < to) {
        excerpt.line += "\xE2\x80\xA6";
    }
    excerpt.width = std::max<std::size_t>(marked, 1);
    return excerpt;
}

}  // namespace arbiter::cli
