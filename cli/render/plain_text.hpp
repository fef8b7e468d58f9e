// Text that any reader takes: no control characters, no bytes that are not UTF-8.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// Control characters other than tab and line break, what turns the direction of writing, what nobody sees
/// (hidden.hpp), broken bytes and U+FFFE, U+FFFF become the replacement character.
std::string plain_text(std::string_view text);

/// The same, appended. Plain ASCII, as nearly all text is, costs one look at it.
void append_plain(std::string_view text, std::string& out);

/// The same in one line: tabs and line breaks become the replacement character too.
std::string plain_line(std::string_view text);

/// JSON whose strings show nothing that a terminal or an editor obeys, or that nobody sees: such characters become
/// \\uXXXX.
std::string visible_json(std::string json);

bool is_printable_ascii(std::string_view text);

/// How many bytes the character at the beginning has if it is no ASCII and nobody should get to see it as it is:
/// control characters, what turns the direction of writing, line separators, U+FFFE and U+FFFF. 0 for any other.
std::size_t obeyed(std::string_view text);

}  // namespace arbiter::cli
