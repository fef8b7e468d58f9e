// Two files that were put together, so that the second record does not begin in a line's first column.
#pragma once

#include "grammar/text/span.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace arbiter::lenient {

/// Where in the lines of a record another record of these games seems to begin: from there to the end of that line.
/// A line that only names a game has to have nothing else on it; behind an event or a comment, players have to follow.
std::optional<Span> second_record(std::string_view lines, std::span<const std::string_view> games);

/// Whether a line names one of these games and says nothing else, however it is written: `Game: azul`, `[Game "azul"]`.
bool names_a_game(std::string_view line, std::span<const std::string_view> games);

}  // namespace arbiter::lenient
