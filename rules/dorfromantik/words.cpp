// Puts Dorfromantik's markers and cells into words.
#include "rules/dorfromantik/words.hpp"

#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

namespace arbiter::dorfromantik {

std::string in_words(Marker marker) {
    return fmt::format("{} {}", word(marker.terrain), marker.number);
}

}  // namespace arbiter::dorfromantik
