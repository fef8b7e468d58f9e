// Asks utf8proc what a character is, and says which plain one was meant.
#include "grammar/lenient/characters.hpp"

#include "grammar/lenient/failure_site.hpp"
#include "grammar/text/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <optional>
#include <utf8proc.h>

namespace arbiter::lenient {
namespace {

std::string mapped(std::string_view text, int options) {
    utf8proc_uint8_t* out = nullptr;
    const auto size =
        utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()), static_cast<utf8proc_ssize_t>(text.size()),
                     &out, static_cast<utf8proc_option_t>(options));
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owned(out, &std::free);
    return size < 0 ? std::string(text)
                    : std::string(reinterpret_cast<const char*>(out), static_cast<std::size_t>(size));
}

struct Character {
    std::int32_t code = -1;  ///< -1: no character
    std::size_t size = 1;
};

Character character_at(std::string_view text) {
    utf8proc_int32_t code = -1;
    const auto size = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                       static_cast<utf8proc_ssize_t>(text.size()), &code);
    return size <= 0 ? Character{} : Character{code, static_cast<std::size_t>(size)};
}

struct Plain {
    std::int32_t code;
    std::string_view meant;
};

/// What utf8proc does not know to be a form of a plain character.
constexpr std::array plain_signs{
    Plain{0x2018, "'"},   Plain{0x2019, "'"}, Plain{0x201A, "'"},  Plain{0x201B, "'"},  Plain{0x2032, "'"},
    Plain{0x02BC, "'"},   Plain{0x00B4, "'"}, Plain{0x201C, "\""}, Plain{0x201D, "\""}, Plain{0x201E, "\""},
    Plain{0x201F, "\""},  Plain{0x2212, "-"}, Plain{0x00D7, "x"},  Plain{0x2192, "->"}, Plain{0x21D2, "=>"},
    Plain{0x2026, "..."}, Plain{0x2219, "."}, Plain{0x2217, "*"},
};

bool is_joiner(std::int32_t code) {
    return code == 0x200C || code == 0x200D;
}

/// Of no width, or a soft hyphen: nothing that anybody sees.
bool is_nothing(std::int32_t code) {
    const utf8proc_property_t* const property = utf8proc_get_property(code);
    return !is_joiner(code) && (property->category == UTF8PROC_CATEGORY_CF || code == 0x180E);
}

bool is_mark(std::int32_t code) {
    const auto category = utf8proc_category(code);
    return category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_MC;
}

/// The plain form of a character and the accents behind it; nothing when it is what it should be.
std::optional<std::string> plain_form(std::string_view whole, std::int32_t code) {
    const auto sign =
        std::find_if(plain_signs.begin(), plain_signs.end(), [code](const Plain& one) { return one.code == code; });
    if (sign != plain_signs.end()) {
        return std::string(sign->meant);
    }
    const auto category = utf8proc_category(code);
    if (is_nothing(code)) {
        return std::string{};
    }
    if (category == UTF8PROC_CATEGORY_ZS || category == UTF8PROC_CATEGORY_PD) {
        return std::string(category == UTF8PROC_CATEGORY_ZS ? " " : "-");
    }
    const std::string compatible = mapped(whole, UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT);
    const bool ascii = std::all_of(compatible.begin(), compatible.end(), [](char byte) { return byte > ' '; });
    std::string form = ascii ? compatible : composed(whole);
    return form == whole ? std::nullopt : std::optional(std::move(form));
}

/// A character with the accents that follow it.
std::size_t cluster_size(std::string_view text, std::size_t first) {
    std::size_t size = first;
    while (size < text.size()) {
        const Character next = character_at(text.substr(size));
        if (next.code < 0x80 || !is_mark(next.code)) {
            break;
        }
        size += next.size;
    }
    return size;
}

}  // namespace

std::string composed(std::string_view text) {
    return is_plain_ascii(text) ? std::string(text) : mapped(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE);
}

std::string folded(std::string_view text) {
    if (is_plain_ascii(text)) {
        return lower_case(std::string(text));
    }
    return mapped(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD);
}

std::string bare(std::string_view text) {
    return mapped(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD | UTF8PROC_STRIPMARK);
}

void make_plain(Draft& draft, std::size_t end) {
    for (std::size_t at = 0; at < std::min(end, draft.size());) {
        const std::string_view rest = std::string_view(draft.text()).substr(at);
        const Character one = character_at(rest);
        const std::size_t size = cluster_size(rest, one.size);
        const bool odd = one.code >= 0x80 || size > one.size;
        const auto form = odd ? plain_form(rest.substr(0, size), one.code) : std::nullopt;
        if (form) {
            draft.replace(at, size, *form, Habit::characters);
            end = end - size + form->size();
        }
        at += form ? form->size() : size;
    }
}

std::size_t character_size(std::string_view text) {
    return text.empty() ? 0 : std::min(character_at(text).size, text.size());
}

char lookalike(std::string_view text) {
    struct Twin {
        std::int32_t code;
        char latin;
    };
    constexpr std::array twins{
        Twin{0x0410, 'A'}, Twin{0x0412, 'B'}, Twin{0x0415, 'E'}, Twin{0x041A, 'K'}, Twin{0x041C, 'M'},
        Twin{0x041D, 'H'}, Twin{0x041E, 'O'}, Twin{0x0420, 'P'}, Twin{0x0421, 'C'}, Twin{0x0422, 'T'},
        Twin{0x0423, 'Y'}, Twin{0x0425, 'X'}, Twin{0x0430, 'a'}, Twin{0x0435, 'e'}, Twin{0x043A, 'k'},
        Twin{0x043E, 'o'}, Twin{0x0440, 'p'}, Twin{0x0441, 'c'}, Twin{0x0443, 'y'}, Twin{0x0445, 'x'},
        Twin{0x0405, 'S'}, Twin{0x0406, 'I'}, Twin{0x0391, 'A'}, Twin{0x0392, 'B'}, Twin{0x0395, 'E'},
        Twin{0x039A, 'K'}, Twin{0x039F, 'O'}, Twin{0x03A1, 'P'}, Twin{0x03A4, 'T'}, Twin{0x03A5, 'Y'},
        Twin{0x03BF, 'o'},
    };
    const std::int32_t code = text.empty() ? -1 : character_at(text).code;
    const auto twin = std::find_if(twins.begin(), twins.end(), [code](const Twin& one) { return one.code == code; });
    return twin == twins.end() ? '\0' : twin->latin;
}

namespace {

/// Of those that nobody types on purpose; empty for what is none.
std::string_view name_of_control(std::int32_t code) {
    switch (code) {
        case '\v': return "a vertical tab";
        case '\f': return "a form feed";
        case '\r': return "a carriage return";
        case 0x85: return "a next line";
        case 0x2028: return "a line separator";
        case 0x2029: return "a paragraph separator";
        default: return utf8proc_category(code) == UTF8PROC_CATEGORY_CC ? "a control character" : "";
    }
}

}  // namespace

std::string name_of_character(std::string_view text) {
    const Character one = text.empty() ? Character{} : character_at(text);
    const auto named = [&](std::string_view what) { return fmt::format("{} (U+{:04X})", what, one.code); };
    if (one.code == '\t') {
        return "a tab";
    }
    if (const std::string_view control = name_of_control(one.code); !control.empty()) {
        return named(control);
    }
    if (one.code < 0x80) {
        return {};
    }
    if (lookalike(text) != '\0') {
        return named(
            fmt::format("the {} letter {}", one.code < 0x0400 ? "Greek" : "Cyrillic", text.substr(0, one.size)));
    }
    switch (utf8proc_category(one.code)) {
        case UTF8PROC_CATEGORY_ZS:
            return named(one.code == 0xA0 || one.code == 0x202F ? "a no-break blank" : "a blank");
        case UTF8PROC_CATEGORY_PD: return named("a dash");
        case UTF8PROC_CATEGORY_CF: return named(one.code == 0xFEFF ? "a byte order mark" : "a character without width");
        case UTF8PROC_CATEGORY_MN: return named("an accent apart from its letter");
        default: return {};
    }
}

}  // namespace arbiter::lenient
