// How many columns of a terminal a text takes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace arbiter::cli {

struct Character {
    std::size_t bytes;  ///< 0: these are no character
    std::size_t columns;
};

Character character_at(std::string_view text, std::size_t at);

std::size_t columns_of(std::string_view text);

/// The text, or as much of it as leaves room for the ending, with that.
std::string fitted(std::string_view text, std::size_t most, std::string_view ending);

}  // namespace arbiter::cli
