// A task marker: the terrain it wants and the number of tiles it wants of it.
#pragma once

#include "grammar/dorfromantik/terrain.hpp"

#include <compare>
#include <cstdint>
#include <string>

namespace arbiter::dorfromantik {

struct Marker {
    /// In place of the number of a marker that has left its tile, whatever it said.
    static constexpr std::uint16_t taken_off = 0xFFFF;

    Terrain terrain = Terrain::meadow;  ///< meadow: nobody wrote down which
    std::uint16_t number = 0;           ///< 0: nobody wrote down how many

    /// Nothing of it is written `?`.
    constexpr bool known() const { return terrain != Terrain::meadow && number != 0; }
    constexpr bool is_off() const { return number == taken_off; }

    friend constexpr auto operator<=>(Marker, Marker) = default;
};

/// `F5`, `F-` once it is off, with `?` for what nobody wrote down: `F?`, or `?` alone.
inline std::string to_text(Marker marker) {
    if (marker.terrain == Terrain::meadow) {
        return "?";
    }
    if (marker.is_off()) {
        return letter(marker.terrain) + std::string("-");
    }
    return letter(marker.terrain) + (marker.number == 0 ? std::string("?") : std::to_string(marker.number));
}

}  // namespace arbiter::dorfromantik
