// The parts of lines that all games have, and a verb for those of a game that names none.
#pragma once

#include "grammar/record/line.hpp"
#include "rules/trace.hpp"

#include <span>
#include <string_view>

namespace arbiter {

/// False when the line is an event of its game.
bool add_common_parts(const Line& line, const Seats& seats, EventParts& parts);
/// The first of these words in the line's text, or "move".
std::string_view first_keyword(std::string_view event, std::span<const std::string_view> keywords);

}  // namespace arbiter
