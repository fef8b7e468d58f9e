// Characters that nobody sees: they are shown as what they are not, so that two names never look the same.
#pragma once

#include <cstddef>
#include <string_view>

namespace arbiter::cli {

/// How many bytes the character at the beginning has if it is no ASCII and leaves no ink and no room of its own, or is
/// obeyed (plain_text.hpp): zero-width blanks, joiners, variation selectors, tags, fillers. 0 for any other.
std::size_t invisible(std::string_view text);

/// The same of the character there, but for those that change what is seen of their neighbors: a joiner between two
/// emoji, a selector behind one that is text without it, and joiners where a script needs them to spell a word.
std::size_t hidden_at(std::string_view text, std::size_t at);

/// How many bytes a blank has that is none of ASCII and looks like one: U+00A0, U+2003, U+3000. 0 for any other.
std::size_t foreign_blank(std::string_view text);

}  // namespace arbiter::cli
