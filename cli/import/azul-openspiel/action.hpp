// An action of OpenSpiel's azul, in words and by its number.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::cli::openspiel {

inline constexpr int center = -1;
inline constexpr int floor_line = -1;

/// All tiles of a color from a factory (from 0) or the center to a pattern line (from 0) or the floor.
struct Action {
    int factory = center;
    char color = '?';
    int line = floor_line;

    friend bool operator==(const Action&, const Action&) = default;
};

/// "Take R from Factory2 to Line1", "Take K from Center to Floor".
std::optional<Action> read_action(std::string_view words);

/// The action with this number in a game with so many factories: first those from a factory to a line, by factory,
/// color and line; then from the center to a line; then from a factory to the floor; last from the center to the floor.
std::optional<Action> numbered_action(std::uint64_t number, std::size_t factories);

/// The action as a line of a record, without its actor.
std::string written(const Action& action);

/// The number that shuffles the bag, when nothing else can be done.
inline constexpr std::uint64_t shuffle = 0;

}  // namespace arbiter::cli::openspiel
