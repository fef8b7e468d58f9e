// The tiles of a written position whose color nobody wrote down.
#pragma once

#include "grammar/azul/tally.hpp"
#include "grammar/text/span.hpp"
#include "rules/azul/bag_and_lid.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace arbiter::azul {

/// Tiles of one place: on a source or a floor line each of its own color, on a pattern line all of one.
struct UnsetTiles {
    enum class Where : std::uint8_t {
        source,
        line,
        floor,
        wall,
        told,  ///< beside others of its line, or where a color is printed: it can only be that one
    };

    Where where = Where::source;
    std::uint8_t of = 0;      ///< the source, or the player
    std::uint8_t place = 0;   ///< the row of the line, the space of the wall, the color that is told
    std::vector<Span> spans;  ///< a `?` each
};

/// And where they came from.
struct Unset {
    std::vector<UnsetTiles> tiles;
    bool from_bag = true;          ///< out of the rest that is counted to the bag, or else to the lid
    bool both_written = false;     ///< bag and lid are both set, so that nothing may be left over
    Tally written = 0;             ///< what is set of the pile that the rest is counted to
    std::optional<Piles> piles{};  ///< nobody knows more of how the rest divides between bag and lid
    bool in_play = false;          ///< the round is being played
    Span turn{};                   ///< the line of the offer, if players take from it and nobody says who
};

}  // namespace arbiter::azul
