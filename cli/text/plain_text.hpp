// Text that any reader takes: no control characters, no bytes that are not UTF-8.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// Control characters other than tab and line break, what turns the direction of writing, what nobody sees, blanks that
/// look like the one of ASCII (hidden.hpp), U+FFFE and U+FFFF become <U+200B>, as compilers write them, and broken
/// bytes <FF>. Where the text itself has such a word, its < becomes <U+003C>: two texts never look the same.
std::string plain_text(std::string_view text);

/// The same, appended. Plain ASCII, as nearly all text is, costs one look at it.
void append_plain(std::string_view text, std::string& out);

/// The same in one line: tabs and line breaks become <U+0009>, <U+000A>.
std::string plain_line(std::string_view text);

/// Appends what becomes of the character there, and answers how many bytes it has; 0 where it is shown as it is.
std::size_t append_as_code(std::string_view text, std::size_t at, std::string& out);

/// JSON whose strings show nothing that a terminal or an editor obeys, or that nobody sees or tells apart: such
/// characters become \\uXXXX.
std::string visible_json(std::string json);

bool is_printable_ascii(std::string_view text);

/// Nothing in it becomes anything else.
bool is_plain(std::string_view text);

/// How many bytes the character at the beginning has if it is no ASCII and nobody should get to see it as it is:
/// control characters, what turns the direction of writing, line separators, U+FFFE and U+FFFF. 0 for any other.
std::size_t obeyed(std::string_view text);

}  // namespace arbiter::cli
