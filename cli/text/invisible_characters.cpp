// Tables of Unicode's default ignorable characters, and of the places where some of them are seen.
#include "cli/text/invisible_characters.hpp"

#include "cli/text/plain_text.hpp"
#include "grammar/text/utf8.hpp"

#include <algorithm>
#include <cstdint>
#include <span>

namespace arbiter::cli {
namespace {

struct CodeRange {
    std::uint32_t first, last;
};

constexpr std::uint32_t non_joiner = 0x200C;
constexpr std::uint32_t joiner = 0x200D;
constexpr std::uint32_t as_text = 0xFE0E;
constexpr std::uint32_t as_emoji = 0xFE0F;
constexpr std::uint32_t keycap = 0x20E3;

/// Default_Ignorable_Code_Point of Unicode 15, what marks annotations, and the Braille cell without a dot.
constexpr CodeRange ignorable[] = {
    {0x00AD, 0x00AD}, {0x034F, 0x034F}, {0x061C, 0x061C}, {0x115F, 0x1160},   {0x17B4, 0x17B5},   {0x180B, 0x180F},
    {0x200B, 0x200F}, {0x202A, 0x202E}, {0x2060, 0x206F}, {0x2800, 0x2800},   {0x3164, 0x3164},   {0xFE00, 0xFE0F},
    {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFB}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF},
};
constexpr CodeRange blanks[] = {{0x00A0, 0x00A0}, {0x1680, 0x1680}, {0x2000, 0x200A},
                                {0x202F, 0x202F}, {0x205F, 0x205F}, {0x3000, 0x3000}};
/// What emoji are made of.
constexpr CodeRange emoji[] = {{0x00A9, 0x00A9}, {0x00AE, 0x00AE}, {0x203C, 0x203C}, {0x2049, 0x2049},
                               {0x2122, 0x2122}, {0x2139, 0x2139}, {0x2194, 0x21AA}, {0x231A, 0x23FA},
                               {0x24C2, 0x24C2}, {0x25AA, 0x27BF}, {0x2934, 0x2935}, {0x2B05, 0x2B55},
                               {0x3030, 0x3030}, {0x303D, 0x303D}, {0x3297, 0x3299}, {0x1F000, 0x1FAFF}};
/// Those of them that are pictures in colors without a selector, so that nobody sees one behind them.
constexpr CodeRange always_emoji[] = {
    {0x231A, 0x231B},   {0x23E9, 0x23EC},   {0x23F0, 0x23F0},   {0x23F3, 0x23F3},   {0x25FD, 0x25FE},
    {0x2614, 0x2615},   {0x2648, 0x2653},   {0x267F, 0x267F},   {0x2693, 0x2693},   {0x26A1, 0x26A1},
    {0x26AA, 0x26AB},   {0x26BD, 0x26BE},   {0x26C4, 0x26C5},   {0x26CE, 0x26CE},   {0x26D4, 0x26D4},
    {0x26EA, 0x26EA},   {0x26F2, 0x26F3},   {0x26F5, 0x26F5},   {0x26FA, 0x26FA},   {0x26FD, 0x26FD},
    {0x2705, 0x2705},   {0x270A, 0x270B},   {0x2728, 0x2728},   {0x274C, 0x274C},   {0x274E, 0x274E},
    {0x2753, 0x2755},   {0x2757, 0x2757},   {0x2795, 0x2797},   {0x27B0, 0x27B0},   {0x27BF, 0x27BF},
    {0x2B1B, 0x2B1C},   {0x2B50, 0x2B50},   {0x2B55, 0x2B55},   {0x1F300, 0x1F320}, {0x1F32D, 0x1F335},
    {0x1F337, 0x1F37C}, {0x1F37E, 0x1F393}, {0x1F3A0, 0x1F3CA}, {0x1F3CF, 0x1F3D3}, {0x1F3E0, 0x1F3F0},
    {0x1F3F4, 0x1F3F4}, {0x1F3F8, 0x1F43E}, {0x1F440, 0x1F440}, {0x1F442, 0x1F4FC}, {0x1F4FF, 0x1F53D},
    {0x1F54B, 0x1F54E}, {0x1F550, 0x1F567}, {0x1F57A, 0x1F57A}, {0x1F595, 0x1F596}, {0x1F5A4, 0x1F5A4},
    {0x1F5FB, 0x1F6C5}, {0x1F6CC, 0x1F6CC}, {0x1F6D0, 0x1F6D2}, {0x1F6D5, 0x1F6DF}, {0x1F6EB, 0x1F6EC},
    {0x1F6F4, 0x1FAFF},
};
/// Signs that join two consonants: with a joiner or a non-joiner behind them the word is spelled otherwise (RFC 5892).
constexpr CodeRange viramas[] = {{0x094D, 0x094D}, {0x09CD, 0x09CD}, {0x0A4D, 0x0A4D}, {0x0ACD, 0x0ACD},
                                 {0x0B4D, 0x0B4D}, {0x0BCD, 0x0BCD}, {0x0C4D, 0x0C4D}, {0x0CCD, 0x0CCD},
                                 {0x0D4D, 0x0D4D}, {0x0DCA, 0x0DCA}, {0x1039, 0x103A}, {0x17D2, 0x17D2}};
/// Letters that are joined to the next one, if nothing stands between: of Arabic and Syriac, all but the few below.
constexpr CodeRange joining[] = {{0x0620, 0x064A}, {0x066E, 0x06D3}, {0x06FA, 0x06FF},
                                 {0x0710, 0x074F}, {0x0750, 0x077F}, {0x08A0, 0x08C7}};
constexpr CodeRange not_joined_on[] = {{0x0621, 0x0625}, {0x0627, 0x0627}, {0x0629, 0x0629}, {0x062F, 0x0632},
                                       {0x0648, 0x0648}, {0x0670, 0x0677}, {0x0688, 0x0699}, {0x06C0, 0x06C0},
                                       {0x06C3, 0x06CB}, {0x06CD, 0x06CD}, {0x06CF, 0x06CF}, {0x06D2, 0x06D3},
                                       {0x0710, 0x0710}, {0x0715, 0x0719}, {0x071E, 0x071E}, {0x0728, 0x0728},
                                       {0x072A, 0x072A}, {0x072C, 0x072C}, {0x072F, 0x074F}};

bool is_in(std::span<const CodeRange> ranges, std::uint32_t code) {
    return std::ranges::any_of(ranges,
                               [code](const CodeRange& range) { return code >= range.first && code <= range.last; });
}

/// 0 where there is no character.
std::uint32_t code_at(std::string_view text, std::size_t at) {
    const std::size_t size = at < text.size() ? sequence_length(text, at) : 0;
    return size == 0 ? 0 : code_point(text.substr(at, size));
}

std::size_t start_before(std::string_view text, std::size_t at) {
    for (--at; at > 0 && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;) {
        --at;
    }
    return at;
}

std::uint32_t code_before(std::string_view text, std::size_t at) {
    return at == 0 ? 0 : code_at(text, start_before(text, at));
}

/// With a selector behind it, or without.
bool is_behind_emoji(std::string_view text, std::size_t at) {
    const std::uint32_t before = code_before(text, at);
    return is_in(emoji, before == as_emoji ? code_before(text, start_before(text, at)) : before);
}

bool selects(std::uint32_t before, std::uint32_t behind) {
    const bool digit = (before >= '0' && before <= '9') || before == '#' || before == '*';
    return digit ? behind == keycap : is_in(emoji, before) && !is_in(always_emoji, before);
}

bool parts(std::uint32_t before, std::uint32_t behind) {
    return is_in(joining, before) && !is_in(not_joined_on, before) && is_in(joining, behind);
}

/// Whether something else is seen because it is there.
bool is_seen(std::string_view text, std::size_t at, std::uint32_t code, std::size_t size) {
    const std::uint32_t before = code_before(text, at);
    const std::uint32_t behind = code_at(text, at + size);
    switch (code) {
        case non_joiner: return is_in(viramas, before) || parts(before, behind);
        case joiner: return is_in(viramas, before) || (is_behind_emoji(text, at) && is_in(emoji, behind));
        case as_text:
        case as_emoji: return selects(before, behind);
        default: return false;
    }
}

std::size_t size_if(std::string_view text, std::span<const CodeRange> ranges) {
    const std::size_t size = byte_at(text, 0) < 0xC2 ? 0 : sequence_length(text, 0);
    return size != 0 && is_in(ranges, code_point(text.substr(0, size))) ? size : 0;
}

}  // namespace

std::size_t invisible(std::string_view text) {
    const std::size_t size = obeyed(text);
    return size != 0 ? size : size_if(text, ignorable);
}

std::size_t hidden_at(std::string_view text, std::size_t at) {
    const std::string_view rest = text.substr(at);
    const std::size_t size = invisible(rest);
    return size != 0 && is_seen(text, at, code_point(rest.substr(0, size)), size) ? 0 : size;
}

std::size_t foreign_blank(std::string_view text) {
    return size_if(text, blanks);
}

}  // namespace arbiter::cli
