// Puts Dorfromantik's markers and cells into words.
#include "rules/dorfromantik/words.hpp"

#include <fmt/format.h>

namespace arbiter::dorfromantik {

std::string in_words(Marker marker) {
    return fmt::format("{} {}", word(marker.terrain), marker.number);
}

std::string in_words(Cell cell) {
    return fmt::format("{},{}", cell.q, cell.r);
}

std::string tiles_in_words(std::uint32_t count) {
    return fmt::format("{} tile{}", count, count == 1 ? "" : "s");
}

std::string open_edges_in_words(std::uint32_t count) {
    return fmt::format("{} open edge{}", count, count == 1 ? "" : "s");
}

std::string in_words(const std::vector<std::string>& parts, std::string_view last) {
    std::string words;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        words += i == 0 ? std::string_view{} : i + 1 == parts.size() ? last : std::string_view{", "};
        words += parts[i];
    }
    return words;
}

}  // namespace arbiter::dorfromantik
