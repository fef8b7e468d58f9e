// The value of a header line: what stands behind the colon, and what is put in its place.
#pragma once

#include "grammar/lenient/draft.hpp"
#include "grammar/text/trimmed.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace arbiter::lenient {

constexpr std::size_t npos = std::string_view::npos;

/// Without the blanks around it, and without what ends a line.
inline std::string_view trimmed(std::string_view text, std::string_view around = " \t\r") {
    return arbiter::trimmed(text, around);
}

/// Puts a value in the place of the one written, if it is another.
inline void put_value(Draft& draft, std::size_t at, std::string_view value, Habit why) {
    const std::string_view old = trimmed(std::string_view(draft.text()).substr(at));
    if (old != value) {
        draft.replace(at, old.size(), value, why);
    }
}

/// Comments that stand on lines of their own behind the header line.
inline void add_comments(Draft& draft, std::span<const std::string> comments, Habit why = Habit::header_remark) {
    for (const std::string& comment : comments) {
        draft.replace(draft.size(), 0, comment.empty() ? "" : "\n; " + comment, why);
    }
}

/// Whether the name stands somewhere in the text as a word.
bool is_named(std::string_view text, std::string_view name);

/// The longest of these names that stands at the beginning of the text, in letters of any size; empty: none does.
std::string_view name_at(std::string_view text, std::span<const std::string_view> names);

}  // namespace arbiter::lenient
