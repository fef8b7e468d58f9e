// A task marker: the terrain it wants and the number of tiles it wants of it.
#pragma once

#include "grammar/dorfromantik/terrain.hpp"

#include <compare>
#include <cstdint>
#include <string>

namespace arbiter::dorfromantik {

struct Marker {
    Terrain terrain = Terrain::meadow;  ///< meadow: nobody wrote down which
    std::uint16_t number = 0;           ///< 0: nobody wrote down how many

    constexpr bool known() const { return terrain != Terrain::meadow && number != 0; }

    friend constexpr auto operator<=>(Marker, Marker) = default;
};

/// `F5`, with `?` for what nobody wrote down: `F?`, or `?` alone.
inline std::string to_text(Marker marker) {
    if (marker.terrain == Terrain::meadow) {
        return "?";
    }
    return letter(marker.terrain) + (marker.number == 0 ? std::string("?") : std::to_string(marker.number));
}

}  // namespace arbiter::dorfromantik
