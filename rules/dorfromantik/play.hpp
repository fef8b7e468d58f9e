// What a player does in a turn: reveal a tile, with a marker if it is a task tile, and lay it or set it aside.
#pragma once

#include "grammar/dorfromantik/hexes.hpp"
#include "grammar/dorfromantik/marker.hpp"
#include "grammar/dorfromantik/tile.hpp"

#include <cstdint>

namespace arbiter::dorfromantik {

/// The two kinds of face-down stacks a tile can come from.
enum class Pile : std::uint8_t { task, landscape };

struct Play {
    Pile pile = Pile::landscape;
    bool set_aside = false;  ///< the tile fits nowhere and leaves the game
    Marker marker{};         ///< of a task tile only
    Tile tile{};             ///< as it is to lie
    Cell cell{};

    /// Whether all of it was written down.
    bool known() const { return tile.known() && (pile == Pile::landscape || marker.known()); }

    friend bool operator==(const Play&, const Play&) = default;
};

}  // namespace arbiter::dorfromantik
