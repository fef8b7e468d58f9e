// Puts Dorfromantik's markers and cells into words.
#include "rules/dorfromantik/words.hpp"

#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

namespace arbiter::dorfromantik {

std::string in_words(Marker marker) {
    return marker.is_off() ? fmt::format("{} marker", word(marker.terrain))
                           : fmt::format("{} {}", word(marker.terrain), marker.number);
}

std::string numbers_in_words(const Box& box, Terrain terrain) {
    std::vector<std::string> numbers;
    for (const std::uint16_t number : box.numbers()) {
        if (box.copies({terrain, number}) > 0) {
            numbers.push_back(std::to_string(number));
        }
    }
    return numbers.empty() ? std::string("nothing") : in_words(numbers, " or ");
}

std::string each_of(std::uint8_t copies) {
    return copies == 1 ? "the only" : copies == 2 ? "both" : fmt::format("all {}", copies);
}

std::string or_opened_box(std::string help) {
    return help + (help.empty() ? "" : "; ") + "if a box has been opened, a file lists what was in it: Tiles: FILE";
}

}  // namespace arbiter::dorfromantik
