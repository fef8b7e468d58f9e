// One task field of a tile: how many frames of which colors it asks for.
#pragma once

#include "grammar/framework/color.hpp"

#include <cstdint>
#include <string>

namespace arbiter::framework {

struct Task {
    enum class Kind : std::uint8_t {
        one,     ///< 4B: frames of one color
        mix,     ///< 6B+Y: frames of two colors, added up
        either,  ///< 4B|Y: frames of one of two colors alone
    };

    Kind kind = Kind::one;
    bool after = false;  ///< stands behind the arrow: its token comes after the one of the task before it
    std::uint16_t number = 1;
    Color first = Color::yellow;
    Color second = Color::yellow;  ///< the same as `first` where only one color is asked for

    constexpr Colors colors() const { return Colors(first) | second; }

    /// The two colors of a task may be written either way round.
    constexpr bool operator==(const Task& other) const {
        return kind == other.kind && after == other.after && number == other.number && colors() == other.colors();
    }
};

/// `4B`, `6B+Y`, `4B|Y`: the colors as written.
std::string text(const Task& task);

}  // namespace arbiter::framework
