// What grammar/ and cli/ ask of utf8proc, answered with what the browser knows of Unicode; how wide a character is, which
// browsers do not tell, with a table that page/widths.py makes.
#include "page/core/imports.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <utf8proc.h>

namespace {

bool continues(utf8proc_uint8_t byte) {
    return (byte & 0xC0U) == 0x80U;
}

/// How many bytes a character has by its first one; 0: it begins none.
utf8proc_ssize_t size_by(utf8proc_uint8_t first) {
    return first < 0x80U ? 1 : first < 0xC2U ? 0 : first < 0xE0U ? 2 : first < 0xF0U ? 3 : first < 0xF5U ? 4 : 0;
}

bool is_character(utf8proc_int32_t code, utf8proc_ssize_t size) {
    const bool surrogate = code >= 0xD800 && code < 0xE000;
    return !surrogate && code < 0x110000 && (size != 3 || code >= 0x800) && (size != 4 || code >= 0x10000);
}

struct Width {
    utf8proc_int32_t first, last;
    int columns;
};

/// All but those that take one column, in order.
constexpr Width widths[] = {
#include <character_widths.inc>
};

}  // namespace

int utf8proc_charwidth(utf8proc_int32_t code) {
    const Width* const found = std::ranges::lower_bound(widths, code, {}, &Width::last);
    return found == std::end(widths) || code < found->first ? 1 : found->columns;
}

utf8proc_ssize_t utf8proc_iterate(const utf8proc_uint8_t* text, utf8proc_ssize_t most, utf8proc_int32_t* code) {
    *code = -1;
    const utf8proc_ssize_t size = most > 0 ? size_by(*text) : 0;
    if (size == 0 || size > most) {
        return most == 0 ? 0 : UTF8PROC_ERROR_INVALIDUTF8;
    }
    utf8proc_int32_t read = size == 1 ? *text : *text & (0x7F >> size);
    for (utf8proc_ssize_t at = 1; at < size; ++at) {
        if (!continues(text[at])) {
            return UTF8PROC_ERROR_INVALIDUTF8;
        }
        read = read << 6 | (text[at] & 0x3F);
    }
    if (!is_character(read, size)) {
        return UTF8PROC_ERROR_INVALIDUTF8;
    }
    *code = read;
    return size;
}

utf8proc_category_t utf8proc_category(utf8proc_int32_t code) {
    return static_cast<utf8proc_category_t>(page_category(code));
}

/// Nothing but the category is asked for.
const utf8proc_property_t* utf8proc_get_property(utf8proc_int32_t code) {
    static utf8proc_property_t property{};
    property.category = static_cast<utf8proc_propval_t>(page_category(code));
    return &property;
}

utf8proc_ssize_t utf8proc_map(const utf8proc_uint8_t* text, utf8proc_ssize_t size, utf8proc_uint8_t** mapped,
                              utf8proc_option_t options) {
    utf8proc_int32_t code = -1;
    for (utf8proc_ssize_t at = 0; at < size;) {
        const utf8proc_ssize_t step = utf8proc_iterate(text + at, size - at, &code);
        if (step <= 0) {
            return UTF8PROC_ERROR_INVALIDUTF8;
        }
        at += step;
    }
    std::size_t mapped_size = 0;
    *mapped = reinterpret_cast<utf8proc_uint8_t*>(page_mapped(reinterpret_cast<const char*>(text),
                                                              static_cast<std::size_t>(size),
                                                              static_cast<std::int32_t>(options), &mapped_size));
    return static_cast<utf8proc_ssize_t>(mapped_size);
}
