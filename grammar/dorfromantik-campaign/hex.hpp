// The green hexes of the campaign sheet's advancement track, and a walk from one towards another.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arbiter::dorfromantik_campaign {

/// The hiker's start, and the green hexes by what they unlock.
enum class Hex : std::uint8_t {
    start,
    box_1,
    box_2,
    warehouse,
    circus,
    grain_tunnel,
    signalman,
    deer,
    village_tunnel,
    shepherdess,
    castle,
    forest_tunnel,
    hill,
    farm,
    clouds,
};

inline constexpr std::size_t hexes = 15;

constexpr std::size_t index(Hex hex) {
    return static_cast<std::size_t>(hex);
}

/// As a ledger writes it, in one word: `Grain-Tunnel`.
std::string_view name(Hex hex);
std::optional<Hex> hex_of(std::string_view name);

/// The next circles of one path, walking away from one of its two hexes.
struct Step {
    Hex from = Hex::start;
    Hex to = Hex::start;
    std::uint8_t circles = 1;

    friend bool operator==(const Step&, const Step&) = default;
};

}  // namespace arbiter::dorfromantik_campaign
