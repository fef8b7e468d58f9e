// The score sheets of possible worlds as one.
#pragma once

#include <string>
#include <string_view>

namespace arbiter::worlds {

/// Ends what is left of a line, or stands for lines, that the worlds do not agree on.
inline constexpr std::string_view differing_lines = "  ?\n";

/// The lines that stand in both, in order. Where they differ in numbers alone, and begin with words that say of what,
/// these become ranges; instead of all others there is a line with `?`.
std::string common_sheet(std::string_view one, std::string_view other);

}  // namespace arbiter::worlds
