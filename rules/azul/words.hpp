// Azul in plain words: tiles, places, lists.
#pragma once

#include "grammar/azul/tally.hpp"
#include "grammar/text/phrase.hpp"
#include "rules/azul/table.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::azul {

/// "B"
std::string_view color_letter(std::uint8_t color);
/// "blue"
std::string_view color_name(std::uint8_t color);
/// "display 3" or "the center"
std::string source_name(std::uint8_t source);
/// "2 blue and 1 red", "nothing"
std::string tiles_in_words(Tally tiles);
/// A tally in the wall's order: "BBYR", "-" when empty.
std::string letters_of(Tally tiles);
/// A dash where no letters are.
std::string or_nothing(std::string letters);
/// What a tile was laid beside: "2 across and 3 down", "alone".
std::string reason(const Links& links);
/// The numbers of a bit mask, from 1: "3 or 5".
std::string numbers_of(unsigned mask, std::string_view last = " or ");

}  // namespace arbiter::azul
