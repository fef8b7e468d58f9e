// Names tiles and places.
#include "cli/import/azul-bga/wall.hpp"

#include <fmt/format.h>

#include <string_view>

namespace arbiter::cli::bga {
namespace {

/// By type: 0 is the starting player marker.
constexpr std::string_view letters = "?KWBYR";
/// As the first row of the colored wall is printed; each row below begins one color earlier.
constexpr std::string_view printed = "BYRKW";

}  // namespace

char letter_of(std::int64_t type) {
    return type >= 1 && type <= 5 ? letters[static_cast<std::size_t>(type)] : '?';
}

std::string Tiling::written() const {
    std::string text;
    for (const auto& [line, goal] : goals_) {
        text += fmt::format("{}{}:{}", text.empty() ? "" : " ", line, goal);
    }
    return text;
}

bool is_printed(std::int64_t type, std::int64_t line, std::int64_t column) {
    const bool on_wall = line >= 1 && line <= 5 && column >= 1 && column <= 5;
    return on_wall && printed[static_cast<std::size_t>((column - line + 5) % 5)] == letter_of(type);
}

}  // namespace arbiter::cli::bga
