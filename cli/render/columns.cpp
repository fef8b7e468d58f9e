// Knows the characters that take no column of a terminal, and those that take two.
#include "cli/render/columns.hpp"

#include "grammar/text/utf8.hpp"

#include <algorithm>
#include <cstdint>

namespace arbiter::cli {
namespace {

struct CodeRange {
    std::uint32_t first, last;
};

/// Characters that take two columns on a terminal: CJK, Hangul, fullwidth forms, most emoji.
constexpr CodeRange wide[] = {{0x1100, 0x115F}, {0x2E80, 0x303E}, {0x3041, 0x33FF},   {0x3400, 0x4DBF},
                              {0x4E00, 0x9FFF}, {0xA000, 0xA4CF}, {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},
                              {0xFE30, 0xFE6F}, {0xFF00, 0xFF60}, {0x1F300, 0x1FAFF}, {0x20000, 0x3FFFD}};
/// Combining marks take none.
constexpr CodeRange narrow[] = {{0x0300, 0x036F}, {0x0591, 0x05BD}, {0x064B, 0x065F},
                                {0x200B, 0x200F}, {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}};

template <std::size_t size>
bool within(const CodeRange (&ranges)[size], std::uint32_t code) {
    return std::any_of(std::begin(ranges), std::end(ranges),
                       [code](const CodeRange& range) { return code >= range.first && code <= range.last; });
}

}  // namespace

Character character_at(std::string_view text, std::size_t at) {
    const std::size_t length = sequence_length(text, at);
    if (length == 0) {
        return {0, 1};
    }
    const std::uint32_t code = code_point(text.substr(at, length));
    return {length, within(narrow, code) ? 0U : within(wide, code) ? 2U : 1U};
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
