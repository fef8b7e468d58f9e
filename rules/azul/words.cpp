// Puts Azul's tiles and places into words.
#include "rules/azul/words.hpp"

#include <fmt/format.h>

#include <array>

namespace arbiter::azul {

std::string_view color_letter(std::uint8_t color) {
    return color_letters.substr(color, 1);
}

std::string_view color_name(std::uint8_t color) {
    static constexpr std::array<std::string_view, colors + 1> names{"blue",  "yellow", "red",
                                                                    "black", "white",  "unknown"};
    return names[color];
}

std::string source_name(std::uint8_t source) {
    return source == center ? "the center" : fmt::format("display {}", source);
}

std::string tiles_in_words(Tally tiles) {
    std::vector<std::string> parts;
    for (std::uint8_t color = 0; color < colors; ++color) {
        if (count_of(tiles, color) != 0) {
            parts.push_back(fmt::format("{} {}", count_of(tiles, color), color_name(color)));
        }
    }
    return parts.empty() ? "nothing" : in_words(parts, " and ");
}

std::string letters_of(Tally tiles) {
    std::string letters;
    for (std::uint8_t color = 0; color < colors; ++color) {
        letters.append(count_of(tiles, color), color_letters[color]);
    }
    letters.append(count_of(tiles, unknown_color), '?');
    return letters.empty() ? "-" : letters;
}

std::string numbers_of(unsigned mask, std::string_view last) {
    std::vector<std::string> parts;
    for (unsigned bit = 0; bit < 8; ++bit) {
        if (((mask >> bit) & 1U) != 0) {
            parts.push_back(fmt::format("{}", bit + 1));
        }
    }
    return in_words(parts, last);
}

std::string or_nothing(std::string letters) {
    return letters.empty() ? "-" : letters;
}

std::string reason(const Links& links) {
    if (links.across == 1 && links.down == 1) {
        return "alone";
    }
    const std::string across = fmt::format("{} across", links.across);
    const std::string down = fmt::format("{} down", links.down);
    return links.down == 1 ? across : links.across == 1 ? down : fmt::format("{} and {}", across, down);
}

}  // namespace arbiter::azul
