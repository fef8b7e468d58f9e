// An event of Dorfromantik as it is written, not yet judged.
#pragma once

#include "grammar/dorfromantik/hexes.hpp"
#include "grammar/dorfromantik/marker.hpp"
#include "grammar/dorfromantik/tile.hpp"
#include "grammar/record/line.hpp"

#include <array>
#include <cstdint>

namespace arbiter::dorfromantik {

enum class Verb : std::uint8_t { task = first_verb, landscape };

/// Where a tile is said to go.
struct Goal {
    enum class Kind : std::uint8_t {
        cell,    ///< `2,-1`
        beside,  ///< `NE` or `7E`: beside a tile already laid
        none,    ///< `none`: it fits nowhere
        unknown  ///< `?`: nobody wrote it down
    };

    Kind kind = Kind::cell;
    Direction direction = Direction::ne;
    Cell cell{};
    std::uint32_t nth = 0;  ///< beside the n-th tile laid; 0: the last one
    bool floats = false;    ///< a cell that nobody wrote down, on a map that lies nobody knows where
};

/// `+done:F5` or `+lost:G4`: this play completed or cancelled such a marker.
struct Claim {
    Marker marker{};
    bool completed = false;
    Span span;
};

/// Nobody claims more in a line: a tile touches six others and shows five terrains.
inline constexpr std::size_t most_claims = 11;

/// Fields below `line` mean something only with a verb of this game.
struct Written {
    Line line;
    /// Of an event.
    Verb verb() const { return static_cast<Verb>(line.verb); }

    Verb reveal = Verb::task;  ///< the line's verb once all of it is read
    Marker marker;             ///< Verb::task
    Tile tile;
    bool turned = false;  ///< `~`: nobody wrote down in which of its turns the tile lies
    Goal goal;
    bool underscore = false;  ///< a meadow was written `_`, as people do
    Span reveal_span;         ///< the word task or land
    Span marker_span;
    Span tile_span;
    Span goal_span;
    std::array<Claim, most_claims> claims;
    std::uint32_t claim_count = 0;  ///< how many were written, also beyond the room
};

}  // namespace arbiter::dorfromantik
