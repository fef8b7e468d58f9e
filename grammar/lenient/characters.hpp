// What one character can look like: Unicode forms of plain characters, letters large and small, and names for those
// that nobody sees.
#pragma once

#include "grammar/lenient/draft.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace arbiter::lenient {

/// The text in NFC: a letter and its accents are one character where there is one. Bytes that are no text stay.
std::string composed(std::string_view text);

/// The text without regard to large and small letters, in NFC.
std::string folded(std::string_view text);

/// The text without accents, and without regard to large and small letters.
std::string bare(std::string_view text);

/// Puts every character before `end` into its plain form: blanks and dashes of any kind, quotes, full-width letters and
/// digits, accents apart from their letter; takes out what has no width, but for joiners.
void make_plain(Draft& draft, std::size_t end);

/// "a no-break blank (U+00A0)", "the Cyrillic letter В (U+0412)" for what is easily overlooked; empty for others.
std::string name_of_character(std::string_view text);

/// The Latin letter that looks like the Greek or Cyrillic one that begins the text, 0 when there is none.
char lookalike(std::string_view text);

/// How many bytes the character that begins the text has.
std::size_t character_size(std::string_view text);

}  // namespace arbiter::lenient
